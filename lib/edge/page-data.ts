import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';

/** The data of one document as a script: named by its hash, so that a document never gets the data of another version. */
export type PageData = { name: string; text: string };

export const dataPath = '/_next/static/data/';

/** Maximum characters of kept data, enough for five versions of each refreshed page; what was not asked for longest goes first. */
const maxLength = 16 * 1024 * 1024;
const kept = () =>
  shared(
    'edge.pageData',
    () => new LRUCache<string, string>({ maxSize: maxLength, sizeCalculation: ({ length }) => length }),
  );

/** Keeps the data of a document that is about to be served; that of documents of the build is in the build's folder. */
export const keepPageData = ({ name, text }: PageData): void => void kept().set(name, text);

/** Answers a request for kept data, and says whether it did; Next answers for files of the build. */
export function answerPageData(request: IncomingMessage, response: ServerResponse): boolean {
  const [pathname = ''] = (request.url ?? '').split('?');
  const text = pathname.startsWith(dataPath) && kept().get(pathname.slice(dataPath.length));
  if (!text) return false;
  response.writeHead(200, {
    'Content-Type': 'application/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  response.end(text);
  return true;
}
