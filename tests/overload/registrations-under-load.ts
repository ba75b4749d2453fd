import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import type { OwnSite } from '../../e2e/support/own-site.ts';
import { ask, start, whoIsMissing } from './experiment.ts';
import type { Read } from './send.ts';
import type { Registrations } from './steady-registrations.ts';

/** Registrations per second, together with clients with costly photos or visitors who read pages. */
type Plan = {
  ms: number;
  perSecond: number;
  costly?: { connections: number; addresses: number };
  visitors?: number;
};

export type UnderLoad = {
  registrations: Registrations;
  /** The longest response time of a registration in ms. */
  longest: number;
  /** Responses to the clients with costly photos, by status. */
  costly: Record<string, number>;
  pages: { p95: number; statuses: Record<string, number> };
  lost: string[];
  unmailed: string[];
};

/** Registers people under load; waits until everyone with a 201 or 202 is registered and has an email. */
export async function registerUnderLoad(
  site: OwnSite,
  { ms, perSecond, costly, visitors }: Plan,
): Promise<UnderLoad> {
  const registrants = await start('steady-registrations.ts', site.origin, String(perSecond));
  const others = {
    costly:
      costly &&
      (await start('costly-photos.ts', site.origin, String(costly.connections), String(costly.addresses))),
    readers: visitors ? await start('all-pages.ts', site.origin, String(visitors)) : undefined,
  };
  try {
    for (const child of [others.costly, others.readers, registrants]) child?.send('begin');
    await pause(ms);
    const registrations = await ask<Registrations>(registrants);
    const read = others.readers && (await ask<Read>(others.readers));
    const answers = others.costly && (await ask<Record<string, number>>(others.costly));
    const missing = await whoIsMissing(site, registrations.registered);
    return {
      registrations,
      longest: Math.max(0, ...registrations.ms),
      costly: answers ?? {},
      pages: { p95: read ? Math.round(percentile(read.ms, 0.95)) : 0, statuses: read?.statuses ?? {} },
      ...missing,
    };
  } finally {
    for (const child of [registrants, others.costly, others.readers]) child?.kill();
  }
}
