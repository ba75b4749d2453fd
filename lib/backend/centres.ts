import { object, type InferType } from 'yup';
import { compact } from '../foundation/compact.ts';
import { read, type Parsed } from './read.ts';
import { address, guidField, listOf, parseRow, readList, text } from './rows.ts';
import { safeFrame, safePicture, safeVideo, webLink } from './safe-url.ts';
import { cleanGuid, cleanId, cleanPhone } from './text.ts';
import type { CentreDetail, CentreOption, Read } from './types.ts';

const rawOption = object({ id: guidField().required(), centreName: text().required(), city: text() });

const toOption = (raw: InferType<typeof rawOption>): CentreOption => ({
  id: raw.id,
  name: raw.centreName,
  ...compact({ city: raw.city }),
});

const byName = (options: readonly CentreOption[]) =>
  options.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * The centres of one city, by name (docs/product/backend.md#b2). `cityId` is City.id; a malformed one is `not-found`
 * without a call.
 */
export async function getCentresOfCity(cityId: string): Promise<Read<CentreOption[]>> {
  const id = cleanId(cityId);
  if (!id) return { kind: 'not-found' };
  return readList({
    path: 'Centres/GrtBycityId',
    search: { Id: id },
    parse: listOf(rawOption, toOption, byName),
  });
}

/** Every centre, by name: the feedback form's select. Centres/GetAll. */
export const getCentreOptions = (): Promise<Read<CentreOption[]>> =>
  readList({ path: 'Centres/GetAll', parse: listOf(rawOption, toOption, byName) });

const rawCentre = object({
  id: guidField().required(),
  centreName: text().required(),
  city: text(),
  image: address(),
  centreVideo: address(),
  maapLink: address(),
  phne: text(),
  phne2: text(),
  phne3: text(),
  fbLink: address(),
  ytLink: address(),
  inLink: address(),
});

const toCentre = (raw: InferType<typeof rawCentre>): CentreDetail => ({
  id: raw.id,
  name: raw.centreName,
  ...compact({
    city: raw.city,
    image: safePicture(raw.image),
    video: safeVideo(raw.centreVideo),
    map: safeFrame(raw.maapLink, 'map'),
    phone: cleanPhone(raw.phne),
    phone3: cleanPhone(raw.phne3),
    whatsapp: cleanPhone(raw.phne2),
    facebook: webLink(raw.fbLink),
    youtube: webLink(raw.ytLink),
    linkedin: webLink(raw.inLink),
  }),
});

function parseCentre(id: string, json: unknown): Parsed<CentreDetail> | 'not-found' | undefined {
  if (json === null) return 'not-found';
  const raw = parseRow(rawCentre, json);
  // A response about another centre is treated as invalid.
  return raw?.id === id ? { value: toCentre(raw), rows: raw, dropped: 0 } : undefined;
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
