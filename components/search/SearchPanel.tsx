'use client';

import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Input } from '@/components/ui/Input';
import { MatchList } from './MatchList';
import { useSearch } from './useSearch';
import styles from './SearchPanel.module.css';

/**
 * The header's search (docs/product/pages.md#p14; docs/product/choices.md#c32): a combobox by the ARIA practices. Best Match
 * by the catalogue's rule is first, then results from the whole site. Enter without a selected option, or without JavaScript,
 * goes to /search.
 */
export function SearchPanel() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSearch(text);
  const open = found !== undefined && !closed;
  const listed = open && found.options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const type = (value: string) => {
    setText(value);
    setClosed(false);
    setActive(-1);
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = (found?.options.length ?? 0) - 1;
    if (event.key === 'Escape' && (open || text !== '')) {
      // The first Esc closes the list, the second clears the text, the third reaches the header, which closes the panel.
      event.preventDefault();
      if (open) setClosed(true);
      else type('');
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found) {
      event.preventDefault();
      setClosed(false);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = active + step;
      setActive(next > last ? -1 : next < -1 ? last : next);
      document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
    }
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
            id={`${id}-q`}
            ref={input}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            className={styles.input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? `${id}-list` : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            // The panel opens on request and has one purpose, so its input takes the focus.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <Button type="submit">Search</Button>
      </form>
      {open && <MatchList id={`${id}-list`} found={found} active={active} optionId={optionId} query={text} />}
      <p role="status" className="visuallyHidden">
        {open ? `${found.options.length} suggestions` : ''}
      </p>
    </div>
  );
}
