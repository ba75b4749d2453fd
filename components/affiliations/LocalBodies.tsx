import { TileShape } from '@/components/art/TileShape';
import { CheckList } from '@/components/ui/CheckList';
import type { LocalBody } from '@/lib/server/content/information';
import { words } from '@/content/pages/affiliations';
import styles from './LocalBodies.module.css';

type LocalBodiesProps = { bodies: readonly LocalBody[] };

/** Each body as a document: kind of relation, statement, consequence. */
export function LocalBodies({ bodies }: LocalBodiesProps) {
  return (
    <ul className="stack gap-grid columns-768 columns-7-5">
      {bodies.map((body) => (
        <li key={body.slug} className={styles.body} id={body.slug}>
          <div className={styles.stamp}>
            <TileShape kind={body.relation === 'Affiliated' ? 'petal' : 'ring'} className={styles.shape} />
            <span>{body.relation}</span>
          </div>
          <div className={styles.words}>
            <h3>{body.name}</h3>
            <p>{body.statement}</p>
            {body.number && (
              <p>
                <span>
                  {body.relation === 'Affiliated' ? words.affiliationNumber : words.registrationNumber}:
                </span>{' '}
                <strong translate="no">{body.number}</strong>
              </p>
            )}
            <h4>{words.whatThisMeansForYou}</h4>
            <CheckList lines={body.means} />
          </div>
        </li>
      ))}
    </ul>
  );
}
