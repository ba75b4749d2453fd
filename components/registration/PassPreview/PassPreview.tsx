'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readForm, type FormValues } from '@/components/forms/Form/controls';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { inspectPhoto } from '../send/photo';
import hang from '../Hang.module.css';
import styles from './PassPreview.module.css';
import { usePreviewImage } from './usePreviewImage';

export type PassPreviewProps = {
  form: FormName;
  formId: string;
  /** The pass's strip of tiles, drawn on the server. */
  band: ReactNode;
  eventName: string;
  date: string;
  venue: string;
  values?: FormValues;
};

const kinds: Readonly<Record<FormName, string>> = {
  visitor: 'Visitor',
  vip: 'VIP',
  conference: 'Conference',
};

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

/** The pass as it fills up while one types. The drawn one comes from the server (usePreviewImage) and lies over it. */
export function PassPreview({ form, formId, band, eventName, date, venue, values = {} }: PassPreviewProps) {
  const [lines, setLines] = useState(() => linesOf(form, values));
  const [photo, setPhoto] = useState<string>();
  const file = useRef<File>(undefined);
  const [version, setVersion] = useState(0);
  const drawn = usePreviewImage(form, formId, version);

  useEffect(() => {
    const element = document.getElementById(formId);
    if (!(element instanceof HTMLFormElement)) return undefined;
    const read = () => {
      setLines(linesOf(form, readForm(element)));
      const control = element.elements.namedItem(photoControl);
      const chosen = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
      if (chosen === file.current) return;
      file.current = chosen;
      setPhoto(undefined);
      if (!chosen) return;
      void inspectPhoto(chosen).then((problem) => {
        if (!problem && file.current === chosen) setPhoto(URL.createObjectURL(chosen));
      });
    };
    const changed = () => {
      read();
      setVersion((count) => count + 1);
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

  const { name, role, place } = lines;
  return (
    <figure className={hang.hang}>
      <div className={styles.card} aria-hidden="true">
        <div className={styles.band}>{band}</div>
        <div className={styles.photo}>
          {/* eslint-disable-next-line @next/next/no-img-element -- a blob of this browser, nothing to optimise */}
          {photo ? <img src={photo} alt="" /> : <span className={styles.nobody} />}
        </div>
        <p className={styles.event}>{eventName}</p>
        <div className={styles.person}>
          <p
            className={name.length > 22 ? styles.longName : styles.name}
            dir="auto"
            data-empty={!name || undefined}
          >
            {name || 'Your name'}
          </p>
          <p className={styles.role} dir="auto">
            {role || 'What you do'}
          </p>
          <p className={styles.place} dir="auto">
            {place || 'Where you do it'}
          </p>
        </div>
        <div className={styles.foot}>
          <span className={styles.code} />
          <div>
            <p className={styles.kind}>{kinds[form]}</p>
            <p className={styles.date}>{date}</p>
            <p className={styles.venue}>{venue}</p>
          </div>
        </div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a blob of this browser, nothing to optimise */}
        {drawn && <img src={drawn} alt="" className={styles.drawn} />}
      </div>
      <figcaption className={styles.caption}>Your pass, as you fill in the form</figcaption>
    </figure>
  );
}
