import type { Centre } from '../content/centres.ts';
import { getBatches } from './batches.ts';
import { getCentreDetail } from './centres.ts';
import { getCentreEvents } from './events.ts';
import { getPlacements } from './placements.ts';
import { getProjectsOfTheMonth } from './projects.ts';
import { getStudentsOfTheMonth } from './students.ts';
import type {
  Batch,
  CentreDetail,
  EventGroup,
  Placement,
  ProjectOfTheMonth,
  Read,
  StudentOfTheMonth,
} from './types.ts';

/** A list as a page shows it. `stale`: a last good copy of `asOf`; `unavailable`: neither answer nor copy, so empty. */
export type Listed<T> = {
  items: readonly T[];
  state: 'fresh' | 'stale' | 'unavailable';
  asOf?: Date;
};

/** What /centre?id= shows: what content knows, completed by the backend. */
export type CentrePage = {
  centre: Centre;
  detail: Omit<CentreDetail, 'id' | 'name' | 'city'>;
  batches: Listed<Batch>;
  students: Listed<StudentOfTheMonth>;
  projects: Listed<ProjectOfTheMonth>;
  placements: Listed<Placement>;
  events: Listed<EventGroup>;
};

/** Turns a read into a list that can always be shown. */
export function listed<T>(result: Read<T[]>): Listed<T> {
  if (result.kind === 'ok')
    return { items: result.value, state: result.fresh ? 'fresh' : 'stale', asOf: result.asOf };
  return { items: [], state: result.kind === 'not-found' ? 'fresh' : 'unavailable' };
}

function detailOf(centre: Centre, result: Read<CentreDetail>): CentrePage['detail'] {
  const known = {
    phone: centre.phone,
    whatsapp: centre.whatsapp,
    ...(centre.phone3 && { phone3: centre.phone3 }),
  };
  // A centre the backend answers for has the phones it gives; content stands in for missing main and chat numbers only.
  if (result.kind !== 'ok') return known;
  return { phone: known.phone, whatsapp: known.whatsapp, ...result.value };
}

/**
 * All of a known centre's page in six reads side by side; placements of one month (`YYYY-MM`). Never throws and never
 * waits longer than one read's budget: what fails is a last good copy or empty (design.md, How a page is served).
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
