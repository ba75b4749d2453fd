import { serveEmbeddedBackend } from './server.ts';

/**
 * Runs the embedded backend in a process of its own, for tests that kill the site: `node lib/server/embedded-backend/serve.ts
 * FOLDER [PORT]`. Prints one line of JSON with its addresses; the fault switches are enabled.
 */
const [folder, port] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node lib/server/embedded-backend/serve.ts FOLDER [PORT]');
const { apiUrl, mediaUrl, close } = await serveEmbeddedBackend({
  folder,
  port: Number(port ?? 0),
  control: true,
});
process.stdout.write(`${JSON.stringify({ apiUrl, mediaUrl, pid: process.pid })}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
