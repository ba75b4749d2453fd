import styles from './Picture.module.css';

/** The picture next to a suggestion, in the header's panel and on /search. */
export const Picture = ({ image }: { image: string }) => (
  <img src={image} alt="" width={96} height={48} className={styles.picture} loading="lazy" decoding="async" />
);
