import { Portrait } from '@/components/art/Portrait';
import type { StarAlumnus } from '@/lib/server/content/information';
import { formatMonth } from '@/lib/shared/util/time';
import { words } from '@/content/pages/alumni';
import styles from './IdCard.module.css';

type IdCardProps = { person: StarAlumnus };

/** An alumnus as a staff badge: portrait, name, role, employer. */
export function IdCard({ person }: IdCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.slot} aria-hidden="true" />
        <span className={styles.kind}>{words.starAlumni}</span>
        {person.month && <span>{formatMonth(person.month)}</span>}
      </div>
      <div className={styles.person}>
        <Portrait person={person} corner="bottomLeft" />
        <div>
          <h3>{person.name}</h3>
          <p>{person.role}</p>
        </div>
      </div>
      <p className={styles.employer}>
        <span className={styles.at}>{words.worksAt}</span> {person.employer}
      </p>
    </article>
  );
}
