import type { Page } from '@playwright/test';

/** When controls are changed: ms after the first paint, or when hydration starts. */
export type Moment = number | 'hydration';

/** Runs in the browser, so it may use nothing outside itself. */
function install(moments: readonly Moment[]): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type Change = { moment: Moment; stays: () => boolean; shows?: () => boolean };
  const changes = new Map<string, Change>();
  const lost: string[] = [];
  let left = moments.length;
  const isVisible = (element?: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true;
  const all = <Found extends Element>(selector: string) =>
    [...document.querySelectorAll<Found>(selector)].filter(isVisible);

  /** Fires the events of a change. */
  const announce = (field: Field) => {
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  /**
   * Sets a value with the browser's own setter. React overrides it on the element to detect changes by scripts, and
   * must not detect this one.
   */
  const put = (field: Field, value: string) => {
    field.focus({ preventScroll: true });
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    announce(field);
  };
  const textFor = (field: HTMLInputElement | HTMLTextAreaElement, round: number) => {
    const earliest = 'min' in field && field.min ? field.min : '2020-05';
    const [year, month] = earliest.split('-');
    const texts: Record<string, string> = {
      email: `ali${round}@example.com`,
      tel: `0300123456${round}`,
      month: `${Number(year) + round + 1}-${month}`,
    };
    return texts[field.type] ?? `johar ${round}`;
  };
  /**
   * True if a control navigates on change: choices in a search and the month do; texts and other GET forms need a
   * button.
   */
  const follows = ({ form, name, type }: Field, value: string, isOn = true) => {
    const isFilter =
      form?.role === 'search' ? !/text|search/.test(type) : type === 'month' && form?.method === 'get';
    if (!isFilter) return {};
    const values = () => new URLSearchParams(location.search).getAll(name).flatMap((text) => text.split(','));
    return { shows: () => values().includes(value) === isOn };
  };

  const change = (moment: Moment) => {
    const round = moments.length - left;
    // Opens folds first, because controls may be inside.
    const summaries = [...document.querySelectorAll<HTMLElement>('summary')];
    for (const [index, summary] of summaries.entries()) {
      if (!isVisible(summary)) continue;
      // A list that depends on a filter may be re-rendered, so it is looked up each time.
      const text = summary.textContent;
      const before = summaries.slice(0, index).filter((one) => one.textContent === text).length;
      // By text, because a search may remove other folds; by position if its text has changed.
      const details = () => {
        const now = [...document.querySelectorAll('summary')];
        const same = now.filter((one) => one.textContent === text)[before];
        return (same ?? (now.length === summaries.length ? now[index] : undefined))?.closest('details');
      };
      summary.click();
      const isOpen = details()?.open;
      changes.set(`details ${text}`, {
        moment,
        stays: () => !details() || details()?.open === isOpen,
        shows: () => !isVisible(details()) || isVisible(details()?.children[1]) === isOpen,
      });
    }
    for (const field of all<Field>('input, textarea, select')) {
      // An earlier choice may have hidden a dependent control.
      if (!isVisible(field)) continue;
      const { id, localName, name, type } = field;
      const sameName = `${localName}[name="${name}"]`;
      const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);
      if (/checkbox|radio/.test(type)) {
        const choice = field as HTMLInputElement;
        const group = all<HTMLInputElement>(`${sameName}[type=radio]`);
        if (group.length && choice !== group[round % group.length]) continue;
        choice.click();
        const { checked, value } = choice;
        const stays = () => find(`${sameName}[value="${value}"]`)?.checked === checked;
        changes.set(`${type} ${name} ${group.length ? '' : value}`, {
          moment,
          stays,
          ...follows(field, value, checked),
        });
      } else if (field instanceof HTMLSelectElement) {
        const others = [...field.options].filter(
          (option) => option.value && !option.disabled && !option.selected,
        );
        const value = others[round % others.length]?.value;
        if (value === undefined) continue;
        put(field, value);
        const stays = () => find(sameName)?.value === value;
        changes.set(`select ${name}`, { moment, stays, ...follows(field, value) });
      } else if (field instanceof HTMLInputElement && type === 'file') {
        const photo = `early${round}.jpg`;
        const choice = new DataTransfer();
        choice.items.add(new File(['x'], photo, { type: 'image/jpeg' }));
        field.files = choice.files;
        announce(field);
        // The file is not a photo, so the form shows an error and empties the control; the name stays next to it.
        const shows = () => all('[role=status]').some(({ textContent }) => textContent.includes(photo));
        changes.set(`file ${name}`, {
          moment,
          stays: () => find(sameName)?.files?.[0]?.name === photo || shows(),
          shows,
        });
      } else if (!field.matches('[role=combobox][id]:not([name])')) {
        put(field, textFor(field, round));
        const { value } = field;
        const stays = () => ((id && find(`#${CSS.escape(id)}`)) || find(sameName))?.value === value;
        changes.set(`${type} ${name || id}`, { moment, stays, ...follows(field, value) });
      }
    }
    // Tabs and course cards are links to the panels that they open.
    const panels = all<HTMLAnchorElement>('[data-tab], main a[href^="#"]').filter(
      ({ hash, dataset }) => dataset.tab ?? (hash && document.querySelector(hash)?.matches('article')),
    );
    // Once, because Next restores the address of the start of hydration, also over a fragment that follows at once.
    const link = moments.length > 1 && round === 0 ? panels[1] : undefined;
    link?.click();
    if (link) changes.set('panel', { moment, stays: () => isVisible(document.querySelector(link.hash)) });
  };

  const compare = (final: boolean) =>
    [...changes].flatMap(([control, { moment, stays, shows }]) => {
      const text = `${control.trim()}, changed at ${moment}`;
      if (!stays()) return [`${text}: its value`];
      return final && shows?.() === false ? [`${text}: its effect`] : [];
    });
  const act = (moment: Moment) => {
    lost.push(...compare(false));
    change(moment);
    left -= 1;
  };
  Reflect.set(window, 'controls', {
    isDone: () => left === 0,
    lost: () => [...lost, ...compare(true)],
    count: () => changes.size,
  });

  const watchReact = () => {
    if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) act('hydration');
    else setTimeout(watchReact, 4);
  };
  if (moments.includes('hydration')) watchReact();
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    const schedule = () => {
      // No control is changed at once, so something else must trigger the loader.
      if (!moments.includes(0))
        document.querySelector('[role=switch]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
      for (const moment of moments)
        if (moment !== 'hydration')
          setTimeout(() => act(moment), paint.startTime + moment - performance.now());
    };
    // Controls further down may not exist yet at the first paint.
    if (document.readyState !== 'loading') schedule();
    else addEventListener('DOMContentLoaded', schedule);
  }).observe({ type: 'paint', buffered: true });
}

