const clickedButtons = new Set<HTMLElement>();

export const isHydrated = (element: Element) => String(Object.keys(element)).includes('__react');

function release(button: HTMLElement): void {
  clickedButtons.delete(button);
  button.removeAttribute('aria-busy');
}

/** The button or, if React has replaced it, the first button with the same text. */
const currentButton = (button: HTMLElement) =>
  button.isConnected
    ? button
    : Array.from(document.querySelectorAll<HTMLElement>('[type=button]')).find(
        ({ textContent }) => textContent === button.textContent,
      );

function replay(): void {
  clickedButtons.forEach((button) => {
    const target = currentButton(button);
    if (target && !isHydrated(target)) return;
    release(button);
    target?.click();
  });
  if (clickedButtons.size) setTimeout(replay, 50);
}

/** Shows a button as busy until it is hydrated, then clicks it once, however often it was clicked. */
export function holdClick(button: HTMLElement): void {
  button.setAttribute('aria-busy', 'true');
  clickedButtons.add(button);
  replay();
}

/** Drops the held clicks, because the scripts did not or will not load. */
export const dropHeldClicks = () => clickedButtons.forEach(release);
