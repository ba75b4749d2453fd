'use client';

import type { ReactNode } from 'react';
import type { FormValues } from '@/components/forms/controls';
import type { FormName } from '@/lib/registration/fields';
import hang from './Hang.module.css';
import styles from './PassPreview.module.css';
import { useFormPass } from './useFormPass';
import { usePreviewImage } from './usePreviewImage';

type PassPreviewProps = {
  form: FormName;
  formId: string;
  /** The pass's strip of tiles, rendered on the server. */
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

/** A sketch of the pass that follows the typing. The image drawn by the server (usePreviewImage) is placed over it. */
export function PassPreview({ form, formId, band, eventName, date, venue, values = {} }: PassPreviewProps) {
  const { lines, photo, version } = useFormPass(form, formId, values);
  const drawn = usePreviewImage(form, formId, version);

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
            <p>{venue}</p>
          </div>
        </div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a blob of this browser, nothing to optimise */}
        {drawn && <img src={drawn} alt="" className={styles.drawn} />}
      </div>
      <figcaption className={styles.caption}>Your pass, as you fill in the form</figcaption>
    </figure>
  );
}
