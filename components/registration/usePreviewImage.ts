'use client';

import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { textsOf, type FormValues } from '@/components/forms/FormProvider';
import { retryAfter } from '@/components/forms/request';
import { useLowData } from '@/components/ui/browser/low-data';
import { honeypotControl } from '@/lib/forms/controls';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { inspectPhoto, photoForPreview } from '@/lib/photo/browser';

/** Debounce time after the last change before the server is called, in ms. */
const debounceMs = 800;
/** Requests for one drawing; a busy server is asked again after its Retry-After. */
const maxTries = 4;

const small = new WeakMap<File, Promise<Blob | undefined>>();
/** A small copy of a photo; undefined for one that the rules refuse. */
function smallPhoto(file: File): Promise<Blob | undefined> {
  const known =
    small.get(file) ?? inspectPhoto(file).then((error) => (error ? undefined : photoForPreview(file)));
  small.set(file, known);
  return known;
}

/** Answers that the pass does not show. */
const unseen: readonly string[] = ['email', 'phone', photoControl, honeypotControl];

/** The answers that the pass shows, as a query, so that an unchanged pass is not drawn again; '' without a name. */
function shownOf(form: FormName, values: FormValues): string {
  const texts = textsOf(values);
  const { firstName = '', lastName = '' } = texts;
  if (firstName.trim().length < 2 || lastName.trim().length < 2) return '';
  const seen = Object.entries(texts).filter(([name, text]) => text && !unseen.includes(name));
  return new URLSearchParams([['form', form], ...seen]).toString();
}

async function bodyOf(shown: string, photo: File | undefined): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of new URLSearchParams(shown)) body.set(name, value);
  const copy = photo && (await smallPhoto(photo));
  if (copy) body.set(photoControl, copy, 'photo.jpg');
  return body;
}

/** Draws the pass on the server; undefined when it is refused, or busy for too long. */
async function draw(body: FormData, signal: AbortSignal): Promise<Blob | undefined> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch('/api/pass-preview', { method: 'POST', body, signal });
    if (response.ok) return response.blob();
    // Registrations take priority over previews. Any refusal but these would repeat.
    const busy = response.status === 429 || response.status === 503;
    if (!busy || tries === maxTries) return undefined;
    const pauseMs = retryAfter(response.headers.get('Retry-After')) ?? 5_000;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Object URL of the watermarked pass drawn by the server; undefined while there is none for the current values. Requested
 * when typing pauses, and not while the registration itself needs the line.
 */
export function usePreviewImage(form: FormName): string | undefined {
  const { values, isSubmitting } = useFormikContext<FormValues>();
  const file = values[photoControl];
  const photo = file instanceof File ? file : undefined;
  const shown = shownOf(form, values);
  const [drawn, setDrawn] = useState<{ url: string; shown: string; photo: File | undefined }>();
  // Visitors who save data get the local sketch only.
  const lowData = useLowData();
  useEffect(() => {
    if (shown === '' || lowData || isSubmitting) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const image = await draw(await bodyOf(shown, photo), abort.signal);
      if (image && !abort.signal.aborted) setDrawn({ url: URL.createObjectURL(image), shown, photo });
    };
    // Offline, or the request was aborted: the sketch remains.
    const timer = setTimeout(() => void load().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [shown, photo, lowData, isSubmitting]);

  const url = drawn?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return drawn && drawn.shown === shown && drawn.photo === photo ? url : undefined;
}
