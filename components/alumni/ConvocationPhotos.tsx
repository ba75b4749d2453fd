import { cx } from '@/components/ui/cx';
import { ItemPicture } from '@/components/art/ItemPicture';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { AlumniContent } from '@/lib/server/content/information';
import styles from './Alumni.module.css';

type YearRange = AlumniContent['ranges'][number];

/** The photos of a range of years. */
export function ConvocationPhotos({ range }: { range: YearRange }) {
  return (
    <ul className={cx('grid', styles.photos)} aria-label={`Convocation ${range.label}`}>
      {range.photos.map((photo) => (
        <li key={photo.slug} className={cx('surface rounded', styles.photo)}>
          <Photo photo={photo} years={range.label} />
        </li>
      ))}
    </ul>
  );
}

/** A photo with a link opens it in a new tab; without one, or with an empty one, it is a plain picture. */
function Photo({ photo, years }: { photo: YearRange['photos'][number]; years: string }) {
  const figure = (
    <figure>
      <ItemPicture
        name={`convocation/${photo.slug}`}
        image={photo.image}
        alt={`Three graduates in caps: ${photo.caption}, convocation of ${years}`}
      />
      <figcaption>{photo.caption}</figcaption>
    </figure>
  );
  if (!photo.link) return figure;
  return <ExternalLink href={photo.link}>{figure}</ExternalLink>;
}
