import type { Centre } from '../../../content/schema/centres.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { isRecord } from '../../shared/util/values.ts';
import {
  getBatchesOfCentre,
  getPostGroupsOfCentre,
  getPlacements,
  getProjectsOfTheMonth,
  getStudentsOfTheMonth,
} from './lists.ts';
import {
  cleanGuid,
  cleanId,
  cleanPhone,
  displayText,
  optionsOf,
  readList,
  type BackendRow,
} from './parse-rows.ts';
import { ageOf, type Parsed, read, toListed } from './read.ts';
import { safeFrame, safePicture, safeVideo, webLink } from './safe-url.ts';
import type { Freshness, Read } from './types.ts';

/** A centre in a select. `id` is a GUID in lower case. */
export type CentreOption = NonNullable<ReturnType<typeof toOption>>;

function toOption(row: BackendRow) {
  const [id, name] = [cleanGuid(row.id), displayText(row.centreName)];
  return id && name ? { id, name, ...withoutUndefined({ city: displayText(row.city) }) } : undefined;
}

const parseOptions = optionsOf(toOption);

/** The centres of a city (`id` of a BackendCity), sorted by name. A malformed id is `not-found` without a call. */
export async function getCentresOfCity(cityId: string): Promise<Read<CentreOption[]>> {
  const id = cleanId(cityId);
  if (!id) return { kind: 'not-found' };
  return readList({ path: 'Centres/GrtBycityId', search: { Id: id }, parse: parseOptions, allowStale: true });
}

/** All centres, sorted by name, for the select of the feedback form (Centres/GetAll). */
export const getCentreOptions = (): Promise<Read<CentreOption[]>> =>
  readList({ path: 'Centres/GetAll', parse: parseOptions, allowStale: true });

/** The details of a centre; links and media have passed safe-url.ts. */
export type CentreDetail = CentreOption & ReturnType<typeof linksOf>;

const linksOf = (row: BackendRow) =>
  withoutUndefined({
    image: safePicture(row.image),
    video: safeVideo(row.centreVideo),
    map: safeFrame(row.maapLink),
    phone: cleanPhone(row.phne),
    phone3: cleanPhone(row.phne3),
    whatsapp: cleanPhone(row.phne2),
    facebook: webLink(row.fbLink),
    youtube: webLink(row.ytLink),
    linkedin: webLink(row.inLink),
  });

function parseCentre(id: string, json: unknown): Parsed<CentreDetail> | 'not-found' | undefined {
  if (json === null) return 'not-found';
  const option = isRecord(json) ? toOption(json) : undefined;
  // A response about a different centre is invalid.
  if (!isRecord(json) || option?.id !== id) return undefined;
  return { value: { ...option, ...linksOf(json) }, dropped: 0 };
}

/** One centre (Centres/GetById). An id that is not a GUID is `not-found` without a call. */
export async function getCentreDetail(id: string): Promise<Read<CentreDetail>> {
  const guid = cleanGuid(id);
  if (!guid) return { kind: 'not-found' };
  return read({
    key: `Centres/GetById|${guid}`,
    path: 'Centres/GetById',
    search: { Id: guid },
    parse: (json) => parseCentre(guid, json),
  });
}

/** The data of /centre?id=: the centre's content, completed by the backend. */
export type CentrePage = Awaited<ReturnType<typeof getCentrePage>>;

function detailOf(
  centre: Centre,
  result: Read<CentreDetail>,
): Omit<CentreDetail, 'id' | 'name' | 'city'> & Freshness {
  const fromContent = {
    phone: centre.phone,
    whatsapp: centre.whatsapp,
    ...(centre.phone3 && { phone3: centre.phone3 }),
  };
  if (result.kind !== 'ok') return { ...fromContent, ...ageOf(result) };
  // The backend's phone numbers win; content fills in a missing main or WhatsApp number only.
  return { phone: fromContent.phone, whatsapp: fromContent.whatsapp, ...result.value, ...ageOf(result) };
}

/**
 * Loads the data of a known centre's page in six concurrent reads; `month` (`YYYY-MM`) selects the placements. A
 * failed read is replaced by its last good copy or else left empty, so that the rest of the page is shown.
 */
export async function getCentrePage(centre: Centre, month: string) {
  const [detail, batches, students, projects, placements, events] = await Promise.all([
    getCentreDetail(centre.id),
    getBatchesOfCentre(centre.id),
    getStudentsOfTheMonth(centre.id),
    getProjectsOfTheMonth(centre.id),
    getPlacements(centre.id, month),
    getPostGroupsOfCentre(centre.id),
  ]);
  return {
    centre,
    detail: detailOf(centre, detail),
    batches: toListed(batches),
    students: toListed(students),
    projects: toListed(projects),
    placements: toListed(placements),
    events: toListed(events),
  };
}
