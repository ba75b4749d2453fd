'use client';

import { useEffect, useState } from 'react';
import { useLowData } from '@/components/ui/browser/low-data';
import { honeypotControl, keyControl } from '@/lib/forms/controls';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { inspectPhoto, photoForPreview } from '@/lib/photo/browser';
import { retryAfter } from './send/upload';

/** Debounce time after the last change before the server is called, in ms. */
const debounceMs = 800;

const small = new WeakMap<File, Promise<Blob | undefined>>();
/** A small copy of a photo; undefined for one that the rules refuse. */
function smallPhoto(file: File): Promise<Blob | undefined> {
  const known =
    small.get(file) ??
    inspectPhoto(file).then((problem): Promise<Blob | undefined> | undefined =>
      problem ? undefined : photoForPreview(file),
    );
  small.set(file, known);
  return known;
}

async function bodyOf(form: FormName, element: HTMLFormElement): Promise<FormData | undefined> {
  const data = new FormData(element);
  const names = [data.get('firstName'), data.get('lastName')];
  if (!names.every((name) => typeof name === 'string' && name.trim().length > 1)) return undefined;
  const photo = data.get(photoControl);
  for (const name of [photoControl, keyControl, honeypotControl]) data.delete(name);
  data.set('form', form);
  const copy = photo instanceof File && photo.size > 0 ? await smallPhoto(photo) : undefined;
  if (copy) data.set(photoControl, copy, 'photo.jpg');
  return data;
}

/**
 * Object URL of the watermarked pass drawn by the server; undefined while there is none for the current values. Requested
 * when typing pauses; a busy server is not called again before its Retry-After. `version` changes with everything the pass
 * shows.
 */
export function usePreviewImage(form: FormName, formId: string, version: number): string | undefined {
  const [drawn, setDrawn] = useState<{ url: string; version: number }>();
  // Visitors who save data get the local sketch only.
  const lowData = useLowData();
  useEffect(() => {
    const element = document.getElementById(formId);
    if (version === 0 || !(element instanceof HTMLFormElement) || lowData) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    let timer: ReturnType<typeof setTimeout>;
    const load = async (triesLeft: number) => {
      const body = await bodyOf(form, element);
      if (!body || signal.aborted) return;
      const response = await fetch('/api/pass-preview', { method: 'POST', body, signal });
      if (response.ok) {
        const image = await response.blob();
        if (!signal.aborted) setDrawn({ url: URL.createObjectURL(image), version });
        return;
      }
      // Registrations take priority over previews: retry a few times after Retry-After. Any other refusal would repeat.
      const busy = response.status === 429 || response.status === 503;
      const pauseMs = retryAfter(response.headers.get('Retry-After')) ?? 5_000;
      if (busy && triesLeft > 0 && !signal.aborted) schedule(pauseMs, triesLeft - 1);
    };
    // Offline, or the request was aborted: the sketch remains.
    const schedule = (ms: number, triesLeft: number) => {
      timer = setTimeout(() => void load(triesLeft).catch(() => undefined), ms);
    };
    schedule(debounceMs, 3);
    const stop = () => {
      clearTimeout(timer);
      abort.abort();
    };
    // From here on the bandwidth is for the registration.
    element.addEventListener('submit', stop);
    return () => {
      element.removeEventListener('submit', stop);
      stop();
    };
  }, [form, formId, version, lowData]);

  const url = drawn?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return drawn?.version === version ? url : undefined;
}
