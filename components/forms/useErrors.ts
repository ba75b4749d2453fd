'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export type Errors = Readonly<Record<string, string>>;
export const none: Errors = {};

const without = (errors: Errors, name: string): Errors =>
  name in errors ? Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) : errors;

/**
 * The errors of a form from its three sources: rules (touched fields), the server (until the field changes), and fields with
 * a check of their own, such as a file.
 */
export function useErrors(form: HTMLFormElement | null, initial: Errors) {
  const [touched, setTouched] = useState(none);
  const [server, setServer] = useState(initial);
  const [own, setOwn] = useState(none);
  const inspections = useRef(new Map<string, Promise<string | undefined>>());

  useEffect(() => {
    const forget = (event: Event) => {
      const name = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
      if (name) setServer((known) => without(known, name));
    };
    form?.addEventListener('input', forget);
    form?.addEventListener('change', forget);
    return () => {
      form?.removeEventListener('input', forget);
      form?.removeEventListener('change', forget);
    };
  }, [form]);

  const report = useCallback((name: string, problem: Promise<string | undefined>) => {
    inspections.current.set(name, problem);
    void problem.then((sentence) => {
      if (inspections.current.get(name) !== problem) return;
      setOwn((known) => (sentence ? { ...known, [name]: sentence } : without(known, name)));
    });
  }, []);

  /** The errors of the fields' own checks, once all have finished. */
  const inspected = useCallback(async (): Promise<Errors> => {
    const found = await Promise.all(
      [...inspections.current].map(async ([name, problem]) => [name, await problem] as const),
    );
    return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }, []);

  const clear = useCallback(() => {
    inspections.current.clear();
    setOwn(none);
    setServer(none);
    setTouched(none);
  }, []);

  const errors = useMemo(() => ({ ...touched, ...server, ...own }), [touched, server, own]);
  return { errors, report, inspected, clear, setTouched, setServer };
}
