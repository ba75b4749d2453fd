import { Link } from '@/components/ui/Link';
import type { FaqGroup } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import styles from './FaqGroups.module.css';

const words = getWords('faq');

type FaqGroupsProps = { groups: readonly FaqGroup[] };

/** Every question with its answer expanded, so that it can be searched and printed; each has a fragment of its own. */
export function FaqGroups({ groups }: FaqGroupsProps) {
  return (
    <>
      <nav aria-label={words.subjects} className={styles.subjects}>
        <ul className="cluster gap-2 outlines">
          {groups.map((group) => (
            <li key={group.slug}>
              <a href={`#${group.slug}`}>{group.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section
          key={group.slug}
          id={group.slug}
          className={styles.group}
          aria-labelledby={`${group.slug}-title`}
        >
          <h2 id={`${group.slug}-title`} className="sticky-960">
            {group.title}
          </h2>
          <dl className="stack">
            {group.entries.map((entry) => (
              <div key={entry.slug} id={entry.slug} className={styles.entry}>
                <dt className="display display-s">{entry.question}</dt>
                <dd>
                  {entry.answer.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                  <p className="cluster gap-4">
                    {[entry.link, entry.ask].map(
                      (link) =>
                        link && (
                          <Link key={link.href} href={link.href}>
                            {link.label}
                          </Link>
                        ),
                    )}
                  </p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
