'use client';

import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { textsOf, type FormValues, type Texts } from '@/components/forms/FormProvider';
import { useAcceptedUrl } from '@/components/forms/useAcceptedUrl';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { EventSession } from '@/lib/content/events';
import { colours } from '@/lib/foundation/colours';
import { printableText } from '@/lib/pass/fit-text';
import type { Layout } from '@/lib/pass/layouts';
import { placeStack, type SlotTexts } from '@/lib/pass/place-text';
import { inspectPhoto } from '@/lib/photo/browser';
import { controlOf, photoControl, type FormName } from '@/lib/registration/fields';
import hang from './Hang.module.css';
import { estimate, measuring } from './measure';
import { messages } from './messages';
import styles from './PassPreview.module.css';

type PassPreviewProps = {
  form: FormName;
  layout: Pick<Layout, 'width' | 'height' | 'photo' | 'stacks'>;
  /** What is the same on every pass, rendered on the server. */
  background: ReactNode;
  /** The texts that do not depend on the answers. */
  texts: SlotTexts;
  sessions: readonly Pick<EventSession, 'slug' | 'label' | 'time' | 'title'>[];
};

/** The texts of the pass that the answers give, as lib/registration/person.ts takes them. */
function textsFor(form: FormName, answers: Texts, sessions: PassPreviewProps['sessions']): SlotTexts {
  const answer = (field: string) => answers[controlOf(form, field)];
  const student = answer('userType') === 'Student';
  const university = (answer('university') === 'Other' && answer('universityOther')) || answer('university');
  const school = answer('studentType') === 'Aptech Student' ? answer('centreName') : university;
  const institute = form === 'conference' ? answer('institute') : school;
  const session = form === 'conference' && sessions.find(({ slug }) => slug === answer('session'));
  return {
    name: printableText(`${answer('firstName') ?? ''} ${answer('lastName') ?? ''}`),
    role: student ? messages.student : printableText(answer('designation')),
    organization: printableText(student ? institute : answer('organization')),
    ...(session && { session: session.label, sessionTime: session.time, sessionTitle: session.title }),
  };
}

/** The pass while the visitor types: placed and fitted as the drawn one, without its code. Nothing leaves the browser. */
export function PassPreview({ form, layout, background, texts, sessions }: PassPreviewProps) {
  const { values } = useFormikContext<FormValues>();
  const file = values[photoControl];
  const photo = useAcceptedUrl(file instanceof File ? file : undefined, inspectPhoto);
  const ready = useHydrated();
  const measureIn = ready ? measuring() : estimate;
  const given = textsFor(form, textsOf(values), sessions);
  const shown: SlotTexts = {
    ...texts,
    ...given,
    name: given.name || messages.yourName,
    role: given.role || messages.whatYouDo,
    organization: given.organization || messages.whereYouDoIt,
  };
  const { width, height, stacks } = layout;
  const { x, y, diameter } = layout.photo;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <figure className={hang.hang}>
      <div className={styles.card} aria-hidden="true" translate="no">
        <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
          {background}
          {stacks
            .flatMap((stack) => placeStack(stack, shown, measureIn))
            .map(({ item, ...line }) => (
              <text
                key={`${item.slot} ${line.baseline}`}
                x={line.x}
                y={line.baseline}
                fontSize={line.size}
                fontWeight={item.weight}
                letterSpacing={(item.tracking ?? 0) * line.size}
                direction={line.direction}
                // The start of a text in a script from right to left is its right end.
                textAnchor={line.alignRight === (line.direction === 'rtl') ? 'start' : 'end'}
                fill={colours[item.slot === 'name' && !given.name ? 'onInkMuted' : item.paint]}
              >
                {line.text}
              </text>
            ))}
        </svg>
        {photo && (
          <img
            src={photo}
            alt=""
            className={styles.photo}
            style={{ top: percent(y, height), left: percent(x, width), width: percent(diameter, width) }}
          />
        )}
      </div>
      <figcaption className={styles.caption}>{messages.previewCaption}</figcaption>
    </figure>
  );
}
