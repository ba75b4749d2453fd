import type { FormValues } from './FormProvider';

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Values typed or chosen before hydration: not empty, different from `values`, and not of an input of type hidden. */
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

/** Names sorted by the position of their fields, which `Field` marks with the control's name. */
export function sortByPosition(form: ParentNode, names: readonly string[]): string[] {
  const fieldNames = [...form.querySelectorAll<HTMLElement>('[data-field]')].map(
    (field) => field.dataset.field,
  );
  return [...names].sort((a, b) => fieldNames.indexOf(a) - fieldNames.indexOf(b));
}

/**
 * Moves to a field like GOV.UK's error summary: scrolls label or legend into view, then focuses the control without
 * scrolling, so that the question stays visible. In a group focuses the checked option, or the first.
 */
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
