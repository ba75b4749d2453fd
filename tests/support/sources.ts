import { globSync, readFileSync } from 'node:fs';

export type Source = { file: string; text: string };

const folders = ['app', 'components', 'content', 'lib', 'scripts', 'bench', 'e2e', 'tests'];

export const sources: readonly Source[] = globSync([`{${folders.join(',')}}/**/*.{ts,tsx}`, '*.{ts,mjs}'])
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
