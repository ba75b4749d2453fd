'use client';

import { createContext, use } from 'react';

/** What a form tells its fields. Fields read it through `useFieldState`; forms never pass errors or ids by hand. */
export type FormState = {
  formId: string;
  /** Sentences to show now, by control name. */
  errors: Readonly<Record<string, string>>;
  /** What fields start with: answers the server sends back, or defaults. */
  values: Readonly<Record<string, string>>;
  /** True while an attempt is under way. */
  sending: boolean;
  /** A field with a check of its own (a file) hands in the promise of its sentence. */
  report: (name: string, problem: Promise<string | undefined>) => void;
};

const alone: FormState = { formId: 'form', errors: {}, values: {}, sending: false, report: () => undefined };

export const FormContext = createContext<FormState>(alone);

export const useFormState = (): FormState => use(FormContext);

/** Everything one field needs, all derived from form id and name. */
export function useFieldState(name: string) {
  const { formId, errors, values } = use(FormContext);
  return { id: `${formId}-${name}`, error: errors[name], initial: values[name] ?? '' };
}
