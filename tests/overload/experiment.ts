import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import type { OwnSite } from '../../e2e/support/own-site.ts';
import type { Load } from './load.ts';
import { memoryOf, watchMemory, type Memory } from './memory.ts';
import type { Read } from './send.ts';

/** Duration of each phase in milliseconds, and the number of visitors who upload at once. */
type Plan = { idleMs: number; loadMs: number; settleMs: number; clients: number };

export type Figures = {
  load: Load;
  /** Response times of pages in the three phases: p95 in milliseconds, and responses by status. */
  idle: Pages;
  loaded: Pages;
  after: Pages;
  memory: { before: number; most: Memory & { sum: number }; after: number };
  /** Visitors who got a 201 or 202 but in the end have no attendee or no email. */
  lost: string[];
  unmailed: string[];
};
type Pages = { p95: number; statuses: Record<string, number> };

/** Forks a script of this folder and resolves when it is ready. */
export async function start(file: string, ...args: string[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, file), args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await once(child, 'message');
  return child;
}

/** Ends a script and resolves with its figures. */
export async function ask<Answer>(child: ChildProcess): Promise<Answer> {
  const answer = once(child, 'message');
  child.send('end');
  const [message] = (await answer) as [Answer];
  return message;
}

async function phase(reader: ChildProcess, work: () => Promise<void>): Promise<Pages> {
  reader.send('begin');
  await work();
  const { ms: times, statuses } = await ask<Read>(reader);
  return { p95: Math.round(percentile(times, 0.95)), statuses };
}

/** Reads pages of a site while `work` runs. */
export async function readPages(site: OwnSite, work: () => Promise<void>): Promise<Pages> {
  const reader = await start('reader.ts', site.origin);
  try {
    return await phase(reader, work);
  } finally {
    reader.kill();
  }
}

type Records = { attendees: { fields: { email?: string } }[]; emails: { email: string }[] };

/** Waits, at most two minutes, until every visitor has an attendee and an email; resolves with those who do not. */
export async function whoIsMissing(site: OwnSite, registered: readonly string[]) {
  const missing = async () => {
    const { attendees, emails } = (await site.control('records')) as Records;
    const added = new Set(attendees.map(({ fields }) => fields.email));
    const mailed = new Set(emails.map(({ email }) => email));
    return {
      lost: registered.filter((email) => !added.has(email)),
      unmailed: registered.filter((email) => !mailed.has(email)),
    };
  };
  let left = await missing();
  for (let tries = 0; tries < 120 && left.lost.length + left.unmailed.length > 0; tries += 1) {
    await pause(1_000);
    left = await missing();
  }
  return left;
}

const sumOf = ({ own, children }: Memory) => own + children;

/**
 * Reads pages of a site before, during and after a load of uploads, pictures and policy reports, and samples its
 * memory.
 */
export async function overload(site: OwnSite, plan: Plan): Promise<Figures> {
  const pid = site.pid();
  const reader = await start('reader.ts', site.origin);
  const load = await start('load.ts', site.origin, String(plan.clients));
  try {
    const before = sumOf(memoryOf(pid));
    const idle = await phase(reader, () => pause(plan.idleMs));
    const memory = watchMemory(pid);
    load.send('begin');
    const loaded = await phase(reader, () => pause(plan.loadMs));
    const result = await ask<Load>(load);
    const most = memory.stop();
    const missing = await whoIsMissing(site, result.registered);
    await pause(plan.settleMs);
    const after = await phase(reader, () => pause(plan.idleMs));
    const left = sumOf(memoryOf(pid));
    return { load: result, idle, loaded, after, memory: { before, most, after: left }, ...missing };
  } finally {
    reader.kill();
    load.kill();
  }
}
