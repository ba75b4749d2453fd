'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { readDraft, saveDraft } from './draft';
import type { FormValues } from './FormProvider';

/** Saves the form's texts under a name at every change, in a draft once there is something to keep. */
export function useDraft(name: string | undefined) {
  const { dirty, values } = useFormikContext<FormValues>();
  const first = useRef(values);
  useEffect(() => {
    if (!name || values === first.current) return;
    const draft = readDraft(name);
    if (!dirty && !draft) return;
    const texts = Object.entries(values).filter((entry): entry is [string, string] => {
      const [, value] = entry;
      return typeof value === 'string' && value !== '';
    });
    saveDraft(name, { ...draft, values: Object.fromEntries(texts) });
  }, [name, dirty, values]);
}
