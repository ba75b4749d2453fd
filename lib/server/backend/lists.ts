import {
  cleanDay,
  cleanId,
  cleanMonth,
  displayText,
  listBounds,
  listOf,
  newestFirst,
  readCentreList,
  readList,
  type Row,
  takeItems,
} from './rows.ts';
import type {
  BackendCity,
  EventGroup,
  EventLink,
  Placement,
  ProjectOfTheMonth,
  Read,
  StudentOfTheMonth,
} from './types.ts';
import { compact } from '../../shared/util/collections.ts';
import { safePicture, webLink } from './safe-url.ts';
import { formatShortDay, isPlacementMonth } from '../../shared/util/time.ts';
import { type Parse, readStored } from './read.ts';
import { pausedFor } from './client.ts';
import type { Batch, BatchStatus } from '../../shared/batches/labels.ts';

function toCity(row: Row): BackendCity | undefined {
  const [id, name] = [cleanId(row.id), displayText(row.name)];
  return id && name ? { id, name } : undefined;
}

const byName = (cities: readonly BackendCity[]) =>
  cities.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** All cities with centres, sorted by name. City/GetAll. */
export const getEnquiryCities = (): Promise<Read<BackendCity[]>> =>
  readList({ path: 'City/GetAll', parse: listOf(toCity, byName), allowStale: true });

/**
 * True if the list of cities has this id; check it before any call that sends the id. Undefined if the list is
 * unavailable.
 */
export async function isKnownCity(cityId: string): Promise<boolean | undefined> {
  if (!cleanId(cityId)) return false;
  const cities = await getEnquiryCities();
  return cities.kind === 'ok' ? cities.value.some((city) => city.id === cityId) : undefined;
}

function toStudent(row: Row, index: number): StudentOfTheMonth | undefined {
  const name = displayText(row.studentName);
  if (!name) return undefined;
  const image = safePicture(row.image);
  const month = cleanMonth(row.month);
  const semester = displayText(row.semester);
  const batchCode = displayText(row.batchCode);
  return { key: String(index), name, ...compact({ image, month, semester, batchCode }) };
}

/**
 * Students of the month of a centre, newest first: reverses the response (docs/product/backend.md#b9).
 * SOM/GetByCenterId.
 */
export const getStudentsOfTheMonth = (id: string): Promise<Read<StudentOfTheMonth[]>> =>
  readCentreList(id, { path: 'SOM/GetByCenterId', parse: newestFirst(listOf(toStudent)) });

function toProject(row: Row, index: number): ProjectOfTheMonth | undefined {
  const name = displayText(row.projectName);
  if (!name) return undefined;
  const members = [row.memberOne, row.memberTwo, row.memberThree, row.memberFour]
    .map(displayText)
    .filter((member) => member !== undefined);
  const image = safePicture(row.image);
  const month = cleanMonth(row.month);
  const semester = displayText(row.semester);
  const batchCode = displayText(row.batchCode);
  return { key: String(index), name, members, ...compact({ image, month, semester, batchCode }) };
}

/**
 * Projects of the month of a centre, newest first: reverses the response (docs/product/backend.md#b10).
 * POM/GetByCenterId.
 */
export const getProjectsOfTheMonth = (id: string): Promise<Read<ProjectOfTheMonth[]>> =>
  readCentreList(id, { path: 'POM/GetByCenterId', parse: newestFirst(listOf(toProject)) });

function toPlacement(row: Row, index: number): Placement | undefined {
  const name = displayText(row.studentName);
  if (!name) return undefined;
  const image = safePicture(row.image);
  const designation = displayText(row.designation);
  const company = displayText(row.company);
  return { key: String(index), name, ...compact({ image, designation, company }) };
}

/**
 * Placements of a centre in one month (`YYYY-MM`, Karachi); a month outside the picker's range makes no call.
 * Placement/GetMonthWise.
 */
export async function getPlacements(id: string, month: string): Promise<Read<Placement[]>> {
  if (!isPlacementMonth(month)) return { kind: 'not-found' };
  return readCentreList(id, {
    path: 'Placement/GetMonthWise',
    search: { date: month },
    parse: listOf(toPlacement),
  });
}

function toLink(row: Row, index: number): EventLink | undefined {
  const href = webLink(row.link);
  if (!href) return undefined;
  return { key: String(index), href, ...compact({ image: safePicture(row.imgUrl) }) };
}

/** Parses the groups of a response. The link limit applies to all groups together. */
export const parseGroups: Parse<EventGroup[]> = (json) => {
  const linkBounds = listBounds();
  const toGroup = (row: Row, index: number): EventGroup | undefined => {
    const name = displayText(row.name);
    if (!name) return undefined;
    const links = Array.isArray(row.eventLinks) ? takeItems(row.eventLinks, toLink, linkBounds) : [];
    return { key: String(index), name, links };
  };
  return listOf(toGroup)(json);
};

/** All event groups of the institute. Events/GetGlobal. */
export const getEventGroups = (): Promise<Read<EventGroup[]>> =>
  readList({ path: 'Events/GetGlobal', parse: parseGroups });

/** The events of one centre, newest first: reverses the response (docs/product/backend.md#b7). Events/GetByCenterId. */
export const getCentreEvents = (id: string): Promise<Read<EventGroup[]>> =>
  readCentreList(id, { path: 'Events/GetByCenterId', parse: newestFirst(parseGroups) });

/**
 * Status by backend code: 1 Limited Seats, 2 Admission Open, 3 Admission Closed; other codes have none
 * (docs/product/backend.md#b22).
 */
const statuses = new Map<string | undefined, BatchStatus>([
  ['1', 'limited'],
  ['2', 'open'],
  ['3', 'closed'],
]);

const toShortDay = (day: string) => formatShortDay(new Date(`${day}T00:00:00+05:00`));

function toBatch(row: Row, index: number): Batch | undefined {
  const course = displayText(row.courseName);
  if (!course) return undefined;
  const starts = cleanDay(row.startDate);
  const date = cleanDay(row.date) ?? starts;
  const startDate = starts ? toShortDay(starts) : (displayText(row.startDate) ?? (date && toShortDay(date)));
  const days = displayText(row.days)?.toLowerCase() === 'mwf' ? 'mwf' : 'tts';
  const timeSlot = displayText(row.timeSlot);
  const status = statuses.get(displayText(row.status));
  return { key: String(index), course, days, ...compact({ date, startDate, timeSlot, status }) };
}

const undated = '9999';
const byDate = (batches: readonly Batch[]) =>
  batches.toSorted((a, b) => (a.date ?? undated).localeCompare(b.date ?? undated));

const reading = { path: 'UpcomingBatch/GetByCenterId', parse: listOf(toBatch, byDate) } as const;

/** Upcoming batches of a centre, sorted by date, undated ones last (docs/product/backend.md#b8). */
export const getBatches = (id: string): Promise<Read<Batch[]>> => readCentreList(id, reading);

/** The last good copy of `getBatches`, without a call. */
export const getStoredBatches = (id: string): Promise<Read<Batch[]>> =>
  readCentreList(id, reading, readStored);

/** Milliseconds until the breaker of UpcomingBatch/GetByCenterId lets a call through again; 0 if it is closed. */
export const batchesPausedFor = (): number => pausedFor(reading.path);
