import { centrePath, getCentres, type ListFlag } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';
import styles from './FindCentre.module.css';

/** The centres that the specified list of a page omits, and how many of all centres it lists. */
export function OtherCentres({ list }: { list: ListFlag }) {
  const centres = getCentres();
  const others = centres.filter((centre) => !centre[list]);
  return (
    <p className={styles.others}>
      {others.length > 0 && <span>Also: </span>}
      {others.map(({ id, name }, index) => (
        <span key={id}>
          <a href={centrePath(id)}>{name}</a>
          <span>{index < others.length - 1 ? ', ' : '. '}</span>
        </span>
      ))}
      <span>{`${centres.length} of our ${getSite().statistics.centresInPakistan} centres in Pakistan are listed here.`}</span>
    </p>
  );
}
