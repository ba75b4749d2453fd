'use client';

import { useCallback, useState, type KeyboardEvent } from 'react';
import type { Option } from './SelectField';

const normalise = (text: string) => text.slice(0, 100).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Options whose label contains every typed word; `last` (such as "Other") always stays at the end. */
function matching(options: readonly Option[], typed: string, last?: string): readonly Option[] {
  const terms = normalise(typed).split(/\s+/).filter(Boolean);
  const found = options.filter(
    ({ value, label }) => value !== last && terms.every((word) => normalise(label).includes(word)),
  );
  return [...found, ...options.filter(({ value }) => value === last)];
}

export type ComboboxInput = {
  options: readonly Option[];
  last?: string | undefined;
  /** Called with the chosen value, or '' when the text matches no option. */
  choose: (value: string) => void;
};

/** State and keys of an editable combobox with a list (ARIA practices); the focus stays in the text field. */
export function useCombobox({ options, last, choose }: ComboboxInput) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const exact = useCallback(
    (typed: string) => options.find(({ label }) => normalise(label) === normalise(typed.trim())),
    [options],
  );
  // When an option is chosen, opening shows all options again.
  const shown = matching(options, exact(text) ? '' : text, last);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: Option) => {
    setText(option.label);
    choose(option.value);
    close();
  };
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(-1);
    choose(exact(typed)?.value ?? '');
  };
  const leave = () => {
    const option = exact(text);
    if (option) setText(option.label);
    close();
  };
  const move = (step: number) => {
    setOpen(true);
    setActive((at) => (at + step + shown.length + (at < 0 && step < 0 ? 1 : 0)) % shown.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open && option) pick(option);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape' && text) type('');
    else return;
    event.preventDefault();
  };
  return {
    text,
    setText,
    open,
    setOpen,
    active,
    shown,
    pick,
    type,
    leave,
    onKeyDown,
    matched: exact(text) !== undefined,
  };
}
