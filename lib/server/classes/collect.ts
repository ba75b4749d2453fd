import type { Centre } from '../../../content/schema/centres.ts';
import type { Batch, UpcomingBatch } from '../../shared/classes/batch.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { minuteMs } from '../../shared/util/durations.ts';
import { nameKey } from '../../shared/util/names.ts';
import { monotonicMs } from '../../shared/util/time.ts';
import { batchesPauseMs, getBatchesOfCentre, getStoredBatchesOfCentre } from '../backend/lists.ts';
import type { ReadResult } from '../backend/types.ts';
import { errorCode, log } from '../runtime/log.ts';
import { singleton } from '../runtime/process.ts';
import { toUpcomingBatches } from './upcoming-batches.ts';

/**
 * Collects the batches of all centres. The backend lists them by centre only, so they are fetched in the background
 * while pages ask for them: `concurrency` centres at a time, each again after `refreshMs`, or after `retryMs` if its
 * call failed. A page gets what is known so far and never waits.
 */
const concurrency = 4;
export const refreshMs = 15 * minuteMs;
export const retryMs = minuteMs;

const collection = () =>
  singleton('classes.collection', () => ({
    /** False until the site has started, because a build must not call the backend. */
    isOn: false,
    isRunning: false,
    /** The batches of each centre, by its id. */
    lists: new Map<string, readonly UpcomingBatch[]>(),
    /** When to fetch a centre again, by its id, in `monotonicMs`; at once if absent. */
    dueAt: new Map<string, number>(),
    /** Keys of unmatched class names that have been logged. */
    loggedNames: new Set<string>(),
    /** All lists in one, in the order of the centres; undefined after a change. */
    merged: undefined as readonly UpcomingBatch[] | undefined,
  }));

/** Logs class names that match no course, each once, at most a hundred in a process. */
function logUnknownNames(centre: Centre, batches: readonly UpcomingBatch[]): void {
  const { loggedNames } = collection();
  for (const { courses, name } of batches) {
    const key = nameKey(name);
    if (courses.length > 0 || loggedNames.has(key) || loggedNames.size >= 100) continue;
    loggedNames.add(key);
    log.warn('classes.unknown-name', { centre: centre.slug, name: name.slice(0, 60) });
  }
}

/** Adds a centre's batches to the collection; true if they are fresh. Never rejects, as that would end the process. */
async function putBatches(centre: Centre, reading: Promise<ReadResult<Batch[]>>): Promise<boolean> {
  try {
    const readResult = await reading;
    if (readResult.kind !== 'ok') return false;
    const batches = toUpcomingBatches(centre, readResult.value, readResult.asOf);
    collection().lists.set(centre.id, batches);
    collection().merged = undefined;
    logUnknownNames(centre, batches);
    return readResult.fresh;
  } catch (error) {
    log.error('classes.unforeseen', { centre: centre.slug, code: errorCode(error) });
    return false;
  }
}

async function refresh(centre: Centre): Promise<void> {
  const isFresh = await putBatches(centre, getBatchesOfCentre(centre.id));
  collection().dueAt.set(centre.id, monotonicMs() + (isFresh ? refreshMs : retryMs));
}

/** Fetches the centres that are due, unless a call does so or the breaker is open. Never rejects. */
export async function collectDue(): Promise<void> {
  const state = collection();
  if (!state.isOn || state.isRunning) return;
  const isDue = ({ id }: Centre) => (state.dueAt.get(id) ?? -Infinity) <= monotonicMs();
  const dueCentres = getCentres().filter(isDue).values();
  const worker = async () => {
    for (const centre of dueCentres) if (batchesPauseMs() === 0) await refresh(centre);
  };
  state.isRunning = true;
  await Promise.all(Array.from({ length: concurrency }, worker)).finally(() => (state.isRunning = false));
}

/** Loads the last good copies and enables collection, which the first page with classes triggers. Never rejects. */
export async function startCollection(): Promise<void> {
  await Promise.all(getCentres().map((centre) => putBatches(centre, getStoredBatchesOfCentre(centre.id))));
  collection().isOn = true;
}

/** The known batches of all centres. Triggers a collection if one is due, and does not wait for it. */
export function getUpcomingBatches(): readonly UpcomingBatch[] {
  const state = collection();
  void collectDue();
  state.merged ??= getCentres().flatMap(({ id }) => state.lists.get(id) ?? []);
  return state.merged;
}

export const uncollectedCentres = (): readonly Centre[] =>
  getCentres().filter(({ id }) => !collection().lists.has(id));

/** True once each centre's classes are known or a read of them has failed. Pages rendered earlier may lack classes. */
export function isFirstCollectionOver(): boolean {
  const { lists, dueAt } = collection();
  return getCentres().every(({ id }) => lists.has(id) || dueAt.has(id));
}
