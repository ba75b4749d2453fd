import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, expect } from '@playwright/test';
import { chromiumFolder, oldFirefox } from './engines';
import { freePort } from '../../tests/support/free-port';
import { stopNode } from '../../tests/support/process';
import type { Browser, Window } from './window';
import { noteErrors } from './in-page';
import { openMarionette } from './marionette';

/** Chromium as an npm package; its version is Chromium's. */
const chromiumPackage = '@sparticuz/chromium';
const inflate = (from: string, to: string) => writeFileSync(to, brotliDecompressSync(readFileSync(from)));

/** Fetches an old Chromium from npm once; false if npm is unreachable. */
export function fetchChromium(version: number): boolean {
  const folder = chromiumFolder(version);
  if (existsSync(folder)) return true;
  const parts = `${folder}.parts`;
  rmSync(parts, { recursive: true, force: true });
  mkdirSync(parts, { recursive: true });
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: parts, encoding: 'utf8' });
  process.stdout.write(`Fetching Chromium ${version} from npm, about 55 MB …\n`);
  const { status, stdout } = run('npm', 'pack', '--silent', `${chromiumPackage}@${version}.0.0`);
  if (status !== 0) return false;
  run('tar', 'xzf', stdout.trim());
  const bin = path.join(parts, 'package/bin');
  inflate(path.join(bin, 'chromium.br'), path.join(parts, 'chromium'));
  chmodSync(path.join(parts, 'chromium'), 0o755);
  for (const name of ['aws', 'swiftshader']) {
    inflate(path.join(bin, `${name}.tar.br`), path.join(parts, `${name}.tar`));
    run('tar', 'xf', `${name}.tar`);
  }
  rmSync(path.join(parts, 'package'), { recursive: true });
  renameSync(parts, folder);
  return true;
}

const unawaited = (navigation: Promise<unknown>) => void navigation.catch(() => undefined);

/** An old Chromium, driven by Playwright with features that all versions have. */
export async function startChromium(version: number, scripting: boolean): Promise<Browser> {
  const folder = chromiumFolder(version);
  const browser = await chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  });
  const open = async (): Promise<Window> => {
    const context = await browser.newContext({
      javaScriptEnabled: scripting,
      locale: 'en-GB',
      timezoneId: 'Asia/Karachi',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    return {
      evaluate: (expression) => page.evaluate(expression),
      upload: async (expression, file) =>
        (await page.evaluateHandle<HTMLInputElement>(expression)).asElement()?.setInputFiles(file),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      // These packages have no language data, so months are written as in ISO 8601.
      typeYearFirst: async (year, month) => {
        await page.keyboard.type(year);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.type(month);
      },
      go: async (url) => unawaited(page.goto(url)),
      reload: async () => unawaited(page.reload()),
      back: async () => unawaited(page.goBack()),
      resize: (width, height) => page.setViewportSize({ width, height }),
      close: async () => {
        await context.close();
        return errors;
      },
    };
  };
  return { open, close: () => browser.close() };
}

const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015' };
const prefs = (scripting: boolean, port: number) => ({
  'marionette.port': port,
  'javascript.enabled': scripting,
  'intl.accept_languages': 'en-GB',
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
});

/** Firefox 115: one process with one window for each test, because a session shares cookies. */
export function startOldFirefox(scripting: boolean): Browser {
  const open = async (): Promise<Window> => {
    const profile = mkdtempSync(path.join(tmpdir(), 'site-firefox-'));
    const port = await freePort();
    const lines = Object.entries(prefs(scripting, port)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
    const program = oldFirefox() ?? '';
    const child = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
      env: { ...process.env, HOME: profile, TZ: 'Asia/Karachi', LD_LIBRARY_PATH: path.dirname(program) },
      stdio: 'ignore',
    });
    let marionette: Awaited<ReturnType<typeof openMarionette>> | undefined;
    await expect(async () => {
      marionette = await openMarionette(port);
    }).toPass({ timeout: 90_000 });
    const send = (command: string, parameters?: object) =>
      marionette?.send(`WebDriver:${command}`, parameters) ?? Promise.reject(new Error('not connected'));
    await send('NewSession', { pageLoadStrategy: 'none' });
    const evaluate = async (expression: string) => {
      // Without a sandbox, so that recorded errors stay in the page.
      const call = { script: `(${noteErrors})(); return (${expression})`, args: [], sandbox: null };
      return ((await send('ExecuteScript', call)) as { value: unknown }).value;
    };
    const perform = (type: 'key' | 'pointer', actions: readonly object[]) =>
      send('PerformActions', { actions: [{ type, id: type, actions }] });
    const pressed = (texts: Iterable<string>) =>
      perform(
        'key',
        [...texts].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    const moved = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0 });
    return {
      evaluate,
      upload: async (expression, text) => {
        const [id] = Object.values((await evaluate(expression)) as Record<string, string>);
        await send('ElementSendKeys', { id, text });
      },
      move: async (x, y) => void (await perform('pointer', [moved(x, y)])),
      click: async (x, y) =>
        void (await perform('pointer', [
          moved(x, y),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ])),
      type: async (text) => void (await pressed(text)),
      press: async (key) => void (await pressed([keys[key]])),
      go: async (url) => void (await send('Navigate', { url })),
      reload: async () => void (await send('Refresh')),
      back: async () => void (await send('Back')),
      resize: async (width, height) => void (await send('SetWindowRect', { width, height })),
      close: async () => {
        const noted = await evaluate('sessionStorage.getItem("errors")').catch(() => null);
        marionette?.close();
        await stopNode(child);
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        return typeof noted === 'string' ? noted.split('\n') : [];
      },
    };
  };
  return { open, close: () => Promise.resolve() };
}
