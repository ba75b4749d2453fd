import logo from './logo.json';
import styles from './Logo.module.css';

type LogoProps = {
  /** Refers to the letters that the header's logo has drawn, in place of drawing them twice in one page. */
  again?: boolean;
};

/** One tile and the name as a drawing, the same whichever font there is (npm run icons). Its link has the accessible name. */
export function Logo({ again = false }: LogoProps) {
  return (
    <svg viewBox="0 -166 840 200" className={styles.logo} aria-hidden="true" focusable="false">
      <path d="M0-140A140 140 0 0 1 140 0H0Z" className={styles.tile} />
      {again ? (
        <use href="#logo" x="204" />
      ) : (
        <g transform="translate(204)">
          <path id="logo" d={logo.letters} />
        </g>
      )}
    </svg>
  );
}
