'use client';

import { useEffect, useRef, useState } from 'react';
import { readForm, type FormValues } from '@/components/forms/controls';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { inspectPhoto } from '@/lib/photo/browser';

/** The text lines of the pass, from the form's current values. */
function linesOf(form: FormName, values: FormValues) {
  const student = values.userType === 'Student';
  const school = values.universityOther || values.university || values.centreName || '';
  const place =
    form === 'conference'
      ? values.centreName
      : values.studentType === 'Aptech Student'
        ? values.centreName
        : school;
  return {
    name: `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim(),
    role: student ? 'Student' : (values.designation ?? ''),
    place: (student ? place : values.organization) ?? '',
  };
}

const hidden: readonly string[] = ['email', 'phone'];
/** The answers that the pass shows, as one string, so that an unchanged pass is not drawn again. */
const shownOf = (values: FormValues): string =>
  JSON.stringify(Object.entries(values).filter(([name]) => !hidden.includes(name)));

function photoIn(form: HTMLFormElement): File | undefined {
  const control = form.elements.namedItem(photoControl);
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined;
}

/**
 * The pass for the form's current values: its lines, the object URL of the chosen photo, and a version that increases with
 * every change of what the pass shows.
 */
export function useFormPass(form: FormName, formId: string, values: FormValues) {
  const [lines, setLines] = useState(() => linesOf(form, values));
  const [photo, setPhoto] = useState<string>();
  const [version, setVersion] = useState(0);
  const lastRead = useRef<{ shown?: string; file?: File | undefined }>({});

  useEffect(() => {
    const element = document.getElementById(formId);
    if (!(element instanceof HTMLFormElement)) return undefined;
    const readPhoto = (file: File | undefined) => {
      setPhoto(undefined);
      if (!file) return;
      void inspectPhoto(file).then((problem) => {
        if (!problem && lastRead.current.file === file) setPhoto(URL.createObjectURL(file));
      });
    };
    /** Reads the form; answers whether anything the pass shows has changed. */
    const read = (): boolean => {
      const answers = readForm(element);
      const before = lastRead.current;
      lastRead.current = { shown: shownOf(answers), file: photoIn(element) };
      setLines(linesOf(form, answers));
      if (lastRead.current.file !== before.file) readPhoto(lastRead.current.file);
      return lastRead.current.shown !== before.shown || lastRead.current.file !== before.file;
    };
    const changed = () => {
      if (read()) setVersion((count) => count + 1);
    };
    const later = () => setTimeout(changed);
    read();
    for (const type of ['input', 'change']) element.addEventListener(type, changed);
    element.addEventListener('reset', later);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, changed);
      element.removeEventListener('reset', later);
    };
  }, [form, formId]);
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo)), [photo]);
  return { lines, photo, version };
}
