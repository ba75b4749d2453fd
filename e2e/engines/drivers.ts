import { chromium, expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { launch, type ElementHandle } from 'puppeteer-core';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { findProgram } from '@/scripts/programs';
import { freePort } from '@/tests/support/programs/free-port';
import { stopNode } from '@/tests/support/programs/start-node';
import { chromiumFolder, type Engine } from './engines';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT, ArrowDown: Key.ARROW_DOWN };

/** A browser window. `go` does not wait for the page, because some journeys hold scripts back. */
export type Window = {
  evaluate: (expression: string) => Promise<unknown>;
  upload: (expression: string, file: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  press: (key: keyof typeof keys) => Promise<unknown>;
  go: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Resolves to the errors in the console, of which WebKit's driver reports none. */
  close: () => Promise<string[]>;
};
export type Browser = { open: () => Promise<Window>; close: () => Promise<unknown> };

const env = { ...process.env, TZ: 'Asia/Karachi', LANG: 'C.UTF-8' };

function windowOf(
  page: Page,
  ownMethods: Pick<Window, 'upload' | 'resize'>,
): Omit<Window, 'close'> & { errors: string[] } {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    go: async (url) => void page.goto(url).catch(() => undefined),
    errors,
    ...ownMethods,
  };
}

async function startChromium(folder: string, runsScripts: boolean): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    env: { ...env, LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  });
  return {
    open: async () => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Asia/Karachi',
        javaScriptEnabled: runsScripts,
      });
      const page = await context.newPage();
      const { errors, ...window } = windowOf(page, {
        upload: async (expression, file) =>
          (await page.evaluateHandle<HTMLInputElement>(expression)).asElement()?.setInputFiles(file),
        resize: (width, height) => page.setViewportSize({ width, height }),
      });
      return { ...window, close: () => context.close().then(() => errors) };
    },
    close: () => browser.close(),
  };
}

async function startFirefox(runsScripts: boolean): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? '',
    extraPrefsFirefox: {
      'javascript.enabled': runsScripts,
      'intl.accept_languages': 'en-GB',
      // Firefox's sandbox would hide the fonts of the tests.
      'security.sandbox.content.read_path_whitelist': path.resolve() + path.sep,
    },
    env,
    timeout: 90_000,
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const { errors, ...window } = windowOf(page as unknown as Page, {
        upload: async (expression, file) =>
          ((await page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>).uploadFile(file),
        resize: (width, height) => page.setViewport({ width, height }),
      });
      return { ...window, close: () => context.close().then(() => errors) };
    },
    close: () => browser.close(),
  };
}

async function startWebKit(runsScripts: boolean): Promise<Browser> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const serverUrl = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${serverUrl}/status`))).toPass({ timeout: 90_000 });
  return {
    open: async () => {
      const session = await new Builder()
        .usingServer(serverUrl)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${runsScripts}`] },
        })
        .build();
      const typeText = (text: string) => session.actions().sendKeys(text).perform();
      return {
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        upload: async (expression, file) =>
          (await session.executeScript<WebElement>(`return ${expression}`)).sendKeys(file),
        click: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
        type: typeText,
        press: (key) => typeText(keys[key]),
        go: (url) => session.get(url),
        resize: (width, height) => session.manage().window().setRect({ width, height }),
        close: () => session.quit().then(() => []),
      };
    },
    close: () => Promise.all([stopNode(driver), stopNode(xvfb)]),
  };
}

export function startBrowser(engine: Engine, runsScripts: boolean): Promise<Browser> {
  const folder = chromiumFolder(engine);
  if (folder) return startChromium(folder, runsScripts);
  return engine === 'firefox' ? startFirefox(runsScripts) : startWebKit(runsScripts);
}
