/** Text of every named control, '' when empty; a file control counts by its file's name. The DOM owns the values. */
export type FormValues = Record<string, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  element.name !== '';

const controlsIn = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

const fileName = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'file'
    ? (control.files?.[0]?.name ?? '')
    : undefined;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Reads every named control of a form. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const control of controlsIn(form)) {
    const { name } = control;
    if (isChoice(control)) values[name] = control.checked ? control.value : (values[name] ?? '');
    else values[name] = fileName(control) ?? control.value;
  }
  return values;
}

/** Puts answers back into a form and tells its enhanced fields. Files cannot be put back. */
export function writeForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsIn(form)) {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
    if (value === undefined || fileName(control) !== undefined) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The element around a field: `Field` and `FieldGroup` mark it with the control's name. */
const fieldElement = (form: ParentNode, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);

/** Names in page order. */
export function inPageOrder(form: ParentNode, names: readonly string[]): string[] {
  const order = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => field.dataset.field);
  return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/**
 * Moves to a field as GOV.UK's error summary does: its label or legend comes into view, then the control gets the focus
 * without scrolling, so that the question is never off screen. In a group the chosen option gets it, else the first.
 */
export function focusField(form: ParentNode, name: string): void {
  const field = fieldElement(form, name);
  const control =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>(
      'input:not([type="hidden"]), select:not([hidden]), textarea, [role="combobox"]',
    );
  field?.querySelector('label, legend')?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
