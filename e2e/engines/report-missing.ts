import { engines, missing, type Engine } from './engines';

/** Fetches old browsers, and names once what cannot run here. */
export default function reportMissing(): void {
  for (const engine of Object.keys(engines) as Engine[]) {
    const reason = missing(engine);
    if (reason) process.stdout.write(`SKIPPED: ${reason}\n`);
  }
}
