/** Collapsed panels of tabs and courses, which the browser's search finds (`hidden="until-found"`). */

// No `:has()`: in a selector that a browser does not know it throws.
const isOpen = (panel: Element) => panel.contains(document.querySelector(':target'));

/** Until hydration this opens the panel of a found text; then components/ui/browser/useUntilFound.ts does it. */
export const watchMatches = () =>
  addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = target as Element;
      // The fragment already opens its panel. Replacing the address by the same one fires this event again, in Firefox
      // endlessly.
      if (!isOpen(panel) && !panel.closest('[data-ready]')) location.replace(`#${panel.id}`);
    },
    true,
  );

export function hidePanels(): void {
  if (!('onbeforematch' in document.documentElement)) return;
  document.querySelectorAll('[data-panel]').forEach((panel) => {
    if (!isOpen(panel)) panel.setAttribute('hidden', 'until-found');
  });
}
