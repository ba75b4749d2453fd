/**
 * `npm run art` draws every picture of the site anew, share images included; with `--missing` only those share
 * images whose inputs have changed. No new item needs it: a build, `npm run dev` and
 * `npm test` draw what is missing by themselves (provide.ts).
 */
import { drawAll } from './draw.ts';

await drawAll(!process.argv.includes('--missing'));
