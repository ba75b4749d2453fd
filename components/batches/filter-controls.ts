import { filterNames, readFilters, type BatchFilters } from '@/lib/batches/filters';
import type { FormState } from './filtering';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLSelectElement || element instanceof HTMLInputElement,
  );

/** The filters of the form as its address would carry them. */
export const chosenIn = (form: HTMLFormElement): BatchFilters => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
};

/** Sets every control to these filters. */
export function choose(form: HTMLFormElement, filters: BatchFilters): void {
  for (const control of controlsOf(form))
    for (const name of filterNames.filter((one) => one === control.name))
      if (control instanceof HTMLSelectElement) control.value = filters[name].join(',');
      else control.checked = filters[name].includes(control.value);
}

/** What can have the focus: the same in every answer, but for the choices of a select. */
const focusable = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('select, input, summary, button'),
];

/** The state of a form that is about to go. */
export const stateOf = (form: HTMLFormElement): FormState => ({
  focused: focusable(form).findIndex((element) => element === document.activeElement),
  isOpen: form.querySelector('details')?.open ?? false,
});

/** Restores that state in the form that has taken its place. */
export function restoreState(form: HTMLFormElement, { focused = -1, isOpen }: FormState): void {
  const details = form.querySelector('details');
  if (details && isOpen) details.open = true;
  if (document.activeElement === document.body) focusable(form)[focused]?.focus({ preventScroll: true });
}
