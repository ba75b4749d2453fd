// npm run kinds: writes a page that shows each kind of components once, and prints its address.
import { build } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type * as Kinds from './KindsPage.tsx';

const file = path.resolve('.cache/kinds.html');
const font = readFileSync('app/fonts/bricolage-grotesque-display.woff2', 'base64');
/** Declares the font as next/font does (app/layout.tsx), inlined because a page opened from a file may load no font. */
const fontStyles = `:root { --font-bricolage: display }
  @font-face { font-family: display; font-weight: 600 800; src: url(data:font/woff2;base64,${font}) }`;
/** Replaces useHydrated.ts, so that what needs hydration, such as tabs and the controls of films, is shown. */
const contents = 'export const useHydrated = () => true';

export async function writeKinds(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/kinds/KindsPage.tsx'],
    outdir: 'kinds',
    write: false,
    bundle: true,
    keepNames: true,
    platform: 'node',
    jsx: 'automatic',
    external: ['./PhotoEditor'],
    loader: { '.svg': 'dataurl' },
    plugins: [
      {
        name: 'kinds',
        setup({ onLoad, onResolve }) {
          onLoad({ filter: /useHydrated\.ts$/ }, () => ({ contents }));
          onResolve({ filter: /^\/art\// }, (art) => ({ path: path.resolve(`public${art.path}`) }));
        },
      },
    ],
  });
  const [script = '', styles = ''] = outputFiles.map(({ text }) => text);
  const page = { exports: {} as typeof Kinds };
  compileFunction(script, ['require', 'module'])(createRequire(import.meta.url), page);
  const body = page.exports.html.replaceAll('src="/art/', `src="${pathToFileURL('public/art').href}/`);
  const head = `<meta charset="utf-8"><title>Kinds</title><meta name="viewport" content="width=device-width">
    <style>${styles}${fontStyles}</style>`;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, `<!doctype html><html lang="en" data-scripts="all">${head}${body}</html>`);
  return pathToFileURL(file).href;
}

if (import.meta.main) console.log(await writeKinds());
