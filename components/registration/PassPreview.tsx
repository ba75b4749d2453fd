'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { textValues, type FormValues, type Texts } from '@/components/forms/FormProvider';
import { usePhotoUrl } from '@/components/forms/usePhotoUrl';
import { Icon } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { EventSession } from '@/lib/shared/content/events';
import { colours } from '@/lib/shared/util/colours';
import { printableText } from '@/lib/shared/pass/fit-text';
import type { Layout } from '@/lib/server/pass/layouts';
import { placeStack, type SlotTexts } from '@/lib/shared/pass/place-text';
import { answersOf, instituteOf, photoControl, type FormName } from '@/lib/shared/registration/fields';
import aside from './RegistrationForm.module.css';
import { estimate, measuring } from './measure';
import styles from './Result.module.css';

type PassPreviewProps = {
  form: FormName;
  layout: Pick<Layout, 'width' | 'height' | 'photo' | 'stacks'>;
  /** The part that is the same on every pass, rendered on the server. */
  background: ReactNode;
  /** Texts that do not depend on the answers. */
  texts: SlotTexts;
  sessions: readonly Pick<EventSession, 'slug' | 'label' | 'time' | 'title'>[];
};

/** Texts of the pass that depend on the answers, as in lib/server/registration/registration.ts. */
function textsFor(form: FormName, controls: Texts, sessions: PassPreviewProps['sessions']): SlotTexts {
  const answers = answersOf(form, controls);
  const isStudent = answers.userType === 'Student';
  const session = sessions.find(({ slug }) => slug === answers.session);
  return {
    name: printableText(`${answers.firstName ?? ''} ${answers.lastName ?? ''}`),
    role: isStudent ? 'Student' : printableText(answers.designation),
    organization: printableText(isStudent ? instituteOf(answers) : answers.organization),
    ...(session && { session: session.label, sessionTime: session.time, sessionTitle: session.title }),
  };
}

/**
 * Preview of the pass while typing: placed and fitted like the drawn pass, without its code. Nothing leaves the
 * browser.
 */
export function PassPreview({ form, layout, background, texts, sessions }: PassPreviewProps) {
  const { values } = useFormikContext<FormValues>();
  const file = values[photoControl];
  const photo = usePhotoUrl(file instanceof File ? file : undefined);
  const ready = useHydrated();
  const fold = useRef<HTMLDetailsElement>(null);
  // In browsers without `::details-content` a style sheet cannot open it.
  useEffect(() => {
    if (fold.current && window.matchMedia?.('(min-width: 881px)').matches) fold.current.open = true;
  }, []);
  const measureIn = ready ? measuring() : estimate;
  const typed = textsFor(form, textValues(values), sessions);
  const shown: SlotTexts = {
    ...texts,
    ...typed,
    name: typed.name || 'Your name',
    role: typed.role || 'What you do',
    organization: typed.organization || 'Where you do it',
  };
  const { width, height, stacks } = layout;
  const { x, y, diameter } = layout.photo;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <details className={cx(aside.stickyAside, styles.fold)} ref={fold}>
      <summary className={styles.summary}>
        See your pass as you fill in the form
        <Icon name="chevron" />
      </summary>
      <figure>
        <div className={cx('rounded', styles.passPreviewCard)} aria-hidden="true" translate="no">
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
                  // In right-to-left scripts a text starts at its right end.
                  textAnchor={line.alignRight === (line.direction === 'rtl') ? 'start' : 'end'}
                  fill={colours[item.slot === 'name' && !typed.name ? 'onInkMuted' : item.paint]}
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
        <figcaption className={cx('small muted', styles.caption)}>
          Your pass, as you fill in the form
        </figcaption>
      </figure>
    </details>
  );
}
