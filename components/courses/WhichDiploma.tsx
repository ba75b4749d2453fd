import { Cards } from '@/components/blocks/Cards';
import { Table } from '@/components/blocks/Table';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { formatAmount } from '@/lib/server/catalogue/fees';
import { words } from '@/lib/server/catalogue/page-words';
import { findProgramme, whichDiplomaHref } from '@/lib/server/catalogue/programmes';
import type { TotalCost } from '@/lib/server/catalogue/total-costs';
import styles from './WhichDiploma.module.css';

export const WhichDiplomaLink = () => (
  <Link href={whichDiplomaHref} className={cx('strong', linkStyles.tap)}>
    ADSE or HDSE? See what differs
  </Link>
);

/** A total as a bar: dark up to the lowest fee, which is paid in any case, then light up to the highest. */
function TotalBar({ total: { name, sum }, scale }: { total: TotalCost; scale: number }) {
  const [least, most] = sum.map((rupees) => ({
    end: `${(rupees / scale) * 100}%`,
    text: formatAmount([rupees, rupees], 'figures'),
  }));
  return (
    <li className="stack gap-1">
      <p>
        <strong>{name}</strong>, PKR in all
      </p>
      <svg className={styles.bar}>
        <rect width={most?.end} className={styles.upToMost} />
        <rect width={least?.end} />
        <text x={least?.end} y="100%">{`from ${least?.text}`}</text>
        <text x={most?.end} y="100%">{`to ${most?.text}`}</text>
      </svg>
    </li>
  );
}

/** What both diplomas end with, then what each adds. */
function endText(...totals: readonly TotalCost[]): string {
  const heldTitles = totals.map(({ stages }) => (stages.at(-1)?.holds ?? '').split(/, | and /));
  const isShared = (title: string) => heldTitles.every((titles) => titles.includes(title));
  const addedTexts = totals.map(({ name }, index) => {
    const added = heldTitles[index]?.filter((title) => !isShared(title)) ?? [];
    return `${name} adds ${added.map((title) => (title === name ? `the ${title} diploma` : title)).join(' and ')}.`;
  });
  return [`Both: ${heldTitles[0]?.filter(isShared).join(', ')}.`, ...addedTexts].join(' ');
}

export function WhichDiploma({ totals: [first, second] }: { totals: readonly [TotalCost, TotalCost] }) {
  const [dearer, cheaper] = first.sum[1] >= second.sum[1] ? [first, second] : [second, first];
  const differenceText = formatAmount([
    Math.max(0, dearer.sum[0] - cheaper.sum[0]),
    dearer.sum[1] - cheaper.sum[1],
  ]);
  const comparisonText = (textOf: (total: TotalCost) => string) =>
    textOf(first) === textOf(second)
      ? `${textOf(first)} in both.`
      : `${first.name}: ${textOf(first)}. ${second.name}: ${textOf(second)}.`;
  const rows = [
    [
      'Fee',
      dearer.sum[1] === cheaper.sum[1]
        ? comparisonText(({ sum }) => formatAmount(sum))
        : `${dearer.name} costs ${differenceText} more in all.`,
    ],
    ['Time', comparisonText(({ months, hoursAWeek }) => `${months} months, ${hoursAWeek} hours a week`)],
    ['At the end', endText(first, second)],
  ];
  const choiceCard = ({ slug, name, href }: TotalCost) => ({
    title: `Take ${name}`,
    text: findProgramme(slug)?.takeIf ?? '',
    href,
  });
  return (
    <div className="stack gap-5">
      <ul className="stack gap-3">
        {[first, second].map((total) => (
          <TotalBar key={total.slug} total={total} scale={dearer.sum[1]} />
        ))}
      </ul>
      <Table block={{ rows }} caption={words.saved.diplomasTitle} />
      <Cards
        block={{
          items: [
            choiceCard(first),
            choiceCard(second),
            {
              title: 'Take neither',
              text: `${words.saved.degreeAdvice} ${words.saved.shortCourseAdvice}`,
              href: '/which-course',
            },
          ],
        }}
      />
    </div>
  );
}
