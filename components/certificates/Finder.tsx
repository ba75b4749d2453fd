import { cx } from '@/components/ui/cx';
import { ButtonLink } from '@/components/ui/Button';
import { type Certificates, getPolicy } from '@/lib/server/content/information';
import { getSite } from '@/lib/shared/content/site';
import { CopyOnOpen } from './CopyOnOpen';
import styles from './Certificates.module.css';
import { Table } from '@/components/blocks/Table';
import { CheckList } from '@/components/ui/Lists';
import { Section } from '@/components/ui/Section';
import type { Fee } from '@/lib/server/content/catalogue';
import { Specimen } from './Specimen';

/**
 * Shows which system to use for the curriculum printed on the certificate. Radio buttons and CSS (:has) work without
 * JavaScript; both links are always shown.
 */
export function Finder({ curricula, systems }: Pick<Certificates, 'curricula' | 'systems'>) {
  const { verifyOld, verifyNew } = getSite().links;
  const addresses = { old: verifyOld, new: verifyNew };
  return (
    <div className={cx('stack columns-960', styles.finder)}>
      <fieldset className={cx('stack gap-2', styles.choices)}>
        <legend className="display card-title">Which curriculum is printed on it?</legend>
        {curricula.map(({ slug, label, hint, system }) => (
          <div key={slug} className={cx('row gap-3', styles.choice)}>
            <input
              type="radio"
              name="curriculum"
              id={slug}
              data-system={system}
              aria-describedby={`${slug}-hint`}
            />
            <div>
              <label htmlFor={slug} className="strong stretched">
                {label}
              </label>
              <p id={`${slug}-hint`} className={styles.hint}>
                {hint}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <CopyOnOpen>
        <ul className={cx('stack gap-grid', styles.systems)}>
          {systems.map(({ key, title, covers }) => (
            <li key={key} className={cx('column gap-3 panel', styles.system)} data-system={key}>
              <h3>{title}</h3>
              <p>{covers}</p>
              <p className={styles.yours}>Use this one</p>
              <ButtonLink href={addresses[key]} external>
                <span>
                  <span className={styles.opens}>Open</span>
                  <span className={styles.copies}>Copy and open</span>
                  {` the ${key} system`}
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </CopyOnOpen>
    </div>
  );
}

const rupees = (amount: number) => `PKR ${amount.toLocaleString('en-PK')}`;

type BeforeYouPayProps = { diploma: string; fee: Fee };

/** What a diploma costs in all at the lowest fee, what to know about leaving, and the certificate at the end. */
export function BeforeYouPay({ diploma, fee: { from, instalments, registration } }: BeforeYouPayProps) {
  const rows = [
    [`${instalments} × ${rupees(from)}`, rupees(instalments * from)],
    ['Registration', rupees(registration)],
    ['In all', rupees(instalments * from + registration)],
  ];
  const leaving = getPolicy('terms').sections.find(({ slug }) => slug === 'leaving');
  return (
    <Section title="Before you pay" tone="white" folded={3}>
      <div className={cx('stack columns-960', styles.needs)}>
        <div className="stack gap-4">
          <h3>An example of the total fee</h3>
          <p>At the lowest monthly fee. Your centre tells you its fee before you pay.</p>
          <Table block={{ rows }} caption="An example of the total fee" />
          {leaving && (
            <>
              <h3>{leaving.title}</h3>
              <CheckList lines={leaving.points ?? []} />
            </>
          )}
        </div>
        <div className="stack gap-4">
          <h3>What you get at the end</h3>
          <Specimen diploma={diploma} />
        </div>
      </div>
    </Section>
  );
}
