/**
 * npm run test:crash — the long form (docs/product/registration.md#e16; docs/security.md#r1, #r2, #r3, #r9, #r16): about
 * twenty minutes. Prints one line for each experiment: kills, registrations, lost, doubled, mails missing. Exits with code 1
 * when an experiment fails. `npm run test:crash -- sqlite` runs one engine only, `npm run test:crash -- postgres "answers
 * lost"` one experiment.
 */
import { enginesHere } from '../support/outbox.ts';
import { startPostgres } from '../support/postgres.ts';
import { runExperiment, type Plan, type Report } from './experiment.ts';
import { faults, lostAnswers, points } from './plans.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const [, , selected, experiment] = process.argv;
const engines = enginesHere().filter((engine) => selected === undefined || selected === engine);

let shown = 0;
let failed = 0;
const problemsOf = ({ lost, doubled, mailsMissing, unfinished, collapsed, damaged }: Report) =>
  lost + doubled + mailsMissing + unfinished + collapsed + (damaged ? 1 : 0);

function show(name: string, report: Report, ok: boolean): void {
  shown += 1;
  if (!ok) failed += 1;
  const { kills, registrations, lost, doubled, mailsMissing, mailsDoubled, unfinished, setAside } = report;
  const { collapsed, damaged, seconds } = report;
  print(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: ${kills} kills, ${registrations} registrations, ${lost} lost, ${doubled} doubled, ` +
      `${mailsMissing} mails missing (${mailsDoubled} twice), ${unfinished} unfinished, ` +
      `${setAside} for a person, ${collapsed} collapsed, ` +
      `${damaged ? 'DAMAGED' : 'file sound'}, ${seconds} s`,
  );
}

for (const engine of engines) {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const run = async (name: string, plan: Omit<Plan, 'engine' | 'postgres'>) => {
    await postgres?.empty();
    return [`${engine}, ${name}`, await runExperiment({ engine, postgres, ...plan })] as const;
  };
  const isSkipped = (name: string) => experiment !== undefined && experiment !== name;
  const expected = async (name: string, plan: Omit<Plan, 'engine' | 'postgres'>) => {
    if (isSkipped(name)) return;
    const [title, report] = await run(name, plan);
    show(title, report, problemsOf(report) === 0);
  };
  const forbidden = async (name: string, plan: Omit<Plan, 'engine' | 'postgres'>) => {
    if (isSkipped(name)) return;
    const [title, report] = await run(`control: ${name}`, plan);
    show(title, report, report.lost + report.doubled + report.mailsMissing > 0);
  };
  // At this speed the outbox's pause of an hour takes four minutes.
  const fast = { speed: 15, settleMs: 300_000 } as const;

  await expected('random moments', { registrations: 1_000, perSecond: 5, kills: 200, settleMs: 120_000 });
  await expected('12 places, 20 times each', {
    ...fast,
    registrations: 10,
    perSecond: 4,
    crash: { points, times: 20 },
  });
  await expected('answers lost', {
    ...fast,
    registrations: 500,
    perSecond: 10,
    faults: { list: lostAnswers(150), everyMs: 330 },
  });
  const manyFaults = Array.from({ length: 5 }, () => faults).flat();
  await expected('every fault', {
    ...fast,
    registrations: 300,
    perSecond: 8,
    faults: { list: manyFaults, everyMs: 220 },
  });
  await expected('keys ignored, and the site knows it', {
    ...fast,
    registrations: 500,
    perSecond: 10,
    kills: 100,
    faults: { list: lostAnswers(30), everyMs: 1_500 },
    idempotent: false,
    control: 'key-ignored',
  });
  const two = { ...fast, instances: 2, registrations: 500, perSecond: 8 } as const;
  await expected('two instances killed in turn', { ...two, kills: 60 });
  if (postgres) {
    await expected('database killed', { ...two, databaseCrashes: 20 });
    await expected('all of it', {
      ...two,
      kills: 40,
      databaseCrashes: 10,
      faults: { list: faults, everyMs: 1_500 },
    });
  }
  await forbidden('outbox off', {
    ...fast,
    registrations: 200,
    perSecond: 8,
    kills: 10,
    control: 'outbox-off',
  });
  const ignored = { list: lostAnswers(10), everyMs: 300 };
  await forbidden('key ignored', {
    ...fast,
    registrations: 50,
    perSecond: 10,
    faults: ignored,
    control: 'key-ignored',
  });
  postgres?.stop();
}
if (shown === 0) print('There is no such engine here, or no such experiment: nothing was run.');
else print(failed === 0 ? 'Everything as it must be.' : `${failed} not as it must be.`);
process.exitCode = shown > 0 && failed === 0 ? 0 : 1;
