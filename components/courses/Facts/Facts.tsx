import styles from './Facts.module.css';

export type Fact = { label: string; value: string };
export type FactsProps = { facts: readonly Fact[]; className?: string };

/** The summary list of a course: labels on the left, answers on the right. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={className ? `${styles.facts} ${className}` : styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
