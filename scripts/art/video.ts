/**
 * `npm run art:video` renders the looping videos of page headers: tiles turn by a quarter and back at seeded times, so
 * that the last frame equals the first. Needs ffmpeg; the results are committed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { sceneSvg, type SceneSpec } from './scene.ts';
import { randomFrom } from '../../lib/shared/art/tiles.ts';
import { publicDir } from './output.ts';
import { videoScenes } from './video-scenes.ts';

const seconds = 8;
const rate = 20;
const unit = 80;
const limit = 300_000;

const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Turn of a tile (0 to 1 quarter turns) at second `at`; it turns at `go` and turns back at `back`. */
function turnAt(at: number, go: number, back: number): number {
  const step = (start: number) => ease(Math.min(1, Math.max(0, (at - start) / 0.7)));
  return step(go) - step(back);
}

function frame(spec: SceneSpec, at: number): string {
  const random = randomFrom(`${spec.seed}/moves`);
  return sceneSvg(spec, unit, (tiles) =>
    tiles.map((tile) => {
      const go = random() * (seconds / 2 - 1);
      const back = seconds / 2 + random() * (seconds / 2 - 1);
      const still = random() < 0.45;
      return { ...tile, turn: still ? tile.turn : tile.turn + turnAt(at, go, back) };
    }),
  );
}

async function renderVideo(name: string, spec: SceneSpec): Promise<void> {
  const file = path.join(publicDir, 'video', `${name}.mp4`);
  mkdirSync(path.dirname(file), { recursive: true });
  const size = `${spec.cols * unit}x${spec.rows * unit}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(rate), '-i', '-'];
  const codec = '-c:v libx264 -preset veryslow -tune animation -crf 30 -pix_fmt yuv420p'.split(' ');
  const output = ['-bitexact', '-movflags', '+faststart', '-an', file];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let index = 0; index < seconds * rate; index += 1) {
    const svg = Buffer.from(frame(spec, index / rate));
    const raw = await sharp(svg)
      .resize(spec.cols * unit, spec.rows * unit)
      .flatten()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(raw)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  const { size: bytes } = statSync(file);
  if (bytes > limit) throw new Error(`${name}.mp4 weighs ${bytes} bytes, more than ${limit}`);
  console.log(`${name}.mp4  ${Math.round(bytes / 1000)} kB`);
}

const requestedNames = process.argv.slice(2);
for (const [name, spec] of Object.entries(videoScenes))
  if (requestedNames.length === 0 || requestedNames.includes(name)) await renderVideo(name, spec);
