import { Table } from '@/components/blocks/Table';
import { CheckList } from '@/components/ui/CheckList';
import { Section } from '@/components/ui/Section';
import type { Fee } from '@/lib/server/content/catalogue';
import { getPolicy } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import { Specimen } from './Specimen';
import styles from './Certificates.module.css';

const rupees = (amount: number) => `PKR ${amount.toLocaleString('en-PK')}`;

type BeforeYouPayProps = {
  /** Name of the diploma on the certificate. */
  diploma: string;
  fee: Fee;
};

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
          <h3>An example of the whole sum</h3>
          <p>At the lowest monthly fee. Your centre tells you its fee before you pay.</p>
          <Table block={{ rows }} caption="An example of the whole sum" />
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
