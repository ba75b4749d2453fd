/** Collapsed panels of tabs and courses, which the browser's search finds (`hidden="until-found"`). */

// Not `:has()`, because an unknown selector throws.
const isOpen = (panel: Element) => panel.contains(document.querySelector(':target'));

/**
 * Until hydration this opens the panel in which the browser's text search found a match; afterwards
 * components/ui/browser/useUntilFound.ts does.
 */
export const watchMatches = () =>
  addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = target as Element;
      // The fragment already opens its panel. Setting the same fragment again fires this event again, endlessly in
      // Firefox.
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
