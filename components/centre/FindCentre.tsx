'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, NearMeButton } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { Input } from '@/components/ui/Input';
import { requestLocation, stopNearMe, useNearMe, type NearMe } from '@/components/ui/browser/useNearMe';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { Centre } from '@/content/schema/centres';
import { findCentres } from '@/lib/shared/content/centre-search';
import { kilometresBetween } from '@/lib/shared/util/distance';
import { plural } from '@/lib/shared/util/text';
import { type FoundCentre, FoundCentres } from './CentreLists';
import styles from './FindCentre.module.css';

type FindCentreProps = {
  centres: readonly Centre[];
  cities?: ReactNode;
  /** Search text of a request without JavaScript (`/locations?q=`). */
  query?: string;
};

function matchingCentres(centres: readonly Centre[], query: string, near: NearMe): readonly FoundCentre[] {
  // Without a query the page shows the list of the specification; a query searches the centres that it omits too.
  const listed = centres.filter(({ inFindACentre }) => inFindACentre);
  const found = (query.trim() === '' ? listed : findCentres(centres, query)).map((centre) => ({ centre }));
  if (near.kind !== 'at') return found;
  return found
    .map(({ centre }) => ({ centre, distance: kilometresBetween(near.position, centre.position) }))
    .sort((a, b) => a.distance - b.distance || a.centre.name.localeCompare(b.centre.name, 'en'));
}

function resultText(count: number, query: string, near: NearMe): string {
  const centres = plural(count, 'centre');
  if (near.kind === 'asking') return 'Finding your location…';
  if (count === 0) return `No centre matches “${query.trim()}”.`;
  const order = near.kind === 'at' ? ', nearest first' : '';
  if (query.trim() !== '') return `${centres} for “${query.trim()}”${order}`;
  return order ? `${centres}${order}` : '';
}

/** Find a centre: search while typing, or sort by distance, which is computed on the device. */
export function FindCentre({ centres, cities, query: first = '' }: FindCentreProps) {
  const [query, setQuery] = useState(first);
  const near = useNearMe();
  const input = useRef<HTMLInputElement>(null);
  const found = matchingCentres(centres, query, near);
  // Takes over text typed before hydration.
  useEffect(() => setQuery((known) => input.current?.value ?? known), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = query.trim() === '' ? '' : `?q=${encodeURIComponent(query.trim())}`;
    window.history.replaceState(null, '', `/locations${search}`);
  };
  return (
    <div className={cx('container stack gap-3', styles.finder)}>
      <div className={cx('stack gap-3', styles.searchArea)}>
        <div className="cluster middle gap-3">
          <NearMeButton near={near} onLocate={requestLocation} onStop={stopNearMe}>
            Centres near me
          </NearMeButton>
          <p className="small muted scriptOnly">Your location stays on this device.</p>
        </div>
        <form action="/locations" method="get" role="search" onSubmit={submit}>
          <label htmlFor="centre-query" className="strong">
            Area, city, centre or phone number
          </label>
          <div className="row gap-2">
            <Input
              id="centre-query"
              ref={input}
              type="search"
              name="q"
              defaultValue={first}
              maxLength={80}
              autoComplete="off"
              placeholder="Johar, Hyderabad, 0300 …"
              className={styles.input}
              onChange={(event) => setQuery(event.target.value)}
            />
            <Button type="submit" variant="outline">
              Search
            </Button>
          </div>
        </form>
      </div>
      {near.kind === 'refused' && (
        <p role="alert" className="strong">
          {withParts('We could not get your location. [Type your area instead]', (label) => (
            <button
              type="button"
              className={cx('strong', buttonStyles.bare, styles.typeInstead)}
              onClick={() => input.current?.focus()}
            >
              {label}
            </button>
          ))}
        </p>
      )}
      {near.kind !== 'at' && cities}
      <p role="status" className="muted">
        {resultText(found.length, query, near)}
      </p>
      <FoundCentres found={found} flat={near.kind === 'at'} />
    </div>
  );
}
