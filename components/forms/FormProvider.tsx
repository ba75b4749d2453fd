'use client';

import { Formik, type FormikHelpers } from 'formik';
import { createContext, type ReactNode } from 'react';
import { within } from '@/lib/shared/util/within';

/** Values by control name: text, '' when empty, or the chosen file. */
export type FormValues = Readonly<Record<string, string | File>>;
export type Texts = Readonly<Record<string, string>>;
/** Validates the text of all controls (a file by its name); returns errors by control name. */
export type Rules = (texts: Texts) => Texts;

/** Formik's `status`: the last attempt that validation or the server rejected. */
export type Refusal = {
  /** By control name, in page order. */
  errors: Texts;
  /** The rejected values. */
  values: FormValues;
  /** Number of the attempt; 0 for a post without JavaScript. */
  attempt: number;
};

export type Submit = (values: FormValues, formik: FormikHelpers<FormValues>) => Promise<Texts | void>;

type FormProviderProps = {
  /** Id of the form and prefix of every id in it; unique on the page. */
  id: string;
  /** Loads the rules, which are not needed before the first focus: `() => import('./rules')…`. */
  load: () => Promise<Rules>;
  /** Sends valid values. Errors that it resolves to are shown until their field changes. */
  onSubmit: Submit;
  /** Initial values: defaults, or answers from the server (without JavaScript). */
  values?: Texts | undefined;
  /** Errors from the server (without JavaScript). */
  errors?: Texts | undefined;
  children: ReactNode;
};

/** Timeout in ms for loading the rules. */
const rulesTimeoutMs = 10_000;

const none = {};
export const noRefusal: Refusal = { errors: none, values: none, attempt: 0 };

/** Id and rules of the form around a field. */
export const FormContext = createContext({
  id: 'form',
  load: (): Promise<Rules> => Promise.resolve(() => none),
});

/** The text of each value; a file by its name. */
export const textValues = (values: FormValues): Texts =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

/** Formik with the form's rules, around a `Form`: the only owner of values, touched fields and errors. */
export function FormProvider({
  id,
  load,
  onSubmit,
  values = none,
  errors = none,
  children,
}: FormProviderProps) {
  const validate = async (current: FormValues) => {
    try {
      const rules = await within(rulesTimeoutMs, load());
      return { ...rules(textValues(current)) };
    } catch {
      // Without its rules a form is sent unvalidated, because the server validates again. Formik never recovers from a
      // rejection.
      return {};
    }
  };
  const submit: Submit = async (current, formik) => {
    formik.setStatus(noRefusal);
    const refused = await onSubmit(current, formik);
    if (refused) formik.setErrors(refused);
  };
  return (
    <FormContext value={{ id, load }}>
      <Formik<FormValues>
        initialValues={values}
        initialStatus={{ errors, values, attempt: 0 } satisfies Refusal}
        validate={validate}
        onSubmit={submit as (current: FormValues, formik: FormikHelpers<FormValues>) => Promise<void>}
      >
        <>{children}</>
      </Formik>
    </FormContext>
  );
}
