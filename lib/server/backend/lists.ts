import type { Batch, BatchStatus } from '../../shared/classes/batch.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { formatShortDay, isPlacementMonth } from '../../shared/util/time.ts';
import { remainingPauseMs } from './client.ts';
import {
  cleanDay,
  cleanId,
  cleanMonth,
  displayText,
  toItems,
  listParser,
  namedItem,
  newestFirstParser,
  optionsParser,
  readListOfCentre,
  readList,
  type BackendRow,
} from './parse-rows.ts';
import { readLastGoodCopy } from './read.ts';
import { safePicturePath, safeWebLink } from './safe-url.ts';
import type { ReadResult } from './types.ts';

type ItemOf<ToItem extends (row: BackendRow, index: number) => unknown> = NonNullable<ReturnType<ToItem>>;

export type BackendCity = ItemOf<typeof toCity>;

function toCity(row: BackendRow) {
  const [id, name] = [cleanId(row.id), displayText(row.name)];
  return id && name ? { id, name } : undefined;
}

/** The cities of the backend, sorted by name (City/GetAll). */
export const getEnquiryCities = (): Promise<ReadResult<BackendCity[]>> =>
  readList({ path: 'City/GetAll', parse: optionsParser(toCity), allowStale: true });

export type StudentOfTheMonth = ItemOf<typeof toStudent>;

const toStudent = (row: BackendRow, index: number) =>
  namedItem(index, row.studentName, {
    image: safePicturePath(row.image),
    month: cleanMonth(row.month),
    semester: displayText(row.semester),
    batchCode: displayText(row.batchCode),
  });

/** Students of the month, newest first: the reverse of the order of the backend (SOM/GetByCenterId). */
export const getStudentsOfTheMonth = (id: string): Promise<ReadResult<StudentOfTheMonth[]>> =>
  readListOfCentre(id, { path: 'SOM/GetByCenterId', parse: newestFirstParser(listParser(toStudent)) });

export type ProjectOfTheMonth = ItemOf<typeof toProject>;

/** A month is kept if a row has one, although the documented rows of projects have none. */
function toProject(row: BackendRow, index: number) {
  const rawMembers = [row.memberOne, row.memberTwo, row.memberThree, row.memberFour];
  const memberNames = rawMembers.map(displayText).filter((member) => member !== undefined);
  const project = toStudent({ ...row, studentName: row.projectName }, index);
  return project && { ...project, members: memberNames };
}

/** Projects of the month, newest first: the reverse of the order of the backend (POM/GetByCenterId). */
export const getProjectsOfTheMonth = (id: string): Promise<ReadResult<ProjectOfTheMonth[]>> =>
  readListOfCentre(id, { path: 'POM/GetByCenterId', parse: newestFirstParser(listParser(toProject)) });

export type Placement = ItemOf<typeof toPlacement>;

const toPlacement = (row: BackendRow, index: number) =>
  namedItem(index, row.studentName, {
    image: safePicturePath(row.image),
    designation: displayText(row.designation),
    company: displayText(row.company),
  });

/** Placements of a `month` `YYYY-MM` (Placement/GetMonthWise); `not-found` unless it is an `isPlacementMonth`. */
export async function getPlacements(id: string, month: string): Promise<ReadResult<Placement[]>> {
  if (!isPlacementMonth(month)) return { kind: 'not-found' };
  return readListOfCentre(id, {
    path: 'Placement/GetMonthWise',
    search: { date: month },
    parse: listParser(toPlacement),
  });
}

export type PostLink = ItemOf<typeof toPostLink>;
export type BackendEvent = ItemOf<typeof toBackendEvent>;

function toPostLink(row: BackendRow, index: number) {
  const href = safeWebLink(row.link);
  return href
    ? { key: String(index), href, ...withoutUndefined({ image: safePicturePath(row.imgUrl) }) }
    : undefined;
}

function toBackendEvent(row: BackendRow, index: number) {
  const event = namedItem(index, row.name, {});
  const links = Array.isArray(row.eventLinks) ? toItems(row.eventLinks, toPostLink) : [];
  return event && { ...event, links };
}

/** Events of the institute, in the order of the backend (Events/GetGlobal). */
export const getEventsOfInstitute = (): Promise<ReadResult<BackendEvent[]>> =>
  readList({ path: 'Events/GetGlobal', parse: listParser(toBackendEvent) });

/** Events of a centre, newest first: the reverse of the order of the backend (Events/GetByCenterId). */
export const getEventsOfCentre = (id: string): Promise<ReadResult<BackendEvent[]>> =>
  readListOfCentre(id, {
    path: 'Events/GetByCenterId',
    parse: newestFirstParser(listParser(toBackendEvent)),
  });

/** The status by the backend's code; an unknown code gives no status (docs/product/backend.md#b22). */
const statusByCode = new Map<string | undefined, BatchStatus>([
  ['1', 'limited'],
  ['2', 'open'],
  ['3', 'closed'],
]);

function toBatch(row: BackendRow, index: number): Batch | undefined {
  const course = displayText(row.courseName);
  if (!course) return undefined;
  const startDay = cleanDay(row.startDate);
  const date = cleanDay(row.date) ?? startDay;
  const startDate = startDay
    ? formatShortDay(startDay)
    : (displayText(row.startDate) ?? (date && formatShortDay(date)));
  const days = displayText(row.days)?.toLowerCase() === 'mwf' ? 'mwf' : 'tts';
  const timeSlot = displayText(row.timeSlot);
  const status = statusByCode.get(displayText(row.status));
  return { key: String(index), course, days, ...withoutUndefined({ date, startDate, timeSlot, status }) };
}

const afterAnyDate = '9999';
const sortByDate = (batches: readonly Batch[]) =>
  batches.toSorted((a, b) => (a.date ?? afterAnyDate).localeCompare(b.date ?? afterAnyDate));

const batchReadOptions = {
  path: 'UpcomingBatch/GetByCenterId',
  parse: listParser(toBatch, sortByDate),
} as const;

/** Batches of a centre, sorted by date, those without a date last (UpcomingBatch/GetByCenterId). */
export const getBatchesOfCentre = (id: string): Promise<ReadResult<Batch[]>> =>
  readListOfCentre(id, batchReadOptions);

/** The last good copy of what `getBatchesOfCentre` reads, without a call. */
export const getStoredBatchesOfCentre = (id: string): Promise<ReadResult<Batch[]>> =>
  readListOfCentre(id, batchReadOptions, readLastGoodCopy);

/** Ms until the breaker of UpcomingBatch/GetByCenterId lets a call through; 0 if it is closed. */
export const batchesPauseMs = (): number => remainingPauseMs(batchReadOptions.path);
