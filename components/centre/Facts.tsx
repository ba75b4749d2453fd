import styles from './Facts.module.css';

export type FactsProps = { facts: readonly (readonly [term: string, value: string | undefined])[] };

/** A few named facts in a row or two; those without a value are left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
