'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, NearMeButton } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { Input } from '@/components/ui/Input';
import inputStyles from '@/components/ui/Input.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { requestLocation, stopNearMe, useNearMe, type NearMe } from '@/components/ui/browser/useNearMe';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { Centre } from '@/content/schema/centres';
import { findCentres, maxQueryLength } from '@/lib/shared/content/centre-search';
import { kilometresBetween } from '@/lib/shared/util/distance';
import { plural } from '@/lib/shared/util/text';
import styles from './FindCentre.module.css';
import { type FoundCentre, FoundCentres } from './FoundCentres';

type FindCentreProps = {
  centres: readonly Centre[];
  cities?: ReactNode;
  /** Search text in the URL (`/locations?q=`). */
  query?: string;
};

function matchingCentres(centres: readonly Centre[], query: string, nearMe: NearMe): readonly FoundCentre[] {
  // Without a query the page shows the list of the specification; a query searches the centres that it omits too.
  const foundCentres =
    query.trim() === '' ? centres.filter(({ inFindACentre }) => inFindACentre) : findCentres(centres, query);
  if (nearMe.kind !== 'at') return foundCentres;
  return foundCentres
    .map((centre) => ({ ...centre, distance: kilometresBetween(nearMe.position, centre.position) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'));
}

function resultText(count: number, query: string, nearMe: NearMe): string {
  const centres = plural(count, 'centre');
  if (nearMe.kind === 'asking') return 'Finding your location…';
  if (count === 0) return `No centre matches “${query.trim()}”.`;
  const orderText = nearMe.kind === 'at' ? ', nearest first' : '';
  if (query.trim() !== '') return `${centres} for “${query.trim()}”${orderText}`;
  return orderText ? `${centres}${orderText}` : '';
}

export function FindCentre({ centres, cities, query: initialQuery = '' }: FindCentreProps) {
  const [query, setQuery] = useState(initialQuery);
  const nearMe = useNearMe();
  const input = useRef<HTMLInputElement>(null);
  const foundCentres = matchingCentres(centres, query, nearMe);
  // Takes over text typed before hydration.
  useEffect(() => setQuery((current) => input.current?.value ?? current), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const queryString = query.trim() === '' ? '' : `?q=${encodeURIComponent(query.trim())}`;
    window.history.replaceState(null, '', `/locations${queryString}`);
  };
  return (
    <div className={cx('container stack gap-3', styles.finder)}>
      <div className={cx('stack gap-3', styles.searchArea)}>
        <div className="cluster middle gap-3">
          <NearMeButton nearMe={nearMe} onLocate={requestLocation} onStop={stopNearMe}>
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
              defaultValue={initialQuery}
              maxLength={maxQueryLength}
              autoComplete="off"
              placeholder="Johar, Hyderabad, 0300 …"
              className={inputStyles.wide}
              onChange={(event) => setQuery(event.target.value)}
            />
            <Button type="submit" variant="outline">
              Search
            </Button>
          </div>
        </form>
      </div>
      {nearMe.kind === 'refused' && (
        <p role="alert" className="strong">
          {withParts('We could not get your location. [Type your area instead]', (label) => (
            <button
              type="button"
              className={cx('strong', textStyles.underlined, buttonStyles.bare, styles.typeInstead)}
              onClick={() => input.current?.focus()}
            >
              {label}
            </button>
          ))}
        </p>
      )}
      {nearMe.kind !== 'at' && cities}
      <p role="status" className="muted">
        {resultText(foundCentres.length, query, nearMe)}
      </p>
      <FoundCentres centres={foundCentres} isFlat={nearMe.kind === 'at'} />
    </div>
  );
}
