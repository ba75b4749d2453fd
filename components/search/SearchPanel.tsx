'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Input } from '@/components/ui/Input';
import { useCombobox } from '@/components/ui/useCombobox';
import { MatchList } from './MatchList';
import { useSearch } from './useSearch';
import { cx } from '@/components/ui/cx';
import styles from './SearchPanel.module.css';

/** Text typed into the plain form while the panel was loading (components/layout/SearchForm.tsx). */
const typedBefore = () => document.querySelector<HTMLInputElement>('#header-q')?.value ?? '';

/**
 * The header's search: a combobox by the ARIA practices. Best Match (docs/product/search.md#q1) first, then results
 * from the whole site. Enter without a selected option, or without JavaScript, opens /search.
 */
export function SearchPanel() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typedBefore);
  const found = useSearch(text);
  const count = found?.groups.flatMap(({ options }) => options).length ?? 0;
  const { open, active, type, inputProps, listId, optionId } = useCombobox({
    text,
    count,
    ready: found !== undefined,
    onType: setText,
    onPick: (index) => document.getElementById(optionId(index))?.click(),
  });
  const openMatches = useEffectEvent(() => text !== '' && type(text));
  useEffect(() => void openMatches(), []);
  const clear = () => {
    type('');
    input.current?.focus();
  };

  return (
    <div className={styles.panel}>
      <form action="/search" method="get" role="search" className={styles.form}>
        <label htmlFor={`${id}-q`} className={styles.label}>
          Explore courses, events, and locations
        </label>
        <div className={styles.field}>
          <Icon name="search" className={styles.glass} />
          <Input
            {...inputProps}
            id={`${id}-q`}
            ref={input}
            name="q"
            inputMode="search"
            enterKeyHint="search"
            className={styles.input}
            autoCapitalize="none"
            maxLength={100}
            // The panel opens on request for one purpose, so its input takes the focus.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          {text !== '' && (
            <button
              type="button"
              className={cx('disc bare', styles.clear)}
              aria-label="Clear search"
              onClick={clear}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <Button type="submit">Search</Button>
      </form>
      {open && found && (
        <MatchList id={listId} found={found} active={active} optionId={optionId} query={text} />
      )}
      <p role="status" className="visuallyHidden">
        {open ? `${count} suggestions` : ''}
      </p>
    </div>
  );
}
