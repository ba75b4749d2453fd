import styles from './SuggestionPicture.module.css';

/** The picture next to a suggestion, in the header's panel and on /search. */
export const SuggestionPicture = ({ image }: { image: string }) => (
  <img src={image} alt="" width={96} height={48} className={styles.picture} loading="lazy" decoding="async" />
);
