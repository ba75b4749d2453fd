'use client';

import { useField, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Field, TextField } from '@/components/forms/Field';
import field from '@/components/forms/Field.module.css';
import type { FormValues } from '@/components/forms/FormProvider';
import { afterPress } from '@/components/forms/press';
import { cx } from '@/components/ui/cx';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { useCombobox } from '@/components/ui/useCombobox';
import { otherUniversity } from '@/lib/shared/registration/fields';
import { counted } from '@/lib/shared/util/counted';
import { foldText } from '@/lib/shared/util/text';
import registration from './RegistrationForm.module.css';
import styles from './SchoolField.module.css';

const label = 'University/School';
const normalise = (text: string) => foldText(text.slice(0, 100));

/** Schools whose name contains every typed word; Other is always at the end. */
function matching(schools: readonly string[], typed: string): readonly string[] {
  const words = normalise(typed).split(' ');
  return schools.filter(
    (school) => school === otherUniversity || words.every((word) => normalise(school).includes(word)),
  );
}

type SchoolFieldProps = {
  /** Names, Other last. */
  schools: readonly string[];
};

/**
 * A long list of schools, and the name of another one: a native select and a text field, of which JavaScript makes one
 * searchable text field. A text that is not in the list is Other with that name.
 */
export function SchoolField({ schools }: SchoolFieldProps) {
  const isEnhanced = useHydrated();
  const { setValues, values } = useFormikContext<FormValues>();
  const [{ value: school = '' }, , { setTouched }] = useField<string>('university');
  const [{ value: other = '' }, { error: otherError }] = useField<string>('universityOther');
  /** The text while the field is edited. */
  const [typed, setTyped] = useState<string>();
  /** True if Other was chosen from the list: its name is then asked for below. */
  const [isOtherChosen, setOtherChosen] = useState(false);
  const isOwnName = school === otherUniversity && other !== '' && !isOtherChosen;
  const text = typed ?? (isOwnName ? other : school);
  const matches = typed ? matching(schools, typed) : schools;
  const shown = typed && isOwnName ? [typed, ...matches] : matches;

  const choose = (name: string, otherName = '') => {
    setOtherChosen(name === otherUniversity && otherName === '');
    void setValues({ ...values, university: name, universityOther: otherName });
  };
  const type = (written: string) => {
    setTyped(written);
    const exact = schools.find((name) => normalise(name) === normalise(written));
    if (exact !== undefined || written.trim() === '') choose(exact ?? '');
    else choose(otherUniversity, written);
  };
  const pick = (name: string | undefined) => {
    if (name !== undefined && name !== typed) choose(name);
    setTyped(undefined);
    setOpen(false);
  };
  const { open, active, setOpen, inputProps, listId, optionId } = useCombobox({
    text,
    count: shown.length,
    onType: type,
    onPick: (index) => pick(shown[index]),
  });
  const onBlur = () => {
    setTyped(undefined);
    setOpen(false);
    afterPress(() => void setTouched(true));
  };

  // Room for the list: a phone's keyboard covers the lower half of the screen.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const question = box.current?.closest('[data-field]');
    if (open && question && question.getBoundingClientRect().top > 0.3 * window.innerHeight)
      question.scrollIntoView({ block: 'start' });
  }, [open]);

  // Renders a long list once, not at every key press in the form. The style sheet finds Other by its attribute.
  const options = useMemo(
    () =>
      schools.map((name) => (
        <option key={name} {...(name === otherUniversity && { value: name })}>
          {name}
        </option>
      )),
    [schools],
  );
  const found = matches.length - 1;
  const note = isOwnName
    ? `Not on the list. We’ll use “${other.trim()}”.`
    : counted(found, 'match', 'matches');
  return (
    <>
      <Field
        name="university"
        label={label}
        below={
          isEnhanced && (
            <p className="small muted" role="status">
              {(isOwnName || (open && typed)) && note}
            </p>
          )
        }
      >
        {({ name, ...attributes }, binding) => (
          <>
            <select
              name={name}
              {...(isEnhanced ? { hidden: true, id: `${attributes.id}-select` } : attributes)}
              {...binding}
              className={cx('on-white', field.control)}
            >
              <option value="">Please select your university or school</option>
              {options}
            </select>
            {isEnhanced && (
              <div className={cx('stack gap-1', styles.box)} ref={box}>
                <input
                  {...attributes}
                  {...inputProps}
                  className={cx('on-white', field.control)}
                  placeholder="Type to search"
                  onClick={() => setOpen(true)}
                  onBlur={onBlur}
                />
                <ul className={styles.list} id={listId} role="listbox" aria-label={label} hidden={!open}>
                  {open &&
                    shown.map((option, index) => (
                      // The text field keeps the focus and handles key events.
                      // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                      <li
                        key={optionId(index)}
                        id={optionId(index)}
                        className={styles.option}
                        role="option"
                        aria-selected={option === school}
                        data-active={index === active || undefined}
                        onPointerDown={(event) => event.preventDefault()}
                        onClick={() => pick(option)}
                      >
                        {option === typed ? `Use “${option.trim()}” as typed` : option}
                      </li>
                    ))}
                </ul>
              </div>
            )}
          </>
        )}
      </Field>
      <div
        className={registration.otherUniversity}
        hidden={isEnhanced && (school !== otherUniversity || (isOwnName && !otherError))}
      >
        <TextField name="universityOther" label="Name of your university or school" optional />
      </div>
    </>
  );
}
