import type { FormValues } from './FormProvider';

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What was typed or chosen before hydration: not empty, and different from `values`. */
export function typedBeforeHydration(form: HTMLFormElement, values: FormValues): FormValues {
  const typedValues: Record<string, string | File> = {};
  for (const control of [...form.elements].filter(isControl)) {
    const { name, type } = control;
    const isUnchecked = control instanceof HTMLInputElement && type === 'radio' && !control.checked;
    const value = control instanceof HTMLInputElement && type === 'file' ? control.files?.[0] : control.value;
    if (name && type !== 'hidden' && !isUnchecked && value && value !== (values[name] ?? ''))
      typedValues[name] = value;
  }
  return typedValues;
}

/** Names in the order of their fields in the page. */
export function sortByPosition(form: ParentNode, names: readonly string[]): string[] {
  const fieldNames = [...form.querySelectorAll<HTMLElement>('[data-field]')].map(
    (field) => field.dataset.field,
  );
  return [...names].sort((a, b) => fieldNames.indexOf(a) - fieldNames.indexOf(b));
}

/** Scrolls label or legend into view and focuses the control; in a group the checked option, or the first. */
export function focusField(form: ParentNode, name: string): void {
  const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>(
      'input:not([type="hidden"]), select:not([hidden]), textarea, [role="combobox"]',
    );
  field?.closest('details')?.setAttribute('open', '');
  field?.querySelector('label, legend')?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
