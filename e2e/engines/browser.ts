import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { missingForEngine, type Engine } from '@/scripts/programs';
import { freePort } from '../../tests/support/free-port';
import { stopNode } from '../../tests/support/process';
import { openMarionette } from './marionette';
import { openSession, type Send } from './webdriver';

export type Browser = {
  send: Send;
  /** The errors that pages of the site have written to the console since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
};

/**
 * The browser waits for no page to load, because some journeys hold scripts back and WebKitWebDriver stands still when it
 * is to wait for the document only (`eager`); page.ts waits itself.
 */
const capabilities = { pageLoadStrategy: 'none' };

/** Time in milliseconds within which each program of an engine must answer. */
const startMs = 90_000;

/** The programs that run for one browser, in the order of their start. */
type Programs = ChildProcess[];

/** `env` is added to the environment of this process. */
type ProgramOptions = { stdio: StdioOptions; env?: Readonly<Record<string, string>> };

/** Starts a program; `answered` polls until `value` is there, and rejects with a sentence when the program ends before. */
function startProgram(
  running: Programs,
  program: string,
  args: readonly string[],
  { env, stdio }: ProgramOptions,
) {
  // Named, because Jest's `process.env` is a copy: without it a program is looked for on the PATH of the process.
  const child = spawn(program, args, { stdio, env: { ...process.env, ...env } });
  running.push(child);
  let problem: string | undefined;
  child.once('error', ({ message }) => (problem = message));
  child.once('exit', (code, signal) => (problem ??= `it ended with ${code ?? signal}`));
  const answered = async <T>(value: () => Promise<T | undefined> | T | undefined): Promise<T> => {
    for (const began = performance.now(); performance.now() - began < startMs; await pause(50)) {
      const found = await value();
      if (found !== undefined) return found;
      if (problem !== undefined) break;
    }
    throw new Error(`${program} does not start: ${problem ?? 'it does not answer'}`);
  };
  return { child, answered };
}

async function stopAll(running: Programs): Promise<void> {
  for (const child of running.toReversed()) if (child.pid !== undefined) await stopNode(child);
}

/** Collects the lines of a process's output that match. */
function watchErrors(child: ChildProcess, pattern: RegExp): () => string[] {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => {
    const lines = text.split('\n').filter((line) => pattern.test(line));
    text = '';
    return lines;
  };
}

const folderFor = (engine: Engine) => mkdtempSync(path.join(tmpdir(), `site-${engine}-`));

async function startFirefox(scripting: boolean, running: Programs): Promise<Browser> {
  const folder = folderFor('firefox');
  const preferences = {
    'javascript.enabled': scripting,
    'marionette.port': 0,
    'devtools.console.stdout.content': true,
    'intl.accept_languages': 'en-GB',
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    // A proxy that refuses everything keeps Firefox's own calls off the network; localhost is never proxied.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', folder];
  const { child, answered } = startProgram(running, 'firefox-esr', args, {
    env: { HOME: folder, TZ: 'Asia/Karachi' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const portFile = path.join(folder, 'MarionetteActivePort');
  const port = await answered(() =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
  );
  const { send } = await openMarionette(port, capabilities);
  return {
    send,
    // What pages write is quoted; Firefox's own messages are not.
    takeErrors: watchErrors(child, /^console\.error: "|^JavaScript error: "?http/),
    close: async () => {
      await stopAll(running);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKit in Debian's MiniBrowser, on a screen of its own in memory. */
async function startWebKit(scripting: boolean, running: Programs): Promise<Browser> {
  const folder = folderFor('webkit');
  const screenArgs = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = startProgram(running, 'Xvfb', screenArgs, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let number: string | undefined;
  screen.child.stdio[3]?.once('data', (chunk: Buffer) => (number = chunk.toString().trim()));
  await screen.answered(() => number);
  const port = await freePort();
  const driverArgs = [`--port=${port}`, '--host=127.0.0.1'];
  const driver = startProgram(running, 'WebKitWebDriver', driverArgs, {
    env: { HOME: folder, DISPLAY: `:${number}`, LANG: 'C.UTF-8', TZ: 'Asia/Karachi' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await driver.answered(() =>
    fetch(`${origin}/status`).then(
      (answer) => answer.ok || undefined,
      () => undefined,
    ),
  );
  const { send, close } = await openSession(origin, {
    ...capabilities,
    'webkitgtk:browserOptions': {
      // Debian's folder holds the machine's name; without a name the driver starts the MiniBrowser beside its library.
      args: [
        '--automation',
        `--enable-javascript=${scripting}`,
        '--enable-write-console-messages-to-stdout=true',
      ],
    },
  });
  return {
    send,
    takeErrors: watchErrors(driver.child, /^CONSOLE .*ERROR/),
    close: async () => {
      // A session whose window is gone cannot be closed; the driver's end closes it too.
      await close().catch(() => undefined);
      await stopAll(running);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts an engine with JavaScript on or off, which is a setting of the whole browser. A string says which part of the engine
 * is not installed or does not start.
 */
export async function startBrowser(engine: Engine, scripting: boolean): Promise<Browser | string> {
  const missing = missingForEngine(engine);
  if (missing) return missing;
  const running: Programs = [];
  const start = engine === 'firefox' ? startFirefox : startWebKit;
  const limit = pause(3 * startMs, undefined, { ref: false }).then(() => {
    throw new Error('it opens no window');
  });
  try {
    return await Promise.race([start(scripting, running), limit]);
  } catch (error) {
    await stopAll(running);
    return `${engine} does not work on this machine: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}
