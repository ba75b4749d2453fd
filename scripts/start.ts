// npm start: builds the site if there is no build of these sources and settings, and serves it.
import { allocatorEnvironment } from '../lib/server/runtime/process.ts';

// Replaces this process by one with settings that glibc reads at the start: under a load of 5 MB photos the site then
// needs 430 instead of 640 MB.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...allocatorEnvironment,
  });
await import('./serve.ts');
