/** Figures in documents and configuration equal the code's. Texts of the site contain the values themselves. */
import { globSync, readFileSync } from 'node:fs';
import { maxItems, maxTextLength } from '@/lib/server/backend/parse-rows';
import { freshMs } from '@/lib/server/backend/read';
import { breakerLimits, maxResponseBytes, callLimits } from '@/lib/server/backend/transport';
import { countFinder } from '@/lib/server/catalogue/derive-facts';
import { currentFacts } from '@/lib/server/catalogue/facts';
import { refreshMs, retryMs } from '@/lib/server/classes/collect';
import { oldAfterMs, pageSize } from '@/lib/server/classes/find-batches';
import { poolLimits } from '@/lib/server/drawing/pool';
import { uploadLimits, uploadsAtOnce } from '@/lib/server/requests/upload';
import { isMemorySmall } from '@/lib/server/runtime/process';
import { reopenMs } from '@/lib/server/start/start-site';
import { maxPurgePauseMs } from '@/lib/server/store/last-purge';
import {
  contactLimits,
  retryDelaysMs,
  leaseMs,
  longestDelayMs,
  maxRepeatMs,
} from '@/lib/server/store/outbox/schedule';
import { minFreeBytes } from '@/lib/server/store/store';
import { graceSeconds } from '@/lib/server/web/shutdown';
import { serverDeadlines } from '@/lib/shared/forms/deadlines';
import { photoLimits, photoMessages } from '@/lib/shared/photo/photo-rules';
import { durationText, keptFor, retention } from '@/lib/shared/retention';

const seconds = (ms: number) => `${ms / 1_000} s`;
const mib = (bytes: number) => bytes / 1024 ** 2;
const million = (count: number) => count / 1_000_000;
const hours = (ms: number) => `${ms / 3_600_000} hours`;
const [sendingHours, emailingHours] = [hours(maxRepeatMs.send.unknown), hours(maxRepeatMs.deliver.unknown)];
const maxMs = Math.max(...Object.values(longestDelayMs));
const within = maxMs === 3_600_000 ? 'an hour' : hours(maxMs);
/** `2, 5, 15 s, 1, 5, 15 minutes, then hourly`. */
const delaysText = (list: readonly number[], separator: string) => {
  const shortDelays = list.filter((ms) => ms < 60_000).map((ms) => ms / 1_000);
  const longDelays = list.filter((ms) => ms >= 60_000 && ms < 3_600_000).map((ms) => ms / 60_000);
  return `${shortDelays.join(separator)} s, ${longDelays.join(', ')} minutes, then ${list.at(-1) === maxMs && within === 'an hour' ? 'hourly' : within}`;
};
const { read, add, sendEmail } = callLimits;
const { maxPixels, maxCost, maxSide, minSide } = photoLimits;

