import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createCore, type Core } from '@/lib/server/embedded-backend/core';
import { setStore } from '@/lib/server/store/store';
import { openSqlite } from '@/lib/server/store/sqlite';
import type { Store } from '@/lib/server/store/sql';
import { resetBackend } from './reset-backend';

const base = 'http://backend.test/api';

type Backend = {
  /** Replaces the response of one path (and, if given, only of queries that contain a text) until the test ends. */
  answer: (name: string, answer: () => Response | Promise<Response>) => void;
  /** Paths called so far, with their queries. */
  calls: string[];
  /** Data folder of the backend under test, one for the whole test file. */
  folder: () => string;
  core: () => Core;
};

/**
 * Runs a test file against the embedded backend through msw, so that requests of the site are really validated and a request
 * to any other host fails the test. Last good copies are in a store of the test.
 */
export function serveBackend(): Backend {
  process.env.BACKEND_URL = base;
  const calls: string[] = [];
  let core: Core;
  let folder: string;
  let store: Store;
  let turn = 0;
  const server = setupServer(
    http.all(`${base}/*`, ({ request }) => {
      calls.push(request.url.slice(base.length + 1));
      return core.handle(request);
    }),
  );
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'backend-test-'));
    core = createCore(folder);
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterAll(() => {
    server.close();
    core.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    turn += 1;
    store = await openSqlite(path.join(folder, `site-${turn}.db`));
    setStore(store);
    calls.length = 0;
    resetBackend();
    // Dropped rows and failed calls are logged; the tests check results only.
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    server.resetHandlers();
    setStore();
    await store.close();
  });
  return {
    calls,
    folder: () => folder,
    core: () => core,
    answer: (name, answer) =>
      server.use(
        http.all(`${base}/${name}`, ({ request }) => {
          calls.push(request.url.slice(base.length + 1));
          return answer();
        }),
      ),
  };
}
