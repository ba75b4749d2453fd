import type { SearchDocument } from './results.ts';

export type FoundDocument = {
  document: SearchDocument;
  /** How many of the searched terms it has. */
  count: number;
  /** The number of letters by which the query names it, or 0. */
  named: number;
  /** How many typed words begin words of its title, in the same spelling. */
  spelled: number;
  /** True if neither its title nor a name has any of the words. */
  isWeak: boolean;
};

export const isSemester = (href: string): boolean => /^\/courses-[ah]dse#/.test(href);

/**
 * Leaves out the classes of centres that share a name if those of each, or of the one that the query means, are found
 * too; otherwise leaves out those of single ones, such as the evening classes of one Johar in "evening johar".
 */
function singlePlaces(found: readonly FoundDocument[]): FoundDocument[] {
  const omitted = found.flatMap((shared) => {
    const [, slugs = '', time = ''] = /centre=([^&]+,[^&]+)(.*)/.exec(shared.document.href) ?? [];
    const hrefs = slugs.split(',').map((slug) => `/batches?centre=${slug}${time}`);
    const singles = found.filter(({ document }) => hrefs.includes(document.href));
    const isAnyMeant = singles.length < hrefs.length && singles.every(({ named }) => named === shared.named);
    return isAnyMeant ? singles : shared;
  });
  return found.filter((result) => !omitted.includes(result));
}

/** After a diploma that the query names come answers, then at most two semesters of diplomas. */
function fewSemesters(found: FoundDocument[]): FoundDocument[] {
  const namedHrefs = found.filter(({ named }) => named > 0).map(({ document }) => document.href);
  if (!found[0]?.named || !namedHrefs.some((href) => /^\/courses-[ah]dse$/.test(href))) return found;
  const groupOf = ({ document: { kind, href }, named }: FoundDocument) => {
    if (named > 0) return 'named';
    return kind === 'Answer' ? 'answers' : isSemester(href) ? 'semesters' : 'others';
  };
  const inGroup = (name: ReturnType<typeof groupOf>) => found.filter((result) => groupOf(result) === name);
  const semesters = inGroup('semesters')
    .sort((a, b) => b.count - a.count || a.document.title.localeCompare(b.document.title))
    .slice(0, 2);
  return [...inGroup('named'), ...inGroup('answers'), ...semesters, ...inGroup('others')];
}

const isClassList = ({ document: { kind, href } }: FoundDocument): boolean =>
  kind === 'Classes' && href !== '/batches';

/** If the query asks for the cheapest classes, the lists of classes found besides get that order, text and title. */
function cheapestFirst(found: FoundDocument[]): FoundDocument[] {
  const feeOrder = found.find(({ document: { href }, named }) => named > 0 && href === '/batches?order=fee');
  const others = found.filter((result) => result !== feeOrder && result.document.href !== '/batches');
  if (!feeOrder || !others.some(isClassList)) return found;
  return others.map((result) => {
    if (!isClassList(result)) return result;
    const { title, href } = result.document;
    const cheapestTitle = `Cheapest ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    const document = { ...result.document, title: cheapestTitle, href: `${href}&order=fee` };
    return { ...result, document: { ...document, text: feeOrder.document.text } };
  });
}

/**
 * If the query names one course, the lists of classes with most of the query's words become lists of the course's
 * classes. Lists of a time, or of the cheapest classes, then come first, before the course.
 */
function classesOfCourse(found: FoundDocument[]): FoundDocument[] {
  const [course, next] = found.filter(({ document, named }) => named > 0 && document.course);
  const list = found.find(isClassList);
  const isOneCourse = course && (next?.count !== course.count || next.named !== course.named);
  if (!list || !isOneCourse) return found;
  const combined = found.map((result) => {
    if (!isClassList(result) || result.count !== list.count) return result;
    const href = result.document.href.replace('?', `?course=${course.document.course}&`);
    const title = `${course.document.title} · ${result.document.title}`;
    return { ...result, document: { ...result.document, href, title } };
  });
  if (!list.document.phrases) return combined;
  const leading = new Set([...combined.filter((result) => !found.includes(result)), course]);
  return [...leading, ...combined.filter((result) => !leading.has(result))];
}

/** The found documents without those that others replace, in the order of docs/product/search.md#q12. */
export const arranged = (found: readonly FoundDocument[]): FoundDocument[] =>
  classesOfCourse(cheapestFirst(fewSemesters(singlePlaces(found))));
