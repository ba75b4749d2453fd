/**
 * npm run outbox: the operator's command for registrations, enquiries and feedback (docs/registration.md). It may run
 * while the site runs. Of what visitors wrote only `list KEY` and `feedback` print anything.
 */

import { parseArgs } from 'node:util';
import { findEnquiries } from '../lib/server/enquiry/jobs.ts';
import { eraseOneFeedback, exportFeedback } from '../lib/server/feedback/record.ts';
import { type ReplyByStanding, replyTable, standingOf } from '../lib/server/forms/outcome.ts';
import {
  findRegistrations,
  resolveFoundRegistration,
} from '../lib/server/registration/operator-registrations.ts';
import { isReference, referenceOf } from '../lib/server/registration/registration.ts';
import { errorCode } from '../lib/server/runtime/log.ts';
import { checkpoint, purge } from '../lib/server/start/purge.ts';
import { backUp } from '../lib/server/store/backup.ts';
import { readLastPurge, recordPurge } from '../lib/server/store/last-purge.ts';
import type { Job } from '../lib/server/store/outbox/job.ts';
import { forgetJob, listJobs, readOutboxStats, retryJobs } from '../lib/server/store/outbox/operator-jobs.ts';
import { findJob } from '../lib/server/store/outbox/outbox.ts';
import { operatorStates, workerStates } from '../lib/server/store/outbox/transitions.ts';
import { type Store, isStoreError } from '../lib/server/store/sql.ts';
import { openStore } from '../lib/server/store/store.ts';
import { fill } from '../lib/shared/util/fill.ts';
import { formatMoment, unfrozenMs } from '../lib/shared/util/time.ts';
import { loadSettings, prepareDataFolder } from './settings.ts';

const usageText = `npm run outbox -- COMMAND
  list                    what needs a person, then what waits for the worker (ids only)
  find EMAIL              the keys of a person's registrations; find PHONE: of their enquiries; find VIP-…: of a VIP application
  list KEY                the answers of one row: who to write to
  retry                   everything that waits, every failed email, and what the backend certainly does not have, is due now
  retry KEY               one row; an "attention" row is sent again: first check that the backend does not have it
  retry KEY ATTENDEE-ID   the backend has it under this id: only the email is still to be sent
  retry KEY done          the backend has this VIP application or enquiry: nothing is left to do
  purge                   removes everything past its retention, now, and lets the site purge again after a long stop
  purge KEY               removes everything personal of one row, or the feedback of that id, now
  feedback                all feedback as lines of JSON, oldest first
  stats                   rows by state, and how long the oldest have waited
  backup FILE             a copy of the SQLite database, taken while the site runs; PostgreSQL has pg_dump`;

const repliesByKind: Readonly<Record<string, ReplyByStanding>> = replyTable;

