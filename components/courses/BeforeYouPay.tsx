import { Table } from '@/components/blocks/Table';
import { Specimen } from '@/components/certificates/Specimen';
import { cx } from '@/components/ui/cx';
import { CheckList } from '@/components/ui/Lists';
import { Section } from '@/components/ui/Section';
import { inRupees } from '@/lib/server/catalogue/catalogue';
import { getPolicy } from '@/lib/server/catalogue/information';
import type { Fee } from '@/lib/shared/schema/course-facts';
import styles from './Programme.module.css';

type BeforeYouPayProps = { diploma: string; fee: Fee };

/** What a diploma costs in all at the lowest fee, what to know about leaving, and the certificate at the end. */
export function BeforeYouPay({ diploma, fee: { from, instalments, registration } }: BeforeYouPayProps) {
  const rows = [
    [`${instalments} × ${inRupees(from)}`, inRupees(instalments * from)],
    ['Registration', inRupees(registration)],
    ['In all', inRupees(instalments * from + registration)],
  ];
  const leaving = getPolicy('terms').sections.find(({ slug }) => slug === 'leaving');
  return (
    <Section title="Before you pay" tone="white" folded={3}>
      <div className={cx('stack columns-960', styles.beforeYouPay)}>
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
