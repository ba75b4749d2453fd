import type { Centre } from '@/content/schema/centres';
import { findCourse, type CatalogueCourse } from '@/lib/server/catalogue/catalogue';
import { feeParts, feeTexts, formatAmount, lastsFourMonthsAtMost } from '@/lib/server/catalogue/fees';
import { findProgramme } from '@/lib/server/catalogue/programmes';
import type { ClassOfCentre } from '@/lib/server/classes/classes';
import { toUpcomingBatches } from '@/lib/server/classes/upcoming-batches';
import type { Batch } from '@/lib/shared/classes/batch';
import { rowsPerPage } from '@/lib/shared/classes/labels';
import { now } from '@/lib/shared/util/time';

/** `Diplomas PKR 8,000–12,000 a month, English from 8,000, short courses from 12,000 in all` */
function feesHere(slugs: readonly string[]): string {
  const courses = slugs.flatMap((slug) => findCourse(slug) ?? []);
  const factsOf = (chosen: (course: CatalogueCourse) => unknown) =>
    courses.filter(chosen).map(({ facts }) => facts);
  const [diplomaFee] = feeTexts(factsOf(({ slug }) => findProgramme(slug)));
  const shortFees = (['English', 'short courses'] as const).flatMap((name) => {
    const isEnglish = name === 'English';
    const ofName = factsOf(
      ({ family, facts }) => isEnglish === (family === 'english') && lastsFourMonthsAtMost(facts),
    );
    return feeParts(ofName)
      .slice(0, 1)
      .map(({ amount: [least] }) => `${name} from ${formatAmount([least, least], 'figures')}`);
  });
  if (!diplomaFee || shortFees.length === 0) return feeTexts(factsOf(() => true))[0] ?? '';
  return `Diplomas ${diplomaFee}, ${shortFees.join(', ')} in\u00a0all`;
}

/** What visitors of a centre's page ask first: its next open class for beginners, and the fees. */
export function centreFacts(
  centre: Centre,
  classes: readonly ClassOfCentre[],
  batches: readonly Batch[],
): readonly { label: string; value: string; href?: string }[] {
  const nextClass = classes.find(({ level, status }) => level === 'beginner' && status !== 'closed');
  // Wide windows show the first page of the table only.
  const isShown = nextClass && classes.indexOf(nextClass) < rowsPerPage;
  const upcomingBatches = toUpcomingBatches(centre, batches, now());
  const timeSlot = upcomingBatches.find(({ id }) => id === nextClass?.id)?.timeSlot;
  // The date stays on one line, and so does `7 to 9 pm` before `, ask whether …`.
  const startText = [nextClass?.startDate, timeSlot]
    .flatMap((text) => text?.replaceAll(/(?<!,.*) /g, '\u00a0') ?? [])
    .join(', ');
  const joinableBatches = upcomingBatches.filter(({ status }) => status !== 'closed');
  const slugs = joinableBatches.flatMap((batch) => batch.courses.map(({ slug }) => slug));
  const facts = [
    {
      label: 'Next class for beginners',
      value: [nextClass?.name, startText].filter(Boolean).join(', '),
      href: isShown ? '#next-class' : '#batches',
    },
    { label: 'Fees here', value: feesHere(slugs) },
  ];
  return facts.filter(({ value }) => value !== '');
}
