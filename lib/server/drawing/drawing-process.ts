/** Entry point of a drawing process, which pool.ts starts in plain Node (type stripping). */
import path from 'node:path';
import { photoMessages } from '../../shared/photo/photo-rules.ts';
import { drawPassFiles, drawLayout } from './draw.ts';
import { layouts } from './layouts.ts';
import { registerFonts } from './paint.ts';
import { passTextOf } from './pass-text.ts';
import { encodePicture, normalisePhoto } from './photo.ts';
import type { DrawingJob, DrawingResponse, DrawingKind, DrawingResults } from './protocol.ts';

registerFonts(path.resolve(import.meta.dirname, '../../..'));

async function runPrepare({ person, upload }: DrawingJob<'prepare'>): Promise<DrawingResults['prepare']> {
  let photo: Uint8Array;
  try {
    photo = await normalisePhoto(upload);
  } catch {
    return { kind: 'refused', message: photoMessages.damaged };
  }
  for (const layout of layouts[person.form]) await drawLayout(layout, passTextOf(person), photo, '');
  return { kind: 'ok', photo };
}

async function runPicture({ source, width }: DrawingJob<'picture'>): Promise<DrawingResults['picture']> {
  const bytes = await encodePicture(source, width).catch(() => undefined);
  return bytes ? { kind: 'ok', bytes } : { kind: 'refused', message: '' };
}

async function runJob(job: DrawingJob): Promise<DrawingResults[DrawingKind]> {
  if (job.kind === 'prepare') return runPrepare(job);
  if (job.kind === 'picture') return runPicture(job);
  return { kind: 'ok', files: await drawPassFiles(job.person, job.photo, job.attendeeId) };
}

/** Throws what drawing throws; what cannot be decoded is `refused`. */
export default async function run(job: DrawingJob): Promise<DrawingResponse<DrawingKind>> {
  return { result: await runJob(job), rss: process.memoryUsage.rss() };
}
