'use client';

import { createContext, use } from 'react';

/** Form state for its fields, which read it through `useFieldState`; forms pass no errors or ids by hand. */
export type FormState = {
  formId: string;
  /** Errors to show now, by control name. */
  errors: Readonly<Record<string, string>>;
  /** Initial values of the fields: answers from the server, or defaults. */
  values: Readonly<Record<string, string>>;
  /** Whether a request is pending. */
  sending: boolean;
  /** Registers the pending check of a field with a check of its own (a file); it resolves with the error, if any. */
  report: (name: string, problem: Promise<string | undefined>) => void;
};

const alone: FormState = { formId: 'form', errors: {}, values: {}, sending: false, report: () => undefined };

export const FormContext = createContext<FormState>(alone);

export const useFormState = (): FormState => use(FormContext);

/** The state of one field, derived from form id and name. */
export function useFieldState(name: string) {
  const { formId, errors, values } = use(FormContext);
  return { id: `${formId}-${name}`, error: errors[name], initial: values[name] ?? '' };
}
