import chipStyles from '@/components/ui/Chip.module.css';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import { Link } from '@/components/ui/Link';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import type { FaqGroup } from '@/content/schema/faq';
import { words } from '@/lib/server/catalogue/page-words';
import styles from './FaqGroups.module.css';

export function FaqGroups({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <>
      <nav aria-label={words.faq.subjects}>
        <ul className={cx('cluster gap-2', chipStyles.line)}>
          {groups.map((group) => (
            <li key={group.slug}>
              <a href={`#${group.slug}`} className={chipStyles.chip}>
                {group.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group, groupIndex) => (
        <section
          key={group.slug}
          id={group.slug}
          className={cx(columns.from960, styles.group)}
          aria-labelledby={`${group.slug}--title`}
        >
          <h2 id={`${group.slug}--title`} className={columns.sticky}>
            {group.title}
          </h2>
          <div>
            {group.entries.map((entry, index) => (
              <Fold
                key={entry.slug}
                id={entry.slug}
                title={<h3>{entry.question}</h3>}
                startsOpen={groupIndex + index === 0}
                className={styles.entry}
              >
                <div className="stack gap-3 measure">
                  {entry.answer.map((text) => (
                    <p key={text}>{unbroken(text)}</p>
                  ))}
                  <p className="cluster gap-4 strong">
                    {[entry.link, entry.ask].map(
                      (link) =>
                        link && (
                          <Link key={link.href} href={link.href}>
                            {link.label}
                          </Link>
                        ),
                    )}
                  </p>
                </div>
              </Fold>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
