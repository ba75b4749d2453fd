import { isRecord } from '../foundation/json.ts';
import { compact } from '../foundation/compact.ts';
import { read, type Parsed } from './read.ts';
import { listOf, readList, type Row } from './rows.ts';
import { safeFrame, safePicture, safeVideo, webLink } from './safe-url.ts';
import { cleanGuid, cleanId, cleanPhone, displayText } from './clean-values.ts';
import type { CentreDetail, CentreOption, Read } from './types.ts';

function toOption(row: Row): CentreOption | undefined {
  const [id, name] = [cleanGuid(row.id), displayText(row.centreName)];
  return id && name ? { id, name, ...compact({ city: displayText(row.city) }) } : undefined;
}

const parseOptions = listOf(toOption, (options) =>
  options.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
);

/**
 * The centres of one city, by name (docs/product/backend.md#b2). `cityId` is City.id; a malformed one is `not-found`
 * without a call.
 */
export async function getCentresOfCity(cityId: string): Promise<Read<CentreOption[]>> {
  const id = cleanId(cityId);
  if (!id) return { kind: 'not-found' };
  return readList({ path: 'Centres/GrtBycityId', search: { Id: id }, parse: parseOptions, allowStale: true });
}

/** Every centre, by name: the feedback form's select. Centres/GetAll. */
export const getCentreOptions = (): Promise<Read<CentreOption[]>> =>
  readList({ path: 'Centres/GetAll', parse: parseOptions, allowStale: true });

function parseCentre(id: string, json: unknown): Parsed<CentreDetail> | 'not-found' | undefined {
  if (json === null) return 'not-found';
  const option = isRecord(json) ? toOption(json) : undefined;
  // A response about another centre is treated as invalid.
  if (!isRecord(json) || option?.id !== id) return undefined;
  const links = compact({
    image: safePicture(json.image),
    video: safeVideo(json.centreVideo),
    map: safeFrame(json.maapLink, 'map'),
    phone: cleanPhone(json.phne),
    phone3: cleanPhone(json.phne3),
    whatsapp: cleanPhone(json.phne2),
    facebook: webLink(json.fbLink),
    youtube: webLink(json.ytLink),
    linkedin: webLink(json.inLink),
  });
  return { value: { ...option, ...links }, dropped: 0 };
}

/** One centre (Centres/GetById). An id that is no GUID is `not-found` without a call. */
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
