import { mixed, object, type InferType } from 'yup';
import { address, parseRow, readCentreList, readList, reversed, text, listCap } from './rows.ts';
import { safeLink, safeMedia } from './safe-url.ts';
import type { EventGroup, EventLink, Read } from './types.ts';

const rawLink = object({ link: address().required(), imgUrl: address() });
type RawLink = InferType<typeof rawLink>;

const rawLinks = (value: unknown): RawLink[] =>
  (Array.isArray(value) ? value.slice(0, listCap) : [])
    .map((raw) => parseRow(rawLink, raw))
    .filter((link) => link !== undefined);

const rawGroup = object({
  name: text().required(),
  // One bad link must not cost the group: links are judged one by one.
  eventLinks: mixed<RawLink[]>()
    .transform((_value, original) => rawLinks(original))
    .default([]),
});

function toLink(raw: RawLink, index: number): EventLink | undefined {
  const href = safeLink(raw.link);
  const image = safeMedia(raw.imgUrl);
  return href?.startsWith('http') ? { key: String(index), href, ...(image && { image }) } : undefined;
}

const toGroup = (raw: InferType<typeof rawGroup>, index: number): EventGroup => ({
  key: String(index),
  name: raw.name,
  links: raw.eventLinks.map(toLink).filter((link) => link !== undefined),
});

/** Every event group of the whole institute. Events/GetGlobal. */
export const getEventGroups = (): Promise<Read<EventGroup[]>> =>
  readList({ path: 'Events/GetGlobal', schema: rawGroup, toOurs: toGroup });

/** The events of one centre, newest first (spec.md 7: reversed). Events/GetByCenterId. */
export const getCentreEvents = (id: string): Promise<Read<EventGroup[]>> =>
  readCentreList(id, {
    path: 'Events/GetByCenterId',
    schema: rawGroup,
    toOurs: toGroup,
    arrange: reversed,
  });
