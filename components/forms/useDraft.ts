'use client';

import { useEffect, useEffectEvent } from 'react';
import { readForm, writeForm } from './controls';
import { readDraft, saveDraft } from './draft';

/** Restores a draft when the form appears (unless the server sent answers) and saves it at every change. */
export function useDraft(form: HTMLFormElement | null, name: string | undefined, restore: boolean) {
  const onChange = useEffectEvent(() => {
    if (!name || !form) return;
    const hidden = new Set(
      [...form.querySelectorAll<HTMLInputElement>('input[type=file], input[type=hidden]')].map(
        (control) => control.name,
      ),
    );
    const values = Object.entries(readForm(form)).filter(
      ([control, value]) => value !== '' && !hidden.has(control),
    );
    saveDraft(name, { ...readDraft(name), values: Object.fromEntries(values) });
  });
  useEffect(() => {
    if (!form || !name) return undefined;
    const draft = readDraft(name);
    // Text typed before hydration takes precedence over the draft.
    const typed = [...form.elements].some(
      (control) => control instanceof HTMLInputElement && control.value !== control.defaultValue,
    );
    if (restore && draft && !typed) writeForm(form, draft.values);
    const save = () => onChange();
    form.addEventListener('input', save);
    form.addEventListener('change', save);
    return () => {
      form.removeEventListener('input', save);
      form.removeEventListener('change', save);
    };
  }, [form, name, restore]);
}
