'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { Field, type Wiring } from './Field';
import field from './Field.module.css';
import type { Option, SelectFieldProps } from './SelectField';
import styles from './SearchableSelect.module.css';
import { useCombobox } from './useCombobox';

type SearchableSelectProps = Omit<SelectFieldProps, 'onChange' | 'disabled'> & {
  /** Value of the option that always stays at the end of the list, such as "Other". */
  last?: string;
};

/**
 * A long list: a native select that JavaScript replaces by a searchable text field. The select remains in the form and holds
 * the value; text that matches no option empties it, so that no outdated choice is sent.
 */
export function SearchableSelect({
  prompt = 'Please select',
  options,
  last,
  ...texts
}: SearchableSelectProps) {
  const enhanced = useHydrated();
  return (
    <Field {...texts}>
      {(wiring, initial) => (
        <>
          <select
            {...(enhanced ? { name: wiring.name, hidden: true, id: `${wiring.id}-select` } : wiring)}
            defaultValue={initial}
            className={field.control}
          >
            <option value="">{prompt}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {enhanced && <Combobox wiring={wiring} options={options} last={last} />}
        </>
      )}
    </Field>
  );
}

type ComboboxProps = { wiring: Wiring; options: readonly Option[]; last: string | undefined };

function Combobox({ wiring, options, last }: ComboboxProps) {
  const { name, id, ...aria } = wiring;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const select = () =>
    input.current?.closest('[data-field]')?.querySelector<HTMLSelectElement>('select') ?? undefined;
  const choose = (value: string) => {
    const target = select();
    if (!target || target.value === value) return;
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const box = useCombobox({ options, last, choose });
  const { text, open, active, shown, matched } = box;

  // The draft, a reset or the browser's Back may change the select.
  const syncWithSelect = useEffectEvent(() => {
    const option = options.find(({ value }) => value === select()?.value);
    if (document.activeElement !== input.current) box.setText(option?.label ?? '');
  });
  useEffect(() => {
    const target = select();
    const afterReset = () => setTimeout(() => syncWithSelect());
    const onChange = () => syncWithSelect();
    syncWithSelect();
    target?.addEventListener('change', onChange);
    target?.form?.addEventListener('reset', afterReset);
    return () => {
      target?.removeEventListener('change', onChange);
      target?.form?.removeEventListener('reset', afterReset);
    };
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={styles.box}>
      <input
        {...aria}
        ref={input}
        id={id}
        className={field.control}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder="Type to search"
        value={text}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-option-${active}` : undefined}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={() => box.setOpen(true)}
        onKeyDown={box.onKeyDown}
        onBlur={box.leave}
      />
      <ul
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={name}
        hidden={!open}
        ref={list}
      >
        {shown.map((option, index) => (
          // Key events are handled by the text field, which keeps the focus.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.value}
            id={`${id}-option-${index}`}
            className={styles.option}
            role="option"
            aria-selected={option.label === text}
            data-active={index === active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.pick(option)}
          >
            {option.label}
          </li>
        ))}
      </ul>
      <p className={field.below} role="status">
        {text !== '' && !matched && noteFor(shown, open, last)}
      </p>
    </div>
  );
}

function noteFor(shown: readonly Option[], open: boolean, last: string | undefined): string {
  const found = shown.filter(({ value }) => value !== last).length;
  if (found > 0 && open) return found === 1 ? '1 match' : `${found} matches`;
  if (found > 0) return 'Choose one from the list';
  return last ? `Not in the list: choose “${last}”` : 'Not in the list';
}
