import { mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, type Settings } from '../lib/server/runtime/env.ts';
import { errorCode } from '../lib/server/runtime/log.ts';

/** Prints sentences and ends the process with code 1. */
export function stop(...sentences: readonly string[]): never {
  // Written to the descriptor, because on a running site process.stderr is redirected into the log.
  for (const sentence of sentences) writeSync(2, `Stopped: ${sentence}\n`);
  process.exit(1);
}

/** The settings from the environment, then `.env`. An invalid one ends the process with a sentence about it. */
export function loadSettings(): Settings {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') stop('the file .env cannot be read.');
  }
  const parsed = parseSettings(process.env);
  if (parsed.kind === 'invalid') stop(...parsed.problems);
  return parsed.settings;
}

/** Creates the data folder if missing. Ends the process if it is not writable, unless the disk is full. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    // The site can serve pages while the disk is full.
    if (errorCode(error) === 'ENOSPC') return;
    stop(
      `the data folder ${folder} cannot be written (${errorCode(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
}
