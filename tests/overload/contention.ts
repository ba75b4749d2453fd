import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import type { OwnSite } from '../../e2e/support/own-site.ts';
import { ask, start, whoIsMissing } from './experiment.ts';
import type { Read } from './send.ts';
import type { Rush } from './rush.ts';

/** Registrations a second, beside clients with costly photos or visitors who read. */
type Plan = {
  ms: number;
  perSecond: number;
  greedy?: { connections: number; addresses: number };
  visitors?: number;
};

export type Contention = {
  rush: Rush;
  /** The longest answer to a registration in milliseconds. */
  longest: number;
  /** Answers to the greedy clients, by status. */
  greedy: Record<string, number>;
  pages: { p95: number; statuses: Record<string, number> };
  lost: string[];
  unmailed: string[];
};

/** Registers people while others take what they can get, and waits until each who was told so is registered and mailed. */
export async function contend(site: OwnSite, { ms, perSecond, greedy, visitors }: Plan): Promise<Contention> {
  const rush = await start('rush.ts', site.origin, String(perSecond));
  const others = {
    greedy:
      greedy && (await start('greedy.ts', site.origin, String(greedy.connections), String(greedy.addresses))),
    crowd: visitors ? await start('crowd.ts', site.origin, String(visitors)) : undefined,
  };
  try {
    for (const child of [others.greedy, others.crowd, rush]) child?.send('begin');
    await pause(ms);
    const rushed = await ask<Rush>(rush);
    const read = others.crowd && (await ask<Read>(others.crowd));
    const answers = others.greedy && (await ask<Record<string, number>>(others.greedy));
    const missing = await whoIsMissing(site, rushed.registered);
    return {
      rush: rushed,
      longest: Math.max(0, ...rushed.ms),
      greedy: answers ?? {},
      pages: { p95: read ? Math.round(percentile(read.ms, 0.95)) : 0, statuses: read?.statuses ?? {} },
      ...missing,
    };
  } finally {
    for (const child of [rush, others.greedy, others.crowd]) child?.kill();
  }
}
