import { serveEmbeddedBackend } from '../../../lib/server/embedded-backend/embedded-server.ts';
import { createSwitches } from './switches.ts';

/**
 * `node tests/support/backend/command.ts FOLDER [PORT]`: the embedded backend in its own process. Prints its URLs and
 * process id as one line of JSON.
 */
const [folder, port] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tests/support/backend/command.ts FOLDER [PORT]');
const { apiUrl, mediaUrl, close } = await serveEmbeddedBackend({
  folder,
  port: Number(port ?? 0),
  intercept: createSwitches(),
});
process.stdout.write(`${JSON.stringify({ apiUrl, mediaUrl, pid: process.pid })}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
