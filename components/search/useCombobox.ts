'use client';

import { useEffect, useId, useState, type KeyboardEvent } from 'react';

type ComboboxInput = {
  text: string;
  /** Number of options for the text. */
  count: number;
  /** True once the options for the text are known, even if there are none. */
  ready: boolean;
  /** Called with each typed text; '' when Escape clears it. */
  onType: (text: string) => void;
  /** Called with the index of the option that Enter chooses. */
  onPick: (index: number) => void;
};

/**
 * The editable combobox with list of the ARIA practices: open state, active option, keys and attributes. The text field
 * keeps the focus. The first Escape closes the list, the second clears the text, the third is left to the page.
 */
export function useCombobox({ text, count, ready, onType, onPick }: ComboboxInput) {
  const id = useId();
  const [isRequested, setRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const open = isRequested && ready;
  const isListOpen = open && count > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isListOpen && active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const setOpen = (isOpen: boolean) => {
    setRequested(isOpen);
    setActive(-1);
  };
  const type = (typed: string) => {
    onType(typed);
    setOpen(true);
  };
  /** Moves through the options and the text field itself, which is position -1. */
  const move = (step: number) => {
    setRequested(true);
    setActive((position) => ((position + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && ready) move(1);
    else if (event.key === 'ArrowUp' && ready) move(-1);
    else if (event.key === 'Enter' && activeId) onPick(active);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Escape' && text !== '') type('');
    else return;
    event.preventDefault();
  };
  const inputProps = {
    role: 'combobox',
    type: 'text',
    'aria-autocomplete': 'list',
    'aria-expanded': isListOpen,
    'aria-controls': isListOpen ? `${id}-list` : undefined,
    'aria-activedescendant': activeId,
    autoComplete: 'off',
    spellCheck: false,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
    onKeyDown,
  } as const;
  return { open, active, type, inputProps, listId: `${id}-list`, optionId };
}
