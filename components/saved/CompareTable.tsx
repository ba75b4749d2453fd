import linkStyles from '@/components/ui/Link.module.css';
import { ScrollTable } from '@/components/ui/ScrollTable';
import { unbroken } from '@/components/ui/unbroken';
import type { ComparedItem } from '@/lib/server/classes/compare';
import {
  savedHref,
  withoutItem,
  type StudyPlan,
  type SavedKind,
  type SavedList,
} from '@/lib/shared/saved-list';
import styles from './CompareTable.module.css';
import { RemoveItem } from './RemoveItem';

type CompareTableProps = {
  /** The list in this page's URL. */
  savedList: SavedList;
  plan: StudyPlan;
  label: string;
  kind: SavedKind;
  items: readonly ComparedItem[];
};

type Fact = ComparedItem['facts'][string];

const FactValue = ({ fact }: { fact: Fact }) => {
  if (fact === undefined) return <span className="muted">Not given</span>;
  return typeof fact === 'string' ? unbroken(fact) : <a href={fact.href}>{unbroken(fact.text)}</a>;
};

const textOf = (fact: Fact) => (typeof fact === 'string' ? fact : fact?.text);

/** A row for each value in which the items differ, and one for all that are the same. */
export function CompareTable({ label, savedList, plan, kind, items }: CompareTableProps) {
  const factNames = [...new Set(items.flatMap(({ facts }) => Object.keys(facts)))].filter((name) =>
    items.some(({ facts }) => facts[name] !== undefined),
  );
  const isSame = (name: string) => new Set(items.map(({ facts }) => textOf(facts[name]))).size === 1;
  const sameFacts = items.length > 1 ? factNames.filter(isSame) : [];
  return (
    <ScrollTable label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">Fact</span>
          </th>
          {items.map(({ id, name, href }) => (
            <th key={id} scope="col" className={styles.name}>
              <a href={href} className={linkStyles.quiet} translate="no">
                {name}
              </a>
              <RemoveItem
                href={savedHref(withoutItem(savedList, kind, id), plan)}
                kind={kind}
                id={id}
                name={name}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {factNames
          .filter((name) => !sameFacts.includes(name))
          .map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map(({ id, facts }) => (
                <td key={id}>
                  <FactValue fact={facts[name]} />
                </td>
              ))}
            </tr>
          ))}
        {sameFacts.length > 0 && (
          <tr>
            <th scope="row">{items.length === 2 ? 'Same in both' : 'Same in all'}</th>
            <td colSpan={items.length}>
              <ul className="stack gap-1">
                {sameFacts.map((name) => (
                  <li key={name}>{unbroken(`${name}: ${textOf(items[0]?.facts[name])}`)}</li>
                ))}
              </ul>
            </td>
          </tr>
        )}
      </tbody>
    </ScrollTable>
  );
}
