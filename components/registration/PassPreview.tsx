'use client';

import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { textsOf, type FormValues, type Texts } from '@/components/forms/FormProvider';
import { useAcceptedUrl } from '@/components/forms/useAcceptedUrl';
import { photoControl, type FormName } from '@/lib/registration/fields';
import hang from './Hang.module.css';
import styles from './PassPreview.module.css';
import { inspectPhoto } from '@/lib/photo/browser';
import { messages } from './messages';
import { usePreviewImage } from './usePreviewImage';

type PassPreviewProps = {
  form: FormName;
  /** The pass's strip of tiles, rendered on the server. */
  band: ReactNode;
  eventName: string;
  date: string;
  venue: string;
};

/** The text lines of the pass. */
function linesOf(form: FormName, values: Texts) {
  const student = values.userType === 'Student';
  const school = values.universityOther || values.university || values.centreName || '';
  const isInCentre = form === 'conference' || values.studentType === 'Aptech Student';
  const place = isInCentre ? values.centreName : school;
  return {
    name: `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim(),
    role: student ? messages.student : (values.designation ?? ''),
    place: (student ? place : values.organization) ?? '',
  };
}

/** A sketch of the pass that follows the typing. The image drawn by the server (usePreviewImage) is placed over it. */
export function PassPreview({ form, band, eventName, date, venue }: PassPreviewProps) {
  const { values } = useFormikContext<FormValues>();
  const file = values[photoControl];
  const photo = useAcceptedUrl(file instanceof File ? file : undefined, inspectPhoto);
  const drawn = usePreviewImage(form);
  const { name, role, place } = linesOf(form, textsOf(values));
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
            {name || messages.yourName}
          </p>
          <p className={styles.role} dir="auto">
            {role || messages.whatYouDo}
          </p>
          <p className={styles.place} dir="auto">
            {place || messages.whereYouDoIt}
          </p>
        </div>
        <div className={styles.foot}>
          <span className={styles.code} />
          <div>
            <p className={styles.kind}>{messages.kinds[form]}</p>
            <p className={styles.date}>{date}</p>
            <p>{venue}</p>
          </div>
        </div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a blob of this browser, nothing to optimise */}
        {drawn && <img src={drawn} alt="" className={styles.drawn} />}
      </div>
      <figcaption className={styles.caption}>{messages.previewCaption}</figcaption>
    </figure>
  );
}
