import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '@/scripts/programs';
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

/** Polls every 50 ms; the test's own time limit ends what never comes. */
async function until<T>(value: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await value();
    if (found !== undefined) return found;
    await pause(50);
  }
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

async function startFirefox(scripting: boolean): Promise<Browser> {
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
  const child = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', folder], {
    env: { ...process.env, HOME: folder, TZ: 'Asia/Karachi' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const portFile = path.join(folder, 'MarionetteActivePort');
  const port = await until(() =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
  );
  const { send } = await openMarionette(port, capabilities);
  return {
    send,
    // What pages write is quoted; Firefox's own messages are not.
    takeErrors: watchErrors(child, /^console\.error: "|^JavaScript error: "?http/),
    close: async () => {
      await stopNode(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKit in Debian's MiniBrowser, on a screen of its own in memory. */
async function startWebKit(scripting: boolean): Promise<Browser> {
  const folder = folderFor('webkit');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    screen.once('error', reject);
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, HOME: folder, DISPLAY: `:${number}`, LANG: 'C.UTF-8', TZ: 'Asia/Karachi' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(() =>
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
    takeErrors: watchErrors(driver, /^CONSOLE .*ERROR/),
    close: async () => {
      // A session whose window is gone cannot be closed; the driver's end closes it too.
      await close().catch(() => undefined);
      await stopNode(driver);
      await stopNode(screen);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts an engine with JavaScript on or off; JavaScript is a setting of the whole browser. */
export const startBrowser = (engine: Engine, scripting: boolean): Promise<Browser> =>
  engine === 'firefox' ? startFirefox(scripting) : startWebKit(scripting);
