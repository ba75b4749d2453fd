import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { launch, type ElementHandle } from 'puppeteer-core';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { findProgram } from '@/scripts/programs';
import { chromiumVersion, type BrowserEngine } from './engines';
import { freePort } from '../../tests/support/free-port';
import { stopNode } from '../../tests/support/process';
import { noteErrors } from './in-page';
import { startChromium, startOldFirefox } from './old-browsers';
import type { Browser } from './window';

/** Timeout in ms for each program of an engine to respond. */
const startMs = 90_000;

async function startFirefox(scripting: boolean): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? '',
    extraPrefsFirefox: { 'javascript.enabled': scripting, 'intl.accept_languages': 'en-GB' },
    env: { ...process.env, TZ: 'Asia/Karachi' },
    timeout: startMs,
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      const unawaited = (navigation: Promise<unknown>) => void navigation.catch(() => undefined);
      return {
        evaluate: (expression) => page.evaluate(expression),
        upload: async (expression, file) => {
          const input = (await page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>;
          await input.uploadFile(file);
        },
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        go: async (url) => unawaited(page.goto(url)),
        reload: async () => unawaited(page.reload()),
        back: async () => unawaited(page.goBack()),
        resize: (width, height) => page.setViewport({ width, height }),
        close: async () => {
          await context.close();
          return errors;
        },
      };
    },
    close: () => browser.close(),
  };
}

/** WebKit in Debian's MiniBrowser, on its own virtual screen. */
async function startWebKit(scripting: boolean): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    screen.once('error', reject).once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, HOME: folder, DISPLAY: `:${display}`, LANG: 'C.UTF-8', TZ: 'Asia/Karachi' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${server}/status`))).toPass({ timeout: startMs });
  return {
    open: async () => {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            // Debian's folder name contains the architecture; without a name the driver starts the MiniBrowser next to
            // its library.
            args: ['--automation', `--enable-javascript=${scripting}`],
          },
        })
        .build();
      const keys = {
        Enter: Key.ENTER,
        Escape: Key.ESCAPE,
        ArrowRight: Key.ARROW_RIGHT,
        ArrowDown: Key.ARROW_DOWN,
      };
      const type = (text: string) => session.actions().sendKeys(text).perform();
      return {
        evaluate: (expression) => session.executeScript(`(${noteErrors})(); return ${expression}`),
        upload: async (expression, upload) => {
          const input = await session.executeScript<WebElement>(`return ${expression}`);
          await input.sendKeys(upload);
        },
        move: (x, y) => session.actions().move({ x, y, duration: 0 }).perform(),
        click: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
        type,
        press: (key) => type(keys[key]),
        go: (url) => session.get(url),
        reload: () => session.navigate().refresh(),
        back: () => session.navigate().back(),
        resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
        close: async () => {
          const noted = await session.executeScript<string | null>('return sessionStorage.getItem("errors")');
          await session.quit();
          return noted?.split('\n') ?? [];
        },
      };
    },
    close: async () => {
      await stopNode(driver);
      await stopNode(screen);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts an engine with JavaScript on or off, a setting of the whole browser. */
export function startBrowser(engine: BrowserEngine, scripting: boolean): Promise<Browser> {
  const version = chromiumVersion(engine);
  if (version !== undefined) return startChromium(version, scripting);
  if (engine === 'firefox-115') return Promise.resolve(startOldFirefox(scripting));
  return engine === 'firefox' ? startFirefox(scripting) : startWebKit(scripting);
}
