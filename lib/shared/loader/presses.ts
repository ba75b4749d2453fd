/** Clicks on buttons before hydration. Each is replayed once; until then the button is shown as busy. */

const pressed = new Set<HTMLElement>();

/** True if React has hydrated an element. */
export const isHydrated = (element: Element) => String(Object.keys(element)).includes('__react');

function release(button: HTMLElement): void {
  pressed.delete(button);
  button.removeAttribute('aria-busy');
}

/** The button, or the one with its text by which React replaced it, if any. */
const current = (button: HTMLElement) =>
  button.isConnected
    ? button
    : Array.from(document.querySelectorAll<HTMLElement>('[type=button]')).find(
        ({ textContent }) => textContent === button.textContent,
      );

function replay(): void {
  pressed.forEach((button) => {
    const shown = current(button);
    if (shown && !isHydrated(shown)) return;
    release(button);
    shown?.click();
  });
  if (pressed.size) setTimeout(replay, 50);
}

/** Replays the click of a button as soon as it is hydrated. */
export function hold(button: HTMLElement): void {
  button.setAttribute('aria-busy', 'true');
  pressed.add(button);
  replay();
}

/** Drops the held clicks, because no scripts will load. */
export const releaseAll = () => pressed.forEach(release);
