import { Art } from '@/components/art/Art';
import styles from './Banner.module.css';

type BannerProps = {
  /** Names of drawings, left to right; those that do not fit are cut off. */
  art: readonly string[];
};

/** The decorative row of course art on top of /courses. */
export const Banner = ({ art }: BannerProps) => (
  <div className={styles.banner} aria-hidden="true">
    {art.map((name) => (
      <Art key={name} name={name} />
    ))}
  </div>
);
