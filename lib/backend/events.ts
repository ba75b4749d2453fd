import { mixed, object, type InferType } from 'yup';
import { compact } from '../foundation/compact.ts';
import {
  address,
  listCap,
  newestFirst,
  parseList,
  parseRow,
  readCentreList,
  readList,
  text,
} from './rows.ts';
import { safePicture, webLink } from './safe-url.ts';
import type { EventGroup, EventLink, Read } from './types.ts';

const rawLink = object({ link: address().required(), imgUrl: address() });
type RawLink = InferType<typeof rawLink>;

/** The links are kept raw and validated one by one after the group's name has been validated. */
const rawGroup = object({
  name: text().required(),
  eventLinks: mixed<unknown[]>()
    .transform((_value, original: unknown) => (Array.isArray(original) ? original : []))
    .default([]),
});
type RawGroup = { name: string; eventLinks: RawLink[] };

function toLink(raw: RawLink, index: number): EventLink | undefined {
  const href = webLink(raw.link);
  if (!href) return undefined;
  return { key: String(index), href, ...compact({ image: safePicture(raw.imgUrl) }) };
}

const toGroup = (raw: RawGroup, index: number): EventGroup => ({
  key: String(index),
  name: raw.name,
  links: raw.eventLinks.map(toLink).filter((link) => link !== undefined),
});

/** Returns a parser for the links of one group after the other; its limits count over all groups of a response. */
function createLinkParser(): (links: readonly unknown[]) => RawLink[] {
  let examined = 0;
  let accepted = 0;
  return (links) => {
    const good: RawLink[] = [];
    for (const raw of links) {
      if (accepted === listCap || examined === 10 * listCap) break;
      examined += 1;
      const link = parseRow(rawLink, raw);
      if (!link || !toLink(link, 0)) continue;
      accepted += 1;
      good.push(link);
    }
    return good;
  };
}

/** Parses the groups of a response: at most 200 links in all, of at most 2,000 examined. */
export function parseGroups(json: unknown) {
  const list = parseList(json, rawGroup, (row) => row);
  if (!list) return undefined;
  const parseLinks = createLinkParser();
  const rows = list.rows.map(({ name, eventLinks }): RawGroup => ({
    name,
    eventLinks: parseLinks(eventLinks),
  }));
  return { value: rows.map(toGroup), rows, dropped: list.dropped };
}

/** Every event group of the whole institute. Events/GetGlobal. */
export const getEventGroups = (): Promise<Read<EventGroup[]>> =>
  readList({ path: 'Events/GetGlobal', parse: parseGroups });

/**
 * The events of one centre, newest first: the response's order reversed (docs/product/backend.md#b7). Events/GetByCenterId.
 */
export const getCentreEvents = (id: string): Promise<Read<EventGroup[]>> =>
  readCentreList(id, { path: 'Events/GetByCenterId', parse: newestFirst(parseGroups) });
