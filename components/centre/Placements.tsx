'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Empty } from '@/components/ui/Empty/Empty';
import { Notice } from '@/components/ui/Notice/Notice';
import type { Placement } from '@/lib/backend/types';
import { formatMonth, isMonth } from '@/lib/time';
import { fetchPlacements } from './fetch-placements';
import { MonthField } from './MonthField';
import { PersonCard, PersonGrid } from './PersonCard';
import styles from './Placements.module.css';

export type PlacementsProps = {
  centreId: string;
  /** Month of the given placements, and the limits of the picker; `YYYY-MM`. */
  month: string;
  first: string;
  last: string;
  placements: readonly Placement[];
  /** The backend gave neither an answer nor a copy for the first month. */
  unavailable: boolean;
};

type State = { kind: 'shown' | 'loading' | 'failed'; month: string; placements: readonly Placement[] };

function Results({ state, retry }: { state: State; retry: () => void }) {
  const month = formatMonth(state.month);
  if (state.kind === 'failed')
    return (
      <Notice kind="error" title={`Placements of ${month} could not be loaded.`}>
        <Button look="outline" className={styles.retry} onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  if (state.placements.length === 0 && state.kind === 'shown')
    return (
      <Empty art="no-placements">
        <p>No placements are listed for {month}. Choose another month.</p>
      </Empty>
    );
  return (
    <PersonGrid>
      {state.placements.map(({ key, name, image, designation, company }) => (
        <PersonCard key={key} name={name} image={image}>
          {designation && <p className={styles.designation}>{designation}</p>}
          {company && <p className={styles.company}>{company}</p>}
        </PersonCard>
      ))}
    </PersonGrid>
  );
}

const announcement = ({ kind, month, placements }: State) =>
  kind === 'loading'
    ? `Loading placements of ${formatMonth(month)}…`
    : kind === 'shown'
      ? `${placements.length} ${placements.length === 1 ? 'placement' : 'placements'} in ${formatMonth(month)}`
      : '';

/**
 * Placements of one month (spec.md 2.8; decisions.md 16). Choosing a month loads it in place; without JavaScript the form
 * asks for the page of that month.
 */
export function Placements({ centreId, month, first, last, placements, unavailable }: PlacementsProps) {
  const [typed, setTyped] = useState(month);
  const [state, setState] = useState<State>({
    kind: unavailable ? 'failed' : 'shown',
    month,
    placements,
  });
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const load = async (wanted: string) => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setState((before) => ({ kind: 'loading', month: wanted, placements: before.placements }));
    const found = await fetchPlacements(centreId, wanted, mine.signal);
    if (mine.signal.aborted) return;
    if (!found) return setState({ kind: 'failed', month: wanted, placements: [] });
    setState({ kind: 'shown', month: wanted, placements: found });
    window.history.replaceState(null, '', `/centre?id=${centreId}&month=${wanted}#placements`);
  };
  const choose = (value: string) => {
    setTyped(value);
    if (isMonth(value) && value >= first && value <= last) void load(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMonth(typed)) void load(typed);
  };

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>This Month Placement</h2>
        <form action="/centre#placements" method="get" className={styles.form} onSubmit={submit}>
          <input type="hidden" name="id" value={centreId} />
          <MonthField
            id="placement-month"
            label="Month"
            value={typed}
            onMonth={choose}
            min={first}
            max={last}
          >
            <Button type="submit" look="outline">
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
