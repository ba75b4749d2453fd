import { filterNames, readFilters, type BatchFilters } from '@/lib/shared/classes/filters';

type ControlElement = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): ControlElement[] =>
  [...form.elements].filter(
    (element): element is ControlElement =>
      element instanceof HTMLSelectElement || element instanceof HTMLInputElement,
  );

export const readControls = (form: HTMLFormElement): BatchFilters => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
};

export function setControls(form: HTMLFormElement, filters: BatchFilters): void {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.name === 'later') control.checked = filters.later;
    if (control instanceof HTMLInputElement && control.name === 'order') control.checked = filters.cheapest;
    for (const name of filterNames.filter((filterName) => filterName === control.name))
      if (control instanceof HTMLSelectElement) control.value = filters[name].join(',');
      else control.checked = filters[name].includes(control.value);
  }
}
