'use client';

import { Formik, type FormikHelpers } from 'formik';
import { createContext, useRef, type ReactNode } from 'react';
import { withTimeout } from '@/lib/shared/util/with-timeout';

/** Values by control name: text, '' when empty, or the chosen file. */
export type FormValues = Readonly<Record<string, string | File>>;
export type Texts = Readonly<Record<string, string>>;
/** Validates the text of all controls (a file by its name); returns errors by control name. */
export type Rules = (texts: Texts) => Texts;

export type Submit = (values: FormValues, formik: FormikHelpers<FormValues>) => Promise<Texts | void>;

type FormProviderProps = {
  /** Id of the form and prefix of every id in it; unique on the page. */
  id: string;
  /** Loads the rules, which are not needed before the first focus. */
  loadRules: () => Promise<Rules>;
  /** Sends valid values. Errors that it resolves to are shown until their field changes. */
  onSubmit: Submit;
  /** What the visitor can do about an error, by error message; shown after the message. */
  advice?: Texts | undefined;
  /** Initial values. */
  values?: Texts | undefined;
  errors?: Texts | undefined;
  children: ReactNode;
};

const rulesTimeoutMs = 10_000;

const noTexts: Texts = {};

export const FormContext = createContext({
  id: 'form',
  advice: noTexts,
  loadRules: (): Promise<Rules> => Promise.resolve(() => noTexts),
  /** Forgets the server's errors, so that the same answers can be sent again. */
  forgetRejection: () => {},
});

export const textValues = (values: FormValues): Texts =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

/** Formik with the form's rules, around a `Form`. `errors` of the server are in page order. */
export function FormProvider({
  id,
  loadRules,
  onSubmit,
  advice = noTexts,
  values = noTexts,
  errors = noTexts,
  children,
}: FormProviderProps) {
  /** The answers that the server rejected last, and its errors, which apply to a field until its value changes. */
  const rejection = useRef<{ values: FormValues; errors: Texts }>({ values, errors });
  const forgetRejection = () => {
    rejection.current = { values: noTexts, errors: noTexts };
  };
  const validate = async (currentValues: FormValues): Promise<Texts> => {
    const stillRejected = Object.entries(rejection.current.errors).filter(
      ([name]) => (rejection.current.values[name] ?? '') === (currentValues[name] ?? ''),
    );
    // If the rules cannot be loaded, the form is sent unvalidated: the server validates again, and Formik would never
    // recover if this threw.
    const rules = await withTimeout(rulesTimeoutMs, loadRules()).catch(() => () => noTexts);
    return { ...Object.fromEntries(stillRejected), ...rules(textValues(currentValues)) };
  };
  const submit = async (currentValues: FormValues, formik: FormikHelpers<FormValues>) => {
    const newErrors = await onSubmit(currentValues, formik);
    if (!newErrors) return;
    rejection.current = { values: currentValues, errors: newErrors };
    formik.setErrors(newErrors);
  };
  return (
    <FormContext value={{ id, advice, loadRules, forgetRejection }}>
      <Formik<FormValues>
        initialValues={values}
        initialErrors={errors}
        initialTouched={Object.fromEntries(Object.keys(errors).map((name) => [name, true]))}
        validate={validate}
        onSubmit={submit}
      >
        <>{children}</>
      </Formik>
    </FormContext>
  );
}
