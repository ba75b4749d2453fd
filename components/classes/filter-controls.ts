import { filterNames, readFilters, type BatchFilters } from '@/lib/shared/classes/filters';

export const readControls = (form: HTMLFormElement): BatchFilters => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
};

export function setControls(form: HTMLFormElement, filters: BatchFilters): void {
  for (const control of form.elements) {
    const isInput = control instanceof HTMLInputElement;
    if (!isInput && !(control instanceof HTMLSelectElement)) continue;
    if (isInput && control.name === 'later') control.checked = filters.later;
    if (isInput && control.name === 'order') control.checked = filters.cheapest;
    const name = filterNames.find((filterName) => filterName === control.name);
    if (name && isInput) control.checked = filters[name].includes(control.value);
    else if (name) control.value = filters[name].join(',');
  }
}
