'use client';

import { useRef, type FormEvent } from 'react';
import { useNearMe } from '@/components/ui/browser/useNearMe';
import { kilometresBetween, type Position } from '@/lib/centre/distance';
import { readFilters, type BatchFilters } from '@/lib/batches/filters';
import type { FoundBatches } from '@/lib/batches/find';
import { BatchResults } from './BatchResults';
import { FilterForm } from './FilterForm';
import { useFound } from './useFound';

type FindBatchProps = {
  /** The page as the address asked for it. */
  first: FoundBatches;
  /** Positions of the centres by slug. */
  positions: Readonly<Record<string, Position>>;
  /** Centres whose classes are not known yet. */
  unknownCentres: number;
};

/** Centres chosen by "Classes near me". */
const nearest = 3;

/** The filters of a form as its address would carry them. */
const filtersOf = (form: HTMLFormElement): BatchFilters => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
};

/** Find a class (docs/product/pages.md#p31): a plain GET form; with JavaScript each choice is applied at once, on this page. */
export function FindBatch({ first, positions, unknownCentres }: FindBatchProps) {
  const { found, asked, state, show } = useFound(first);
  const results = useRef<HTMLDivElement>(null);
  const distances = (position: Position) =>
    new Map(Object.entries(positions).map(([slug, at]) => [slug, kilometresBetween(position, at)]));

  const chooseNearest = (position: Position) => {
    const near = distances(position);
    const slugs = found.choices.centre
      .map(({ value }) => value)
      .toSorted((a, b) => (near.get(a) ?? Infinity) - (near.get(b) ?? Infinity));
    void show({ ...asked, city: [], centre: slugs.slice(0, nearest), page: 1 });
  };
  const { near, locate, stop } = useNearMe(chooseNearest);

  const goToResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void show(filtersOf(event.currentTarget));
    goToResults();
  };
  return (
    <>
      <FilterForm
        found={found}
        asked={asked}
        near={near}
        onChange={(form) => void show(filtersOf(form))}
        onSubmit={submit}
        onLocate={locate}
        onStop={() => {
          stop();
          void show({ ...asked, centre: [], page: 1 });
        }}
      />
      <BatchResults
        ref={results}
        found={found}
        asked={asked}
        state={state}
        unknownCentres={unknownCentres}
        distances={near.kind === 'at' ? distances(near.position) : undefined}
        onShow={(filters) => {
          void show(filters);
          goToResults();
        }}
      />
    </>
  );
}
