import type { Policy, PolicySection } from '@/lib/server/content/information';
import { Table } from '@/components/blocks/Table';
import { CheckList } from '@/components/ui/Lists';
import { cx } from '@/components/ui/cx';
import styles from './Policy.module.css';

type PolicyTextProps = { policy: Policy; updated: string };

/** A policy: summary, table of contents, and numbered sections. */
export function PolicyText({ policy, updated }: PolicyTextProps) {
  return (
    <div className={cx('stack gap-7 columns-960', styles.policy)}>
      <aside className="stack gap-5" aria-labelledby="in-short">
        <div className={cx('on-signal', styles.short)}>
          <h2 id="in-short">In short</h2>
          <CheckList lines={policy.short} />
        </div>
        <nav aria-label="On this page" className={cx('sticky-960', styles.index)}>
          <ol className="stack links">
            {policy.sections.map((section) => (
              <li key={section.slug}>
                <a href={`#${section.slug}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="muted small">{`Last changed on ${updated}`}</p>
      </aside>
      <div className={styles.sections}>
        {policy.sections.map((section) => (
          <Part key={section.slug} section={section} />
        ))}
      </div>
    </div>
  );
}

function Part({ section }: { section: PolicySection }) {
  return (
    <section id={section.slug} className="stack contained gap-4">
      <h2>{section.title}</h2>
      {section.paragraphs?.map((text) => (
        <p key={text} className="measure">
          {text}
        </p>
      ))}
      {section.points && <CheckList lines={section.points} className="measure" />}
      {section.table && <Table block={section.table} caption={section.table.caption} />}
    </section>
  );
}
