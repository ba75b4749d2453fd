'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { LastUpdated, Notice } from '@/components/ui/Notice';
import { MonthField } from '@/components/ui/MonthField';
import type { Listed } from '@/lib/server/backend/types';
import type { Placement } from '@/lib/server/backend/lists';
import { counted } from '@/lib/shared/util/counted';
import { getJson } from '@/lib/shared/util/get-json';
import { formatMonth, isMonth } from '@/lib/shared/util/time';
import { readMonth } from '@/lib/shared/util/month-text';
import { PersonCard, PersonGrid } from './PersonCard';
import { cx } from '@/components/ui/cx';
import styles from './CentreTabs.module.css';

type PlacementsProps = {
  centreId: string;
  /** Month of `placements`, and the picker's limits; `YYYY-MM`. */
  month: string;
  first: string;
  last: string;
  placements: Listed<Placement>;
};

/** `placements` are those shown: the previous month's while a new month loads. */
type State = { kind: 'shown' | 'loading' | 'failed'; month: string; placements: Listed<Placement> };

/** Response of /api/placements. */
type Body = { placements: readonly Placement[]; asOf: string; fresh: boolean };

const formId = 'placement-form';

function Results({ state, retry }: { state: State; retry: () => void }) {
  const month = formatMonth(state.month);
  if (state.kind === 'failed')
    return (
      <Notice kind="error" title={`We could not load the placements for ${month}.`}>
        {/* Without JavaScript the button requests the page of that month. */}
        <Button
          type="submit"
          form={formId}
          variant="outline"
          className={styles.retry}
          onClick={(event) => {
            event.preventDefault();
            retry();
          }}
        >
          Try again
        </Button>
      </Notice>
    );
  const { items } = state.placements;
  return (
    <>
      {items.length === 0 && state.kind === 'shown' ? (
        <EmptyState art="no-placements">
          <p>{`There are no placements for ${month}. Choose another month.`}</p>
        </EmptyState>
      ) : (
        <PersonGrid>
          {items.map(({ key, name, image, designation, company }) => (
            <PersonCard key={key} name={name} image={image}>
              {designation && <p className="strong">{designation}</p>}
              {company && <p className="muted">{company}</p>}
            </PersonCard>
          ))}
        </PersonGrid>
      )}
      <LastUpdated list={state.placements} always />
    </>
  );
}

const announcement = ({ kind, month, placements: { items } }: State) =>
  kind === 'loading'
    ? `Loading placements for ${formatMonth(month)}…`
    : kind === 'shown'
      ? `${counted(items.length, 'placement')} in ${formatMonth(month)}`
      : '';

/**
 * Placements of one month. Choosing a month loads it in place; without JavaScript the form requests the page of that
 * month.
 */
export function Placements({ centreId, month, first, last, placements }: PlacementsProps) {
  const [state, setState] = useState<State>({
    kind: placements.state === 'unavailable' ? 'failed' : 'shown',
    month,
    placements,
  });
  /** The month asked for last; undefined once the page is left. */
  const latest = useRef<string>(undefined);
  useEffect(() => () => void (latest.current = undefined), []);

  const load = async (chosen: string) => {
    latest.current = chosen;
    setState((before) => ({ kind: 'loading', month: chosen, placements: before.placements }));
    const query = new URLSearchParams({ centreId, month: chosen });
    const found = await getJson<Body>(`/api/placements?${query}`, 10_000);
    if (latest.current !== chosen) return;
    if (!found)
      return setState({ kind: 'failed', month: chosen, placements: { items: [], state: 'unavailable' } });
    const { placements: items, asOf, fresh } = found;
    setState({
      kind: 'shown',
      month: chosen,
      placements: { items, state: fresh ? 'fresh' : 'stale', asOf: new Date(asOf) },
    });
    window.history.replaceState(null, '', `/centre?id=${centreId}&month=${chosen}#placements`);
  };
  const choose = (value: string) => {
    if (isMonth(value) && value >= first && value <= last) void load(value);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Even out of range: every press of the button gets a response.
    const typed = readMonth(String(new FormData(event.currentTarget).get('month')));
    if (typed) void load(typed);
  };

  return (
    <>
      <div className={cx('cluster gap-4 between', styles.head)}>
        <h2 className="card-title">This Month Placement</h2>
        <form id={formId} action="/centre#placements" method="get" onSubmit={submit}>
          <input type="hidden" name="id" value={centreId} />
          <MonthField id="placement-month" value={month} onMonth={choose} min={first} max={last}>
            <Button type="submit" variant="outline">
              Show
            </Button>
          </MonthField>
        </form>
      </div>
      <p role="status" className={styles.status}>
        {announcement(state)}
      </p>
      <div aria-busy={state.kind === 'loading'} className={styles.results}>
        <Results state={state} retry={() => void load(state.month)} />
      </div>
    </>
  );
}
