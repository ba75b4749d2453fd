import type { Page } from '@playwright/test';

/** When controls are changed: milliseconds after the first paint, or as soon as React begins to take over the document. */
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
   * Sets a value with the browser's own setter. React replaces it on the element, to learn what a script has changed, and
   * must not learn of this one.
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
   * Whether the address follows a control: it does for a choice in a search and for the month; words and other GET forms are
   * sent by a button.
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
    // What folds open comes first, because controls may be in it.
    const summaries = [...document.querySelectorAll<HTMLElement>('summary')];
    for (const [index, summary] of summaries.entries()) {
      if (!isVisible(summary)) continue;
      // A list that follows a filter may be rendered again, so it is looked up each time.
      const text = summary.textContent;
      const before = summaries.slice(0, index).filter((one) => one.textContent === text).length;
      // By its words, because a search may remove other folds; by its place where its words have changed.
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
      // An earlier choice may have hidden a control that depends on it.
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
        // The file is no photo, so the form says so and empties the control; its name stays beside the control.
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
    for (const control of all<HTMLElement>('[role=switch]')) {
      const before = control.ariaChecked;
      control.click();
      changes.set('switch', { moment, stays: () => control.isConnected && control.ariaChecked !== before });
    }
    // Tabs and the cards of courses are links to the panels that they open.
    const panels = all<HTMLAnchorElement>('[data-tab], main a[href^="#"]').filter(
      ({ hash, dataset }) => dataset.tab ?? (hash && document.querySelector(hash)?.matches('[data-panel]')),
    );
    const link = moments.length > 1 ? panels[(round + 1) % panels.length] : undefined;
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
      // No control is changed at once, so something else has to make the loader load the scripts.
      if (!moments.includes(0)) document.dispatchEvent(new Event('focusin'));
      for (const moment of moments)
        if (moment !== 'hydration')
          setTimeout(() => act(moment), paint.startTime + moment - performance.now());
    };
    // Controls below the first lines may not be there yet at the first paint.
    if (document.readyState !== 'loading') schedule();
    else addEventListener('DOMContentLoaded', schedule);
  }).observe({ type: 'paint', buffered: true });
}

type Controls = { isDone: () => boolean; lost: () => string[]; count: () => number };
const ask = <Answer>(page: Page, question: keyof Controls) =>
  page.evaluate((name) => Reflect.get(Reflect.get(window, 'controls') as object, name)() as Answer, question);

/** Changes every visible control of the next page at each of the moments. */
export const changeControls = (page: Page, moments: readonly Moment[]) =>
  page.addInitScript(install, moments);
/** Whether all moments have come. */
export const areChanged = (page: Page) => ask<boolean>(page, 'isDone');
/** What has lost its value at any time, or lacks its effect now: a filter in the address, a panel that is shown. */
export const lostControls = (page: Page) => ask<string[]>(page, 'lost');
/** How many controls were changed. */
export const countControls = (page: Page) => ask<number>(page, 'count');

/**
 * The places of a page with controls of its own, from its HTML: '' for the page as it opens, and the fragments of closed tabs
 * with fields in them. `kinds` are its controls: of a form, the form's address and the control's name; others, the class that
 * their component gives them. `isFilter` says whether a form there filters.
 */
export const placesIn = (blank: Page, html: string) =>
  blank.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    const fields = 'input:not([type=hidden]), select, textarea';
    const found = [...(main?.querySelectorAll(`${fields}, summary, [data-tab], [data-panel]`) ?? [])];
    const places = new Map<string, { kinds: string[]; isFilter: boolean }>();
    for (const control of found.filter((element) => !element.closest('noscript'))) {
      const panel = control.matches(fields) ? control.closest('[role=group] ~ [data-panel]') : null;
      const fragment = panel ? `#${panel.id}` : '';
      const place = places.get(fragment) ?? { kinds: [], isFilter: false };
      const name = control.getAttribute('name');
      // The three registrations are one form.
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
