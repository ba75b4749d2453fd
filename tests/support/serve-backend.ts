import { serveEmbeddedBackend } from '../../lib/server/embedded-backend/server.ts';
import { createSwitches } from './backend-switches.ts';

/**
 * Runs the embedded backend in a process of its own, for tests that kill the site: `node tests/support/serve-backend.ts
 * FOLDER [PORT]`. Prints one line of JSON with its addresses.
 */
const [folder, port] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tests/support/serve-backend.ts FOLDER [PORT]');
const { apiUrl, mediaUrl, close } = await serveEmbeddedBackend({
  folder,
  port: Number(port ?? 0),
  intercept: createSwitches(),
});
process.stdout.write(`${JSON.stringify({ apiUrl, mediaUrl, pid: process.pid })}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
