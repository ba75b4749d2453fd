import { ButtonLink } from '@/components/ui/Button';
import { CertificateSpecimen } from '@/components/ui/CertificateSpecimen';
import chipStyles from '@/components/ui/Chip.module.css';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import inputStyles from '@/components/ui/Input.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import listStyles from '@/components/ui/Lists.module.css';
import { cx } from '@/components/ui/cx';
import type { Certificates } from '@/content/schema/information';
import { getSite } from '@/lib/shared/content/site';
import styles from './Certificates.module.css';

type FinderProps = Pick<Certificates, 'curricula' | 'systems'>;

export function VerificationSystemFinder({ curricula, systems }: FinderProps) {
  const { verifyOld, verifyNew } = getSite().links;
  const systemUrls = { old: verifyOld, new: verifyNew };
  return (
    <div className={cx(columns.from960, styles.finder)}>
      <fieldset className={cx('stack gap-2', styles.choices)}>
        <legend className="card-title">Which curriculum is printed on it?</legend>
        {curricula.map(({ slug, label, hint, system }) => (
          <div key={slug} className={cx('row gap-3', chipStyles.choice, inputStyles.frame, styles.choice)}>
            <input
              type="radio"
              className={inputStyles.radio}
              name="curriculum"
              id={slug}
              data-system={system}
              aria-describedby={`${slug}--hint`}
            />
            <div>
              <label htmlFor={slug} className={cx('strong', linkStyles.stretched)}>
                {label}
              </label>
              <p id={`${slug}--hint`} className="small">
                {hint}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <ul className={cx('stack', styles.systems)}>
        {systems.map(({ key, title, covers }) => (
          <li key={key} className={cx('gap-3', grounds.panel, styles.system)} data-system={key}>
            <h3>{title}</h3>
            <p>{covers}</p>
            <p className={styles.useThisOne}>Use this one</p>
            <ButtonLink href={systemUrls[key]} variant="outline">
              {`Open the ${key} system`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const WhatYouNeed = ({ needs }: Pick<Certificates, 'needs'>) => (
  <div className={cx(columns.from960, styles.withSpecimen)}>
    <CertificateSpecimen marked />
    <ol className={cx('stack gap-5', listStyles.counted, listStyles.marked, styles.list)}>
      {needs.map(({ title, text }) => (
        <li key={title} className="stack gap-1">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
