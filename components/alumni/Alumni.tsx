import { ItemPicture, Portrait } from '@/components/art/ItemPicture';
import { WordMark } from '@/components/art/Tiles';
import { Card } from '@/components/ui/Card';
import columns from '@/components/ui/Columns.module.css';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import type { AlumniContent } from '@/content/schema/information';
import type { Executive, StarAlumnus } from '@/content/schema/people';
import { formatMonth } from '@/lib/shared/util/time';
import styles from './Alumni.module.css';

/** The specification shows the descriptions on wide screens only; in narrower windows a press opens one. */
export const Executives = ({ people }: { people: readonly Executive[] }) => (
  <ul className={cx(columns.from768, styles.executives)}>
    {people.map((person) => (
      <li key={person.slug} className={cx('stack surface', styles.executive)}>
        <Portrait person={person} className={styles.portrait} />
        <div className={cx('stack gap-1', styles.words)}>
          <WordMark mark={person.companyLogo} className={styles.logo} />
          <h3>{person.name}</h3>
          <p>{person.role}</p>
          {person.studied && <p className="muted small">{person.studied}</p>}
        </div>
        <Fold title="Read the story" about={person.name} wideTitle={null} className={styles.story}>
          {person.description}
        </Fold>
      </li>
    ))}
  </ul>
);

export const StarAlumnusBadge = ({ person }: { person: StarAlumnus }) => (
  <Card as="article" className={styles.badge}>
    <p className={cx('row between small strong', grounds.ink, styles.head)}>
      <span>Star Alumni</span>
      {person.month && <span>{formatMonth(person.month)}</span>}
    </p>
    <div className={styles.person}>
      <Portrait person={person} />
      <div>
        <h3>{person.name}</h3>
        <p>{person.role}</p>
        {person.studied && <p className="muted small">{person.studied}</p>}
      </div>
    </div>
    <p className={cx(grounds.sky, styles.employer)}>
      Works at <strong>{person.employer}</strong>
    </p>
  </Card>
);

export function ConvocationPhotos({ range }: { range: AlumniContent['ranges'][number] }) {
  return (
    <ul className={cx(columns.grid, styles.photos)} aria-label={`Convocation ${range.label}`}>
      {range.photos.map(({ slug, image, caption, link }) => {
        const figure = (
          <figure>
            <ItemPicture name={`convocation/${slug}`} image={image} />
            <figcaption className="small strong">{caption}</figcaption>
          </figure>
        );
        return (
          <li key={slug} className={cx('surface', styles.photo)}>
            {link ? <ExternalLink href={link}>{figure}</ExternalLink> : figure}
          </li>
        );
      })}
    </ul>
  );
}
