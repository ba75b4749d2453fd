'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { Input } from '@/components/ui/Input';
import { NearMeButton } from '@/components/ui/NearMeButton';
import { kilometresBetween } from '@/lib/centre/distance';
import { matchesCentre } from '@/lib/centre/search';
import type { Centre } from '@/lib/content/centres';
import type { FoundCentre } from './CentreLists';
import { cx } from '@/components/ui/cx';
import styles from './FindCentre.module.css';
import { FoundCentres } from './FoundCentres';
import { useNearMe, type NearMe } from '@/components/ui/browser/useNearMe';

type FindCentreProps = {
  centres: readonly Centre[];
  /** The search text of a request without JavaScript (`/locations?q=`). */
  query?: string;
};

function find(centres: readonly Centre[], query: string, near: NearMe): readonly FoundCentre[] {
  const found = centres.filter((centre) => matchesCentre(centre, query)).map((centre) => ({ centre }));
  if (near.kind !== 'at') return found;
  return found
    .map(({ centre }) => ({ centre, distance: kilometresBetween(near.position, centre.position) }))
    .toSorted((a, b) => a.distance - b.distance || a.centre.name.localeCompare(b.centre.name, 'en'));
}

function resultText(count: number, query: string, near: NearMe): string {
  const centres = `${count} ${count === 1 ? 'centre' : 'centres'}`;
  if (near.kind === 'asking') return 'Asking your device where you are…';
  if (count === 0) return `No centre matches “${query.trim()}”.`;
  const order = near.kind === 'at' ? ', nearest first' : '';
  return query.trim() === '' ? `${centres}${order}` : `${centres} for “${query.trim()}”${order}`;
}

/** Find a centre: search while typing, or sort by distance, computed on the device (docs/product/pages.md#p11). */
export function FindCentre({ centres, query: first = '' }: FindCentreProps) {
  const ready = useHydrated();
  const [query, setQuery] = useState(first);
  const { near, locate, stop } = useNearMe();
  const input = useRef<HTMLInputElement>(null);
  const found = find(centres, query, near);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = query.trim() === '' ? '' : `?q=${encodeURIComponent(query.trim())}`;
    window.history.replaceState(null, '', `/locations${search}`);
  };
  return (
    <>
      <form action="/locations" method="get" role="search" className={styles.form} onSubmit={submit}>
        <label htmlFor="centre-query" className="strong">
          Area, city, centre or phone number
        </label>
        <div className={cx('cluster gap-3', styles.row)}>
          <Input
            id="centre-query"
            ref={input}
            type="search"
            name="q"
            value={query}
            maxLength={80}
            autoComplete="off"
            placeholder="Johar, Hyderabad, 0300 …"
            large
            className={styles.input}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button type="submit">Search</Button>
          <NearMeButton near={near} onLocate={locate} onStop={stop}>
            Centres near me
          </NearMeButton>
        </div>
        {ready && <p className="small">Your position stays on this device; it is not sent to us.</p>}
      </form>
      {near.kind === 'refused' && (
        <p role="alert" className={styles.refused}>
          Your device did not tell its position.{' '}
          <button type="button" onClick={() => input.current?.focus()}>
            Type your area instead
          </button>
        </p>
      )}
      <p role="status" className={styles.count}>
        {resultText(found.length, query, near)}
      </p>
      <FoundCentres found={found} flat={near.kind === 'at'} />
    </>
  );
}
