import { writeSync } from 'node:fs';
import { parseSettings, type Settings } from '../lib/env.ts';

/** Ends the process with one clear line. */
export function stop(sentence: string): never {
  // Past process.stderr, which the running site keeps for its log.
  writeSync(2, `Stopped: ${sentence}\n`);
  process.exit(1);
}

/** The settings from the environment and, where that is silent, from `.env`. A wrong one ends the process by name. */
export function loadSettings(): Settings {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      stop('the file .env cannot be read.');
  }
  const parsed = parseSettings(process.env);
  if (parsed.kind === 'invalid') stop(parsed.problems.join('\nStopped: '));
  return parsed.settings;
}
