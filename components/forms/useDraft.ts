'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { readDraft, saveDraft } from './draft';
import type { FormValues } from './FormProvider';

/**
 * Saves the form's texts and the names of chosen files under a name at every change, once there is something to save.
 */
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
    const chosen = Object.keys(values).filter((control) => values[control] instanceof File);
    const files = [...new Set([...(draft?.files ?? []), ...chosen])];
    saveDraft(name, { ...draft, values: Object.fromEntries(texts), ...(files.length > 0 && { files }) });
  }, [name, dirty, values]);
}
