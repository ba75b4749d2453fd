'use client';

import { useFormikContext } from 'formik';
import { useMemo, type ReactNode } from 'react';
import { textValues, type FormValues } from '@/components/forms/FormProvider';
import { usePhotoUrl } from '@/components/forms/usePhotoUrl';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import type { Layout } from '@/lib/server/drawing/layouts';
import type { Measure } from '@/lib/shared/pass/fit-text';
import { personTextsOf, type SessionText, toPerson } from '@/lib/shared/pass/person';
import { placeStack, type SlotTexts, type TextItem } from '@/lib/shared/pass/place-text';
import { answersOf, photoControl, type FormName } from '@/lib/shared/registration/fields';
import { colours } from '@/lib/shared/util/colours';
import styles from './PassPreview.module.css';

type PassPreviewProps = {
  form: FormName;
  layout: Pick<Layout, 'width' | 'height' | 'photo' | 'stacks'>;
  background: ReactNode;
  /** Texts that do not depend on the answers. */
  texts: SlotTexts;
  sessions: readonly SessionText[];
};

type MeasureFor = (item: TextItem) => Measure;

/** Approximate widths in the display font, for the first HTML and browsers without canvas. */
const estimateFor: MeasureFor =
  ({ tracking = 0 }) =>
  (text) =>
    text.length * (0.52 + tracking) + 0.15 * (text.match(/\p{Lu}/gu)?.length ?? 0);

/** Font size in pixels at which texts are measured. */
const measuringSizePx = 100;

function createBrowserMeasure(): MeasureFor {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimateFor;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return ({ weight, tracking = 0 }) =>
    (text) => {
      context.font = [weight, `${measuringSizePx}px`, family].join(' ');
      return context.measureText(text).width / measuringSizePx + text.length * tracking;
    };
}

const caption = 'Your pass, as you fill in the form';

export function PassPreview({ form, layout, background, texts, sessions }: PassPreviewProps) {
  const { values } = useFormikContext<FormValues>();
  const file = values[photoControl];
  const photoUrl = usePhotoUrl(file instanceof File ? file : undefined);
  const isHydrated = useHydrated();
  const measureFor = useMemo(() => (isHydrated ? createBrowserMeasure() : estimateFor), [isHydrated]);
  const personTexts = personTextsOf(toPerson(form, answersOf(form, textValues(values))), sessions);
  const shownTexts: SlotTexts = {
    ...texts,
    ...personTexts,
    name: personTexts.name || 'Your name',
    role: personTexts.role || 'What you do',
    organization: personTexts.organization || 'Where you do it',
  };
  const { width, height, stacks } = layout;
  const { x, y, diameter } = layout.photo;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <Fold
      title={
        <span className={cx('row gap-2', textStyles.anywhere)}>
          {photoUrl && <img src={photoUrl} alt="" className={styles.photo} />}
          <span>
            {personTexts.name ? `Pass of ${personTexts.name}` : 'See your pass as you fill in the form'}
          </span>
        </span>
      }
      className={styles.strip}
      wideTitle={<p className={cx('small muted', styles.caption)}>{caption}</p>}
    >
      <figure aria-label={caption} className={styles.preview}>
        <div className={cx(grounds.clip, styles.card)} aria-hidden="true" translate="no">
          <svg viewBox={`0 0 ${width} ${height}`}>
            {background}
            {stacks
              .flatMap((stack) => placeStack(stack, shownTexts, measureFor))
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
                  fill={colours[item.slot === 'name' && !personTexts.name ? 'onInkMuted' : item.colour]}
                >
                  {line.text}
                </text>
              ))}
          </svg>
          {photoUrl && (
            <img
              src={photoUrl}
              alt=""
              className={styles.photo}
              style={{ top: percent(y, height), left: percent(x, width), width: percent(diameter, width) }}
            />
          )}
        </div>
      </figure>
    </Fold>
  );
}
