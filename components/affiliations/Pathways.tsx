import { cx } from '@/components/ui/cx';
import type { Affiliations, University } from '@/lib/server/content/information';
import styles from './Pathways.module.css';

type PathwaysProps = {
  transfer: Affiliations['transfer'];
  universities: readonly University[];
};

/** The Credit Transfer Facility and its three pathways, each drawn as years at Aptech, then years at the university. */
export function Pathways({ transfer, universities }: PathwaysProps) {
  return (
    <>
      <div className={styles.transfer}>
        <div>
          <h3>{transfer.title}</h3>
          <p>{transfer.text}</p>
        </div>
        <ol className={styles.steps}>
          {transfer.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <ul className="stack">
        {universities.map((university) => (
          <li key={university.slug} className={styles.path} id={university.slug}>
            <div className="stack gap-2">
              <p className="muted small strong">{university.place}</p>
              <h3>{university.name}</h3>
              <p>{university.statement}</p>
            </div>
            <Years university={university} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Years({ university }: { university: University }) {
  const beside = university.legs.some((leg) => leg.span === 'Alongside');
  return (
    <ol className={cx(styles.legs, beside && styles.beside)}>
      {university.legs.map((leg) => (
        <li
          key={leg.title}
          className={cx('column gap-4', leg.where === 'here' ? styles.here : cx('on-coral', styles.abroad))}
        >
          <span className="small strong">{leg.span}</span>
          <strong>{leg.title}</strong>
        </li>
      ))}
      <li className={cx('column gap-4', styles.award)}>
        <span className="small strong">You hold</span>
        <strong>{university.award}</strong>
      </li>
    </ol>
  );
}
