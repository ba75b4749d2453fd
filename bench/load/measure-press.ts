import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { throttle, type Connection } from './visit.ts';

/** Times of the first touch, in ms after the start of the navigation. */
export const touchMomentsMs = [1_500, 4_000, 12_000];

type Press = {
  page: string;
  what: string;
  control: string;
  text?: string;
  /** An element and a text that it contains once the page has reacted: only scripts add it. */
  effect: readonly [selector: string, text: string];
};

export const presses: readonly Press[] = [
  {
    page: '/aptech-vision-vistor',
    what: 'Student',
    control: 'input[name=userType][value=Student]',
    effect: ['form:has([value=Student]:checked) [role=group][hidden]', ''],
  },
  {
    page: '/locations',
    what: 'a word typed',
    control: '#centre-query',
    text: 'joher',
    effect: ['main [role=status]', 'joher'],
  },
  {
    page: '/courses-adse',
    what: 'Save',
    control: 'main button[aria-pressed]',
    effect: ['main button[aria-pressed=true]', ''],
  },
];

/** Runs in the page: sets `__effect` to the time from the first touch to the frame with the effect. */
function observeEffect([selector, text]: Press['effect']): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const checkEffect = () => {
        const elements = Array.from(document.querySelectorAll(selector));
        if (elements.some((element) => element.textContent.includes(text)))
          Reflect.set(window, '__effect', performance.now() - timeStamp);
        else requestAnimationFrame(checkEffect);
      };
      checkEffect();
    },
    { capture: true, once: true },
  );
}

async function touchControl(page: Page, control: string): Promise<void> {
  const target = page.locator(control).first();
  // With DEFER_SCRIPTS=0 a control that needs scripts is hidden until they have run.
  await target.waitFor();
  // Scrolls only now, because style sheets that load late could move the control out of view.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const targetBox = await target.boundingBox();
  if (!targetBox) throw new Error(`${control} is not shown`);
  await page.touchscreen.tap(targetBox.x + targetBox.width / 2, targetBox.y + targetBox.height / 2);
}

/**
 * Ms from the first touch (`momentMs` after the start of the navigation) to its effect; infinite if there is none
 * within 20 s: with DEFER_SCRIPTS=0 a page may lose what is typed while it hydrates.
 */
export async function pressToEffect(
  context: BrowserContext,
  site: string,
  { page: path, control, text, effect }: Press,
  momentMs: number,
  connection: Connection,
): Promise<number> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), connection);
  await page.addInitScript(observeEffect, effect);
  await page.goto(site + path, { waitUntil: 'commit', timeout: 120_000 });
  await page.locator(control).first().waitFor();
  await pause(momentMs - (await page.evaluate(() => performance.now())));
  await touchControl(page, control);
  if (text) await page.keyboard.insertText(text);
  const effectMs = await page
    .waitForFunction(() => Reflect.get(window, '__effect') as number, undefined, { timeout: 20_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => Infinity);
  await page.close();
  return effectMs;
}