type Controls = { isDone: () => boolean; lost: () => string[]; count: () => number };
const ask = <Answer>(page: Page, question: keyof Controls) =>
  page.evaluate((name) => Reflect.get(Reflect.get(window, 'controls') as object, name)() as Answer, question);

/** Changes every visible control of the next page at each moment. */
export const changeControls = (page: Page, moments: readonly Moment[]) =>
  page.addInitScript(install, moments);
/** True once all moments have passed. */
export const areChanged = (page: Page) => ask<boolean>(page, 'isDone');
/** Controls that lost their value at any time, or have no effect now: a filter in the URL, a visible panel. */
export const lostControls = (page: Page) => ask<string[]>(page, 'lost');
/** Number of changed controls. */
export const countControls = (page: Page) => ask<number>(page, 'count');

/**
 * Places of a page with controls, from its HTML: '' for the page as it opens, and fragments of closed tabs with fields.
 * `kinds` are its controls: in a form, the form's URL and the control's name; others, the class from their component.
 * `isFilter`: a form there filters.
 */
export const placesIn = (blank: Page, html: string) =>
  blank.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    const fields = 'input:not([type=hidden]), select, textarea';
    const found = [...(main?.querySelectorAll(`${fields}, summary, [data-tab], article[id]`) ?? [])];
    const places = new Map<string, { kinds: string[]; isFilter: boolean }>();
    for (const control of found.filter((element) => !element.closest('noscript'))) {
      const panel = control.matches(fields) ? control.closest('[role=group]:has([data-tab]) ~ [id]') : null;
      const fragment = panel ? `#${panel.id}` : '';
      const place = places.get(fragment) ?? { kinds: [], isFilter: false };
      const name = control.getAttribute('name');
      // The three registration forms count as one.
      const form = control
        .closest('form')
        ?.getAttribute('action')
        ?.replace(/(registrations)\/.*/, '$1');
      place.kinds.push(`${control.localName} ${name ? `${form} ${name}` : control.className}`);
      place.isFilter ||= control.matches(
        'form[role=search] :not([type=text], [type=search])[name], form[method=get] [type=month]',
      );
      places.set(fragment, place);
    }
    return [...places].map(([fragment, place]) => ({ fragment, ...place }));
  }, html);
