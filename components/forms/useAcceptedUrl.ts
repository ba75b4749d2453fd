'use client';

import { useEffect, useState } from 'react';
import { photoAsChosen } from '@/lib/shared/photo/browser';

/** The error message for a chosen file, or undefined. */
export type Inspect = (file: File) => Promise<string | undefined>;

/** Memoises `inspect` by file, because Formik validates at every change. */
export function oncePerFile(inspect: Inspect): Inspect {
  const inspected = new WeakMap<File, Promise<string | undefined>>();
  return (file) => {
    const known = inspected.get(file) ?? inspect(file);
    inspected.set(file, known);
    return known;
  };
}

/**
 * Object URL of a chosen photo that `inspect` accepts; undefined before, because decoding a picture with an invalid
 * header could exhaust a phone's memory. `inspect` must be referentially stable.
 */
export function useAcceptedUrl(file: File | '' | undefined, inspect: Inspect): string | undefined {
  const [accepted, setAccepted] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    let url: string | undefined;
    let aborted = false;
    void inspect(file).then(async (error) => {
      if (error !== undefined || aborted) return;
      const copy = await photoAsChosen(file);
      if (aborted) return;
      url = URL.createObjectURL(copy);
      setAccepted({ file, url });
    });
    return () => {
      aborted = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, inspect]);
  return accepted?.file === file ? accepted?.url : undefined;
}