/** What the visitor of a row in `attention` was told, without the email address; '' for other states. */
function toldText(job: Job): string {
  const sentence = job.state === 'attention' && repliesByKind[job.kind]?.[standingOf(job)].sentence;
  return sentence ? `; was told: ${fill(sentence, { email: 'their address' })}` : '';
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

function ageText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Commands by name; each resolves to the exit code. */
const commands: Readonly<Record<string, (store: Store, args: readonly string[]) => Promise<number>>> = {
  async list(store, [key]) {
    if (key !== undefined) {
      const answers = (await findJob(store, key))?.payload;
      print(answers ? JSON.stringify(answers) : 'No such row, or its answers have been removed.');
      return answers === undefined ? 1 : 0;
    }
    const now = unfrozenMs();
    for (const [title, states] of [
      ['Needs a person', operatorStates],
      ['Waits for the worker', workerStates],
    ] as const) {
      const jobs = await listJobs(store, states);
      print(`${title}: ${jobs.length}`);
      for (const job of jobs)
        print(
          `  ${job.idempotencyKey}  ${job.kind.padEnd(10)} ${job.state.padEnd(11)} since ${ageText(now - job.since)}, ${job.failures} failed, ${job.error ?? 'no error'}${toldText(job)}`,
        );
    }
    return 0;
  },

  async retry(store, [key, attendeeId]) {
    const now = unfrozenMs();
    if (key !== undefined && attendeeId !== undefined) {
      const [id, doneText, failureText] =
        attendeeId === 'done'
          ? [undefined, 'Settled.', 'or a visitor’s: those need their ATTENDEE-ID.']
          : [attendeeId, 'Settled; the email is due now.', 'or that is no GUID.'];
      const isResolved = await resolveFoundRegistration(store, now, key, id);
      print(isResolved ? doneText : `No "attention" row of that key, ${failureText}`);
      return isResolved ? 0 : 1;
    }
    const count = await retryJobs(store, now, key);
    print(`${count} due now.`);
    return key !== undefined && count === 0 ? 1 : 0;
  },

  async purge(store, [key]) {
    if (key === undefined) {
      const now = unfrozenMs();
      print(`${await purge(store, now)} rows cleaned.`);
      await recordPurge(store, now);
      return 0;
    }
    const isRemoved = [await forgetJob(store, key), await eraseOneFeedback(store, key)].some(Boolean);
    if (!(await checkpoint(store)))
      print(
        'A backup reads the database: its bytes remain on the disk until the next purge, within minutes.',
      );
    print(
      isRemoved ? 'Removed.' : 'No such row or feedback, or it is being worked on: try again in a minute.',
    );
    return isRemoved ? 0 : 1;
  },

  async stats(store) {
    const now = unfrozenMs();
    for (const { state, count, oldestMs } of await readOutboxStats(store, now))
      print(`${state.padEnd(12)} ${count}, the oldest since ${ageText(oldestMs)}`);
    const { at, isOnHold } = await readLastPurge(store, now);
    print(`last purge   ${at === undefined ? 'none' : formatMoment(new Date(at))}`);
    if (isOnHold)
      print("Nothing is erased since. If this machine's clock is right, run: npm run outbox -- purge");
    return 0;
  },

  async find(store, [emailOrPhone = '']) {
    const isPhone = !emailOrPhone.includes('@') && !isReference(emailOrPhone);
    const jobs = await (isPhone ? findEnquiries : findRegistrations)(store, emailOrPhone);
    for (const { idempotencyKey, kind, state } of jobs)
      print(
        `${idempotencyKey}  ${kind.padEnd(10)} ${state}${kind === 'vip' ? `  ${referenceOf(idempotencyKey)}` : ''}`,
      );
    if (jobs.length === 0) print('Nothing is stored for that email address, phone number or reference.');
    return jobs.length === 0 ? 1 : 0;
  },

  async feedback(store) {
    for (const line of await exportFeedback(store)) print(line);
    return 0;
  },

  async backup(store, [file]) {
    if (file === undefined) {
      print('Name the file: npm run outbox -- backup FILE');
      return 2;
    }
    const result = await backUp(store, file);
    if (result.kind === 'failed') {
      print(`The copy cannot be written (${result.code}). Nothing was left behind.`);
      return 1;
    }
    const sentences = {
      exists: 'That file exists already. Nothing was written.',
      damaged:
        'The copy did not pass its check and was removed. The database may be damaged: docs/operations.md.',
      postgres: 'The outbox is in PostgreSQL: use pg_dump (docs/operations.md).',
    };
    print(result.kind === 'ok' ? `Written: ${file}, ${result.bytes} bytes.` : sentences[result.kind]);
    return result.kind === 'ok' ? 0 : 1;
  },
};

// Ends quietly when the output is closed early, as by `| head`.
process.stdout.on('error', () => process.exit());

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = 'help', ...args] = positionals;
  const runCommand = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!runCommand) {
    print(usageText);
    return command === 'help' ? 0 : 2;
  }
  const settings = loadSettings();
  prepareDataFolder(settings.dataDir);
  const store = await openStore(settings);
  try {
    return await runCommand(store, args);
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (errorCode(error).startsWith('ERR_PARSE_ARGS')) {
    print(usageText);
    process.exitCode = 2;
  } else if (isStoreError(error)) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
