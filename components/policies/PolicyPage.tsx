import { Table } from '@/components/blocks/Table';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import { CheckList } from '@/components/ui/Lists';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import { getPolicy } from '@/lib/server/catalogue/page-content';
import { words } from '@/lib/server/catalogue/page-words';
import { formatDay } from '@/lib/shared/util/time';
import styles from './Policy.module.css';

const policyPages = {
  privacy: { name: 'privacy', heading: words.privacy.heading },
  'profanity-policy': { name: 'profanity', heading: words.profanityPolicy.heading },
  terms: { name: 'terms', heading: words.terms.heading },
} as const;

export function PolicyPage({ page }: { page: keyof typeof policyPages }) {
  const { name, heading } = policyPages[page];
  const policy = getPolicy(name);
  return (
    <Page path={`/${page}`} title={heading} lead={policy.lead} art="policies">
      <Section>
        <div className={cx(columns.from960, styles.policy)}>
          <aside className="stack gap-5" aria-labelledby="in-short">
            <div className={cx('stack gap-3', grounds.signal, grounds.panel)}>
              <h2 id="in-short" className="card-title">
                In short
              </h2>
              <CheckList lines={policy.short} />
            </div>
            <nav aria-label="On this page" className={cx(columns.sticky, styles.contents)}>
              <ol className={cx('stack strong', linkStyles.quietLinks)}>
                {policy.sections.map((section) => (
                  <li key={section.slug}>
                    <a href={`#${section.slug}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <p className="muted small">{unbroken(`Last changed on ${formatDay(policy.updated)}`)}</p>
          </aside>
          <div className={cx('stack', styles.sections)}>
            {policy.sections.map((section) => (
              <section key={section.slug} id={section.slug} className="stack gap-4">
                <h2>{section.title}</h2>
                {section.paragraphs?.map((text) => (
                  <p key={text} className="measure">
                    {text}
                  </p>
                ))}
                {section.points && <CheckList lines={section.points} className="measure" />}
                {section.table && <Table block={section.table} caption={section.table.caption} />}
              </section>
            ))}
          </div>
        </div>
      </Section>
    </Page>
  );
}
