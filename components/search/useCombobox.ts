'use client';

import { useEffect, useId, useState, type KeyboardEvent } from 'react';

type ComboboxInput = {
  text: string;
  optionCount: number;
  /** True once the options for the text are known, even if there are none. */
  areOptionsKnown: boolean;
  /** Called with each typed text; '' when Escape clears it. */
  onType: (text: string) => void;
  onPick: (index: number) => void;
};

/**
 * The editable combobox with list of the ARIA practices: open state, active option, keys and attributes. The text field
 * keeps the focus. The first Escape closes the list, the second clears the text, the third is left to the page.
 */
export function useCombobox({ text, optionCount, areOptionsKnown, onType, onPick }: ComboboxInput) {
  const id = useId();
  const [isRequested, setRequested] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = isRequested && areOptionsKnown;
  const isListOpen = isOpen && optionCount > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isListOpen && activeIndex >= 0 ? optionId(activeIndex) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const setOpen = (isWanted: boolean) => {
    setRequested(isWanted);
    setActiveIndex(-1);
  };
  const typeText = (newText: string) => {
    onType(newText);
    setOpen(true);
  };
  /** Moves through the options and the text field itself, which is position -1. */
  const move = (step: number) => {
    setRequested(true);
    setActiveIndex((position) => ((position + 1 + step + optionCount + 1) % (optionCount + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && areOptionsKnown) move(1);
    else if (event.key === 'ArrowUp' && areOptionsKnown) move(-1);
    else if (event.key === 'Enter' && activeId) onPick(activeIndex);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Escape' && text !== '') typeText('');
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
    onChange: (event: { currentTarget: { value: string } }) => typeText(event.currentTarget.value),
    onKeyDown,
  } as const;
  return { open: isOpen, active: activeIndex, type: typeText, inputProps, listId: `${id}-list`, optionId };
}
