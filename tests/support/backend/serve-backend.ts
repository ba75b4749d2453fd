import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import path from 'node:path';
import { resetBackend, setStore } from '../singletons';
import { temporaryFolder } from '../temporary-folder';
import { serveEmbeddedBackend } from '@/lib/server/embedded-backend/embedded-server';
import type { Intercept } from '@/lib/server/embedded-backend/intercept';
import type { ReceivedData } from '@/lib/server/embedded-backend/received-data';
import { publishEmbeddedBackendUrls } from '@/lib/server/runtime/process';
import type { Store } from '@/lib/server/store/sql';
import { openSqlite } from '@/lib/server/store/sqlite';
import { applyFault, type Fault } from './faults';

export const refusingUrl = 'http://127.0.0.1:1';

type Respond = () => Response | Promise<Response>;

/**
 * Runs a test file against the embedded backend over HTTP, so that the site's requests are really sent and validated. A
 * request to any other host fails the test. Last good copies are in a store of the test.
 */
export function serveBackend() {
  const calls: string[] = [];
  const faults: Fault[] = [];
  let receivedData: ReceivedData;
  let embeddedServer: Awaited<ReturnType<typeof serveEmbeddedBackend>>;
  const folder = temporaryFolder();
  let store: Store;
  let turn = 0;
  const interceptor = setupServer(http.all(`${refusingUrl}/*`, passthrough));

  const onCall = (name: string, respond: Respond) =>
    http.all(`${embeddedServer.apiUrl}/${name}`, ({ request }) => {
      calls.push(request.url.slice(embeddedServer.apiUrl.length + 1));
      return respond();
    });

  const intercept: Intercept = (call) => {
    receivedData = call.core.data;
    return applyFault(faults, call);
  };

  beforeAll(async () => {
    delete process.env.BACKEND_URL;
    embeddedServer = await serveEmbeddedBackend({ folder, intercept });
    publishEmbeddedBackendUrls(embeddedServer);
    interceptor.listen({ onUnhandledFrame: 'error' });
  });
  afterAll(async () => {
    interceptor.close();
    publishEmbeddedBackendUrls();
    await embeddedServer.close();
  });
  beforeEach(async () => {
    turn += 1;
    store = await openSqlite(path.join(folder, `site-${turn}.db`));
    setStore(store);
    interceptor.use(onCall('*', passthrough));
    calls.length = 0;
    resetBackend();
  });
  afterEach(async () => {
    interceptor.resetHandlers();
    faults.length = 0;
    setStore();
    await store.close();
  });
  return {
    calls,
    /** Replaces the response of one path until the test ends. */
    respond: (name: string, respond: Respond) => interceptor.use(onCall(name, respond)),
    /** Adds a fault until the test ends, or until `repair`. */
    fault: (fault: Fault) => void faults.push({ ...fault }),
    repair: () => void (faults.length = 0),
    records: () => receivedData.records(),
    folder: () => folder,
  };
}
