import type { Centre } from '../../../content/schema/centres.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { isRecord } from '../../shared/util/values.ts';
import {
  getBatchesOfCentre,
  getEventsOfCentre,
  getPlacements,
  getProjectsOfTheMonth,
  getStudentsOfTheMonth,
} from './lists.ts';
import {
  cleanGuid,
  cleanId,
  cleanPhone,
  displayText,
  optionsParser,
  readList,
  type BackendRow,
} from './parse-rows.ts';
import { freshnessOf, type ParsedResponse, readBackend, toDisplayList } from './read.ts';
import { safeFrameUrl, safePicturePath, safeVideoUrl, safeWebLink } from './safe-url.ts';
import type { Freshness, ReadResult } from './types.ts';

/** `id` is a GUID in lower case. */
export type CentreOption = { id: string; name: string; city?: string };

function toOption(row: BackendRow): CentreOption | undefined {
  const [id, name] = [cleanGuid(row.id), displayText(row.centreName)];
  return id && name ? { id, name, ...withoutUndefined({ city: displayText(row.city) }) } : undefined;
}

const parseOptions = optionsParser(toOption);

/** The centres of a city, sorted by name. A malformed `cityId` is `not-found` without a call. */
export async function getCentresOfCity(cityId: string): Promise<ReadResult<CentreOption[]>> {
  const id = cleanId(cityId);
  if (!id) return { kind: 'not-found' };
  return readList({ path: 'Centres/GrtBycityId', search: { Id: id }, parse: parseOptions, allowStale: true });
}

/** All centres, sorted by name (Centres/GetAll). */
export const getCentreOptions = (): Promise<ReadResult<CentreOption[]>> =>
  readList({ path: 'Centres/GetAll', parse: parseOptions, allowStale: true });

export type CentreDetail = CentreOption & ReturnType<typeof detailFieldsOf>;

const detailFieldsOf = (row: BackendRow) =>
  withoutUndefined({
    image: safePicturePath(row.image),
    video: safeVideoUrl(row.centreVideo),
    map: safeFrameUrl(row.maapLink),
    phone: cleanPhone(row.phne),
    phone3: cleanPhone(row.phne3),
    whatsapp: cleanPhone(row.phne2),
    facebook: safeWebLink(row.fbLink),
    youtube: safeWebLink(row.ytLink),
    linkedin: safeWebLink(row.inLink),
  });

function parseCentre(id: string, json: unknown): ParsedResponse<CentreDetail> | 'not-found' | undefined {
  if (json === null) return 'not-found';
  const option = isRecord(json) ? toOption(json) : undefined;
  if (!isRecord(json) || option?.id !== id) return undefined;
  return { value: { ...option, ...detailFieldsOf(json) }, dropped: 0 };
}

/** The details of a centre (Centres/GetById). An id that is not a GUID is `not-found` without a call. */
export async function getCentreDetail(id: string): Promise<ReadResult<CentreDetail>> {
  const guid = cleanGuid(id);
  if (!guid) return { kind: 'not-found' };
  return readBackend({
    key: `Centres/GetById|${guid}`,
    path: 'Centres/GetById',
    search: { Id: guid },
    parse: (json) => parseCentre(guid, json),
  });
}

export type CentrePageData = Awaited<ReturnType<typeof getCentrePageData>>;

function detailOf(
  { phone, whatsapp, phone3 }: Centre,
  result: ReadResult<CentreDetail>,
): Omit<CentreDetail, 'id' | 'name' | 'city'> & Freshness {
  // The backend's phone numbers win. Content fills gaps, the third number only if nothing of the backend is known.
  const detail = result.kind === 'ok' ? result.value : withoutUndefined({ phone3 });
  return { phone, whatsapp, ...detail, ...freshnessOf(result) };
}

/**
 * Everything that a centre's page shows; `month` (`YYYY-MM`) selects the placements. A failed read gives its last good
 * copy or nothing.
 */
export async function getCentrePageData(centre: Centre, month: string) {
  const [detail, batches, students, projects, placements, events] = await Promise.all([
    getCentreDetail(centre.id),
    getBatchesOfCentre(centre.id),
    getStudentsOfTheMonth(centre.id),
    getProjectsOfTheMonth(centre.id),
    getPlacements(centre.id, month),
    getEventsOfCentre(centre.id),
  ]);
  return {
    centre,
    detail: detailOf(centre, detail),
    batches: toDisplayList(batches),
    students: toDisplayList(students),
    projects: toDisplayList(projects),
    placements: toDisplayList(placements),
    events: toDisplayList(events),
  };
}
