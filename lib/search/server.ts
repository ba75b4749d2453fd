import { currentEdition } from '../content/events.ts';
import { getDocuments } from './data.ts';
import { buildEngine, search, type Engine } from './engine.ts';
import type { SearchResult } from './types.ts';

/** By the edition of the event that the texts name. */
const engines = new Map<string, Engine>();

/** Searches on the server with the same index and rules as the browser. Never throws, whatever was typed. */
export function searchSite(query: string): SearchResult {
  const { slug } = currentEdition();
  const engine = engines.get(slug) ?? buildEngine(getDocuments());
  engines.set(slug, engine);
  return search(engine, query);
}
