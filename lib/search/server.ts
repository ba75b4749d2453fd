import { getDocuments } from './data.ts';
import { buildEngine, search, type Engine } from './engine.ts';
import type { SearchResult } from './types.ts';

let engine: Engine | undefined;

/** Searches on the server with the same index and rules as the browser. Never throws, whatever was typed. */
export function searchSite(query: string): SearchResult {
  engine ??= buildEngine(getDocuments());
  return search(engine, query);
}
