/** Text of every named control, '' when empty; for a file control the file's name. The DOM owns the values. */
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

/** Writes values into a form and notifies its enhanced fields. Files cannot be restored. */
export function writeForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsIn(form)) {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
    if (value === undefined || fileName(control) !== undefined) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The wrapper of a field, which `Field` and `FieldGroup` mark with the control's name. */
const fieldElement = (form: ParentNode, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);

/** Names in page order. */
export function inPageOrder(form: ParentNode, names: readonly string[]): string[] {
  const order = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => field.dataset.field);
  return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/**
 * Moves to a field as GOV.UK's error summary does: label or legend scrolls into view, then the control takes the focus
 * without scrolling, so that the question stays visible. In a group the checked option takes it, else the first.
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
