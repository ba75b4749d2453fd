'use client';

import { useField } from 'formik';
import { useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { useCombobox } from '@/components/ui/useCombobox';
import { counted } from '@/lib/shared/util/counted';
import { foldText } from '@/lib/shared/util/text';
import { Field } from './Field';
import { cx } from '@/components/ui/cx';
import field from './Field.module.css';
import { afterPress } from './press';
import type { Option, SelectFieldProps } from './SelectField';
import styles from './SearchableSelect.module.css';

type SearchableSelectProps = Omit<SelectFieldProps, 'onChange' | 'promptValue'> & {
  /** Value of the option that is always listed last, such as "Other". */
  last?: string;
};

/**
 * A long list: a native select that JavaScript hides behind a searchable text field. Text without a match clears the
 * value, so that no outdated choice is sent.
 */
export function SearchableSelect({
  prompt = 'Please select',
  options,
  last,
  ...texts
}: SearchableSelectProps) {
  const enhanced = useHydrated();
  const [{ value = '' }, , { setTouched, setValue }] = useField<string>(texts.name);
  /** The typed text and the value it belongs to; another value shows its own label. */
  const [typed, setTyped] = useState({ text: '', of: '' });
  const chosen = options.find((option) => option.value === value);
  const text = typed.of === value ? typed.text : (chosen?.label ?? '');
  // With an option chosen, opening shows all options.
  const shown = matching(options, chosen ? '' : text, last);

  const pick = (option: Option) => {
    setTyped({ text: option.label, of: option.value });
    void setValue(option.value);
    setOpen(false);
  };
  const type = (written: string) => {
    const exact = options.find(({ label }) => normalise(label) === normalise(written));
    setTyped({ text: written, of: exact?.value ?? '' });
    void setValue(exact?.value ?? '');
  };
  const { open, active, setOpen, inputProps, listId, optionId } = useCombobox({
    text,
    count: shown.length,
    onType: type,
    onPick: (index) => shown[index] && pick(shown[index]),
  });
  const leave = () => {
    if (chosen) setTyped({ text: chosen.label, of: chosen.value });
    setOpen(false);
    afterPress(() => void setTouched(true));
  };

  // Renders a long list once, not at every key press in the form.
  const listed = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  const note = (
    <p className="small muted" role="status">
      {text !== '' && !chosen && noteFor(shown, open, last)}
    </p>
  );
  return (
    <Field {...texts} below={enhanced && note}>
      {({ name, ...attributes }, binding) => (
        <>
          <select
            name={name}
            {...(enhanced ? { hidden: true, id: `${attributes.id}-select` } : attributes)}
            {...binding}
            className={cx('on-white', field.control)}
          >
            <option value="">{prompt}</option>
            {listed}
          </select>
          {enhanced && (
            <div className={cx('stack gap-1', styles.box)}>
              <input
                {...attributes}
                {...inputProps}
                className={cx('on-white', field.control)}
                placeholder="Type to search"
                onClick={() => setOpen(true)}
                onBlur={leave}
              />
              <ul className={styles.list} id={listId} role="listbox" aria-label={name} hidden={!open}>
                {open &&
                  shown.map((option, index) => (
                    // The text field keeps the focus and handles key events.
                    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                    <li
                      key={option.value}
                      id={optionId(index)}
                      className={styles.option}
                      role="option"
                      aria-selected={option.value === value}
                      data-active={index === active || undefined}
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => pick(option)}
                    >
                      {option.label}
                    </li>
                  ))}
              </ul>
            </div>
          )}
        </>
      )}
    </Field>
  );
}

const normalise = (text: string) => foldText(text.slice(0, 100));

/** Options whose label contains every typed word; `last` (such as "Other") is always at the end. */
function matching(options: readonly Option[], typed: string, last?: string): readonly Option[] {
  const terms = normalise(typed).split(' ');
  const found = options.filter(
    ({ value, label }) => value !== last && terms.every((word) => normalise(label).includes(word)),
  );
  return [...found, ...options.filter(({ value }) => value === last)];
}

function noteFor(shown: readonly Option[], open: boolean, last: string | undefined): string {
  const found = shown.filter(({ value }) => value !== last).length;
  if (found > 0 && open) return counted(found, 'match', 'matches');
  if (found > 0) return 'Choose one from the list';
  return last ? `Not in the list: choose “${last}”` : 'Not in the list';
}
