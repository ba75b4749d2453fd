'use client';

import { useEffect, useRef, useState } from 'react';
import { readForm, type FormValues } from '@/components/forms/controls';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { inspectPhoto } from './send/photo';

/** Lines of the pass from what is in the form now. */
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
/** What the pass may show of the answers, as one text: the same picture again would cost a drawing for nothing. */
const shownOf = (values: FormValues): string =>
  JSON.stringify(Object.entries(values).filter(([name]) => !hidden.includes(name)));

function photoIn(form: HTMLFormElement): File | undefined {
  const control = form.elements.namedItem(photoControl);
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined;
}

/**
 * The pass that a form would give now: its lines, the address of the chosen photo in this browser, and a number that grows
 * with every change of what the pass shows.
 */
export function useFormPass(form: FormName, formId: string, values: FormValues) {
  const [lines, setLines] = useState(() => linesOf(form, values));
  const [photo, setPhoto] = useState<string>();
  const [version, setVersion] = useState(0);
  const seen = useRef<{ shown?: string; file?: File | undefined }>({});

  useEffect(() => {
    const element = document.getElementById(formId);
    if (!(element instanceof HTMLFormElement)) return undefined;
    const readPhoto = (file: File | undefined) => {
      setPhoto(undefined);
      if (!file) return;
      void inspectPhoto(file).then((problem) => {
        if (!problem && seen.current.file === file) setPhoto(URL.createObjectURL(file));
      });
    };
    /** Whether anything is new. */
    const read = (): boolean => {
      const answers = readForm(element);
      const before = seen.current;
      seen.current = { shown: shownOf(answers), file: photoIn(element) };
      setLines(linesOf(form, answers));
      if (seen.current.file !== before.file) readPhoto(seen.current.file);
      return seen.current.shown !== before.shown || seen.current.file !== before.file;
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
