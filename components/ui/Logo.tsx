import styles from './Logo.module.css';
import logo from './logo.json';

/** `reusesLetters` takes the letters of the header's logo, so that a page contains them once. */
export function Logo({ reusesLetters = false }: { reusesLetters?: boolean }) {
  return (
    <svg viewBox="0 -166 840 200" className={styles.logo} aria-hidden="true">
      <path d="M0-140A140 140 0 0 1 140 0H0Z" className={styles.tile} />
      {reusesLetters ? (
        <use href="#logo" x="204" />
      ) : (
        <g transform="translate(204)">
          <path id="logo" d={logo.letters} />
        </g>
      )}
    </svg>
  );
}
