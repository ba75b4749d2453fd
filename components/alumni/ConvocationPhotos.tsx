import { ItemPicture } from '@/components/art/ItemPicture';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { ConvocationPhoto, YearRange } from '@/lib/server/content/information';
import { words } from '@/content/pages/alumni';
import { cx } from '@/components/ui/cx';
import styles from './ConvocationPhotos.module.css';

type ConvocationPhotosProps = { range: YearRange };

/** Eight photos around their range of years. */
export function ConvocationPhotos({ range }: ConvocationPhotosProps) {
  return (
    <ul className={styles.grid}>
      <li className={styles.year}>
        <span>{words.convocation}</span>
        <strong>{range.label}</strong>
      </li>
      {range.photos.map((photo) => (
        <li key={photo.slug} className={cx('covered', styles.photo)}>
          <Photo photo={photo} />
        </li>
      ))}
    </ul>
  );
}

/** A photo with a link opens it in a new tab; without one, or with an empty one, it is a plain picture. */
function Photo({ photo }: { photo: ConvocationPhoto }) {
  const figure = (
    <figure>
      <ItemPicture name={`convocation/${photo.slug}`} image={photo.image} alt={photo.alt} />
      <figcaption>{photo.caption}</figcaption>
    </figure>
  );
  if (!photo.link) return figure;
  return <ExternalLink href={photo.link}>{figure}</ExternalLink>;
}
