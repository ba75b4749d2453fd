import type { Centre } from '../content/centres.ts';
import { getBatches } from './batches.ts';
import { getCentreDetail } from './centres.ts';
import { getCentreEvents } from './events.ts';
import { getPlacements } from './placements.ts';
import { getProjectsOfTheMonth } from './projects.ts';
import { getStudentsOfTheMonth } from './students.ts';
import type {
  Age,
  Batch,
  CentreDetail,
  EventGroup,
  Listed,
  Placement,
  ProjectOfTheMonth,
  Read,
  StudentOfTheMonth,
} from './types.ts';

/** The data of /centre?id=: the centre as content has it, completed by the backend. */
export type CentrePage = {
  centre: Centre;
  detail: Omit<CentreDetail, 'id' | 'name' | 'city'> & Age;
  batches: Listed<Batch>;
  students: Listed<StudentOfTheMonth>;
  projects: Listed<ProjectOfTheMonth>;
  placements: Listed<Placement>;
  events: Listed<EventGroup>;
};

const ageOf = (result: Read<unknown>): Age =>
  result.kind === 'ok'
    ? { state: result.fresh ? 'fresh' : 'stale', asOf: result.asOf }
    : { state: 'unavailable' };

/** A read as a list that can always be shown: empty when neither a response nor a copy could be had. */
export const listed = <T>(result: Read<T[]>): Listed<T> => ({
  items: result.kind === 'ok' ? result.value : [],
  ...ageOf(result),
});

function detailOf(centre: Centre, result: Read<CentreDetail>): CentrePage['detail'] {
  const known = {
    phone: centre.phone,
    whatsapp: centre.whatsapp,
    ...(centre.phone3 && { phone3: centre.phone3 }),
  };
  // When the backend has answered, its phones are used; content replaces a missing main or WhatsApp number only.
  if (result.kind !== 'ok') return { ...known, ...ageOf(result) };
  return { phone: known.phone, whatsapp: known.whatsapp, ...result.value, ...ageOf(result) };
}

/**
 * Loads the data of a known centre's page in six concurrent reads; `month` (`YYYY-MM`) selects the placements. Never throws
 * and takes at most one read's timeout: a read that fails gives its last good copy, or else an empty list
 * (docs/product/pages.md#p29).
 */
export async function getCentrePage(centre: Centre, month: string): Promise<CentrePage> {
  const [detail, batches, students, projects, placements, events] = await Promise.all([
    getCentreDetail(centre.id),
    getBatches(centre.id),
    getStudentsOfTheMonth(centre.id),
    getProjectsOfTheMonth(centre.id),
    getPlacements(centre.id, month),
    getCentreEvents(centre.id),
  ]);
  return {
    centre,
    detail: detailOf(centre, detail),
    batches: listed(batches),
    students: listed(students),
    projects: listed(projects),
    placements: listed(placements),
    events: listed(events),
  };
}
