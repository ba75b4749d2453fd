import { Art } from '@/components/art/Art';
import styles from './Banner.module.css';

type BannerProps = {
  /** Names of drawings, left to right; as many as fit are seen. */
  art: readonly string[];
};

/** The picture band on top of /courses: a row of course art from edge to edge. It only decorates. */
export const Banner = ({ art }: BannerProps) => (
  <div className={styles.banner} aria-hidden="true">
    {art.map((name) => (
      <Art key={name} name={name} priority />
    ))}
  </div>
);
