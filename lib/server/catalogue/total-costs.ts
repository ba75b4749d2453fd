import { getCentres } from '../../shared/content/centres.ts';
import { whatsappShare } from '../../shared/content/site.ts';
import {
  countSaved,
  planNames,
  savedHref,
  savedKinds,
  type StudyPlan,
  type SavedList,
} from '../../shared/saved-list.ts';
import { cityKey } from '../../shared/util/names.ts';
import { formatMonth, isMonth, monthAfter } from '../../shared/util/time.ts';
import { absoluteUrl } from '../runtime/env.ts';
import { findCourse } from './catalogue.ts';
import { formatAmount, paidAfterInstalments, paymentsText } from './fees.ts';
import { findProgramme, getSemesters } from './programmes.ts';

/** Parses the plan in a query of /saved: an unknown city is dropped, an invalid month becomes ''. */
export function readPlan(query: URLSearchParams): StudyPlan {
  const [city, start] = planNames.map((name) => query.get(name) ?? '');
  return {
    city: getCentres().some((centre) => cityKey(centre.city) === city) ? city : undefined,
    ...(query.has('start') && { start: start && isMonth(start) ? start : '' }),
    ...(query.has('own') && { own: true }),
  };
}

/**
 * The total cost of a course that starts in a month (`YYYY-MM`); for each semester of a diploma, what is paid by its
 * end and which diploma the student then holds. Undefined if the fee is unknown.
 */
export function totalCostOf(slug: string, start: string) {
  const course = findCourse(slug);
  const { fee, months = 1, hoursAWeek = 0 } = course?.facts ?? {};
  if (!course || !fee) return undefined;
  const { from, to, registration, instalments } = fee;
  const oncePaid = registration > 0 ? ` + ${formatAmount([registration, registration], 'figures')}` : '';
  const programme = findProgramme(course.slug);
  const semesters = programme ? getSemesters(programme) : [];
  const semesterStages = semesters.map((_, index) => {
    const monthsPerSemester = months / semesters.length;
    const monthsPaid = (index + 1) * monthsPerSemester;
    const exits = programme?.exits.filter((exit) => exit.after <= index + 1) ?? [];
    return {
      months: monthsPerSemester,
      ends: formatMonth(monthAfter(start, monthsPaid - 1)),
      paid: paidAfterInstalments(fee, Math.min(monthsPaid, instalments)),
      holds: exits.at(-1)?.holds,
      isEarned: exits.at(-1)?.after === index + 1,
    };
  });
  return {
    slug: course.slug,
    name: programme?.name ?? course.name,
    href: course.href,
    months,
    hoursAWeek,
    sum: paidAfterInstalments(fee),
    payments: paymentsText(fee),
    /** `36 × PKR 8,000–11,000 + 5,000` */
    terms: `${instalments > 1 ? `${instalments} × ` : ''}${formatAmount([from, to])}${oncePaid}`,
    starts: formatMonth(start, 'long'),
    lastPayment: formatMonth(monthAfter(start, instalments - 1), 'long'),
    stages: semesterStages,
  };
}
export type TotalCost = NonNullable<ReturnType<typeof totalCostOf>>;

/** Maximum UTF-16 units of the text for WhatsApp, and of the URL in that text. */
export const maxShareLength = 600;
const maxShareUrlLength = 400;

/** Removes the last items of a list until its URL is short enough. */
function shortenList(savedList: SavedList, plan: StudyPlan): SavedList {
  const kind = savedKinds.findLast((name) => savedList[name].length > 0);
  if (!kind || absoluteUrl(savedHref(savedList, plan)).length <= maxShareUrlLength) return savedList;
  return shortenList({ ...savedList, [kind]: savedList[kind].slice(0, -1) }, plan);
}

/** A WhatsApp link with totals, what is paid at each exit, and the URL of /saved; omits lines that do not fit. */
export function totalShare(totals: readonly TotalCost[], savedList: SavedList, plan: StudyPlan): string {
  const shareableList = shortenList(savedList, plan);
  const url = absoluteUrl(savedHref(shareableList, plan));
  const sumTexts = totals.map(
    ({ name, terms, sum, starts, lastPayment }) =>
      `${name} from ${starts}: ${terms} = ${formatAmount(sum)}, last payment ${lastPayment}.`,
  );
  const exits = totals.flatMap(({ name, stages }) =>
    stages
      .slice(0, -1)
      .flatMap(({ isEarned, paid, holds }, index) =>
        isEarned
          ? `Leave ${name} after semester ${index + 1}: ${formatAmount(paid)} paid, you hold ${holds}.`
          : [],
      ),
  );
  const [count, all] = [countSaved(shareableList), countSaved(savedList)];
  let endText = url;
  if (count < all) endText = `My Aptech shortlist, ${count} of ${all}: ${url}`;
  else if (totals.length === 0) endText = `My Aptech shortlist: ${url}`;
  let text = '';
  for (const line of [...sumTexts, ...exits])
    if (text.length + line.length + 1 + endText.length <= maxShareLength) text += `${line}\n`;
  return whatsappShare(text + endText);
}
