import { compact } from '../foundation/compact.ts';
import type { Parse } from './read.ts';
import { listBounds, listOf, newestFirst, readCentreList, readList, takeItems, type Row } from './rows.ts';
import { safePicture, webLink } from './safe-url.ts';
import { displayText } from './clean-values.ts';
import type { EventGroup, EventLink, Read } from './types.ts';

function toLink(row: Row, index: number): EventLink | undefined {
  const href = webLink(row.link);
  if (!href) return undefined;
  return { key: String(index), href, ...compact({ image: safePicture(row.imgUrl) }) };
}

/** Parses the groups of a response; all of them together have the links of one list. */
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

/** Every event group of the whole institute. Events/GetGlobal. */
export const getEventGroups = (): Promise<Read<EventGroup[]>> =>
  readList({ path: 'Events/GetGlobal', parse: parseGroups });

/**
 * The events of one centre, newest first: the response's order reversed (docs/product/backend.md#b7). Events/GetByCenterId.
 */
export const getCentreEvents = (id: string): Promise<Read<EventGroup[]>> =>
  readCentreList(id, { path: 'Events/GetByCenterId', parse: newestFirst(parseGroups) });