const expectedSentences: Readonly<Record<string, readonly string[]>> = {
  'docs/registration.md': [
    ...Object.values(retention).map(
      ({ what, from, by }, index) => `| ${what} | ${Object.values(keptFor)[index]} | ${from} | ${by} |`,
    ),
    `"Send my pass again" works for ${keptFor.answers}`,
    `after its lease (${seconds(leaseMs.send)})`,
    `with the same key, for ${sendingHours};`,
    `the worker sends it, for ${emailingHours} |`,
    `no email after ${emailingHours}, or refused for good`,
    `a row is due after ${delaysText(retryDelaysMs.send, ', ')}`,
    `an email after ${delaysText(retryDelaysMs.deliver, ' s, ')}`,
    `keeps its place to within ${seconds(longestDelayMs['not-sent'])}`,
    `everything pending is retried within ${within}, with`,
    `not sent follow within ${seconds(longestDelayMs['not-sent'])}`,
    `Every ${seconds(breakerLimits.pauseMs)} a read`,
    `after a stop of up to ${durationText(maxPurgePauseMs)}`,
    `has less than ${mib(minFreeBytes)} MB left`,
    `reads at most ${uploadsAtOnce} uploads at once`,
    `An upload: ${mib(uploadLimits.fileBytes)} MiB for the photo, ${mib(uploadLimits.maxBytes)} MiB in all, ${uploadLimits.parts} parts, ${durationText(uploadLimits.deadlineMs)}.`,
    `${contactLimits.perPersonAnHour} passes an hour for a mailbox, name and event; ${contactLimits.perContactADay} a day for a mailbox`,
    `Enquiries: ${contactLimits.perContactADay} from one phone number a day`,
    `(1 with less than 900 MB) and ${poolLimits.waiting} waiting (8)`,
    `as JPEG ${million(maxPixels.jpeg)} megapixels, and ${million(maxCost.jpeg)} multiplied by its scans; as PNG ${million(maxPixels.png)} megapixels and ${million(maxCost.png)} MB decoded`,
  ],
  'docs/operations.md': [
    `delete it after ${keptFor.answers}, as the site does`,
    `the email failed for ${emailingHours}, or was rejected`,
    `emails are retried for ${emailingHours}, finally once ${within}`,
    `calls of unknown outcome for ${sendingHours}`,
    `| ${emailingHours} without an accepted email`,
    `| ${breakerLimits.failures} failures in a row: no call for ${seconds(breakerLimits.pauseMs)}, then one |`,
    `end within ${graceSeconds} seconds, the rest waits in the outbox`,
    `opened again every ${seconds(reopenMs)}`,
    `at most two drawing processes at most ${mib(poolLimits.rssPerProcess)} MB`,
    `an uploaded photo | 200–400 kB; at most ${mib(uploadLimits.fileBytes)} MiB`,
    `at most ${Math.round(photoLimits.storedBytes / 1024)} kB; 2 kB`,
  ],
  'docs/product/registration.md': [
    `an alert is raised, after ${emailingHours} at the latest`,
    `if that fails or ${serverDeadlines.response / 1_000} seconds have passed, 202`,
    `at most ${durationText(uploadLimits.deadlineMs)} (408); ${uploadLimits.parts} parts`,
    `killed after ${seconds(poolLimits.jobMs)}, waiting included; replaced at ${mib(poolLimits.rssPerProcess)} MB`,
    `each side ${minSide} to ${maxSide.toLocaleString('en')}, pixels in all`,
    `within ${photoLimits.storedSide}×${photoLimits.storedSide}`,
  ],
  'docs/product/backend.md': [
    `reads at most ${mib(maxResponseBytes)} MiB of a response`,
    `a read ${seconds(read.totalMs)}, Add and enquiry ${seconds(add.totalMs)}, SendEmail ${seconds(sendEmail.totalMs)}`,
    `${breakerLimits.failures} failures in a row open it for ${seconds(breakerLimits.pauseMs)}`,
    `used for ${seconds(freshMs)} and kept`,
    `at most ${maxItems} rows of a list`,
    `at most ${maxTextLength} characters long`,
  ],
  'docs/product/forms.md': [
    `in a cookie for ${keptFor.flash}`,
    `keeps it for ${keptFor.draft} as an upload draft`,
    `at most ${mib(photoLimits.maxBytes)} MB`,
  ],
  'docs/product/pages.md': [
    `${pageSize} rows a page`,
    `again after ${durationText(refreshMs)}, or ${durationText(retryMs)} after a failed call`,
    `older than ${durationText(oldAfterMs)} shows its age`,
  ],
  'public/sw.js': [`const maxAgeMs = ${retention.passPage.ms / 86_400_000} * 86_400_000;`],
  'deploy/nginx.conf': [
    `client_max_body_size ${mib(uploadLimits.maxBytes)}m;`,
    `lingering_time ${uploadLimits.deadlineMs / 1_000}s;`,
    `${mib(uploadLimits.maxBytes)} MiB for a body, ${mib(uploadLimits.fileBytes)} MiB for its photo`,
  ],
  'deploy/alerts.yaml': [
    `site_drawing_waiting_jobs >= ${poolLimits.waiting * 0.75}`,
    `below ${mib(minFreeBytes)} MB nobody can register`,
  ],
  'deploy/compose.yaml': [
    `gives running requests ${graceSeconds} seconds. stop_grace_period: ${graceSeconds + 10}s`,
  ],
  'deploy/systemd/site@.service': [
    `gives running requests ${graceSeconds} seconds. TimeoutStopSec=${graceSeconds + 10}`,
  ],
  'deploy/error-pages/too-large.html': [photoMessages.tooHeavy],
  'deploy/error-pages/too-large.json': [photoMessages.tooHeavy],
};

(isMemorySmall ? test.skip : test).each(Object.entries(expectedSentences))(
  '%s says what the code does',
  (file, sentences) => {
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ -+ \|/g, '');
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  },
);

test('no source of the product, no test and no document writes out a count that follows from the content', () => {
  const files = globSync([
    '{app,components,content,lib,tests,e2e}/**/*.{ts,tsx}',
    '{docs,lib,components}/**/*.md',
    '*.md',
  ]);
  const findCount = countFinder(currentFacts());
  const handwrittenCounts = files.flatMap((file) => {
    const count = findCount(readFileSync(file, 'utf8').replaceAll(/[\s*]+/g, ' '));
    return count ? `${file}: ${count.words}` : [];
  });
  expect(handwrittenCounts).toEqual([]);
});
