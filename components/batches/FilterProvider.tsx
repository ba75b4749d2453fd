'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { useNearMe } from '@/components/ui/browser/useNearMe';
import { FilteringContext, type ShowClassesOptions, useFiltering } from './filtering';
import { isPlainClick } from '@/components/ui/browser/plain-click';
import { Notice } from '@/components/ui/Notice';
import { cx } from '@/components/ui/cx';
import styles from './BatchResults.module.css';
import { distanceText, kilometresBetween, type Position } from '@/lib/shared/util/distance';

type NavigateEvent = Event & { destination: { url: string; sameDocument: boolean } };

/** State shared by filters and classes while the visitor stays on /batches. */
export function FilterProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { near, locate, stop } = useNearMe();
  const [isPending, startTransition] = useTransition();
  const [address, setAddress] = useState('');
  const [failed, setFailed] = useState('');
  const [announced, announce] = useState('');
  const loading = useRef('');
  const goesToClasses = useRef(false);
  useEffect(() => {
    // If a page's data fails to load, Next loads its document instead, and an offline browser then shows its own error
    // page. Prevents that where the browser announces the navigation.
    const stay = (event: Event) => {
      const { destination } = event as NavigateEvent;
      const { pathname, search } = new URL(destination.url);
      const href = pathname + search;
      if (destination.sameDocument || href !== loading.current) return;
      event.preventDefault();
      loading.current = '';
      // Next starts that navigation during rendering.
      queueMicrotask(() => setFailed(href));
    };
    const goBack = () => setFailed('');
    const entries = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    entries?.addEventListener('navigate', stay);
    window.addEventListener('popstate', goBack);
    return () => {
      entries?.removeEventListener('navigate', stay);
      window.removeEventListener('popstate', goBack);
    };
  }, []);

  const show = (href: string, { toClasses = false }: ShowClassesOptions = {}) => {
    goesToClasses.current = toClasses;
    // Retries with a full page load: Next still has the first request pending.
    loading.current = href === failed ? '' : href;
    if (href === failed) return window.location.assign(href);
    setAddress(href);
    setFailed('');
    startTransition(() => router.push(href, { scroll: false }));
  };
  const arrive = () => {
    const goes = goesToClasses.current;
    goesToClasses.current = false;
    loading.current = '';
    return goes;
  };
  const state = failed ? 'failed' : isPending ? 'loading' : 'shown';
  return (
    <FilteringContext value={{ state, address, near, locate, stop, show, arrive, announce }}>
      {children}
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
    </FilteringContext>
  );
}

type FilterLinkProps = {
  /** URL of /batches. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
};

/** A link to /batches with other filters; a plain click updates the page in place. */
export function FilterLink({ href, children, ...rest }: FilterLinkProps) {
  const { show } = useFiltering();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(href, { toClasses: true });
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** The classes, with a notice while others load or fail to load. */
export function ClassesFrame({ children }: { children: ReactNode }) {
  const { state, address } = useFiltering();
  return (
    <div
      id="classes"
      tabIndex={-1}
      className={cx('stack gap-5', styles.classes)}
      aria-busy={state === 'loading'}
    >
      {state === 'failed' && (
        <Notice kind="error" title="We could not load the classes." announce="alert">
          <p>
            Your filters are saved. The classes below are from your last search.{' '}
            <a href={address}>Try again</a>
          </p>
        </Notice>
      )}
      {children}
    </div>
  );
}

type DistanceProps = { position: Position; className: string | undefined };

/** Distance to a centre, if the visitor has asked for it. */
export function Distance({ position, className }: DistanceProps) {
  const { near } = useFiltering();
  if (near.kind !== 'at') return null;
  return <span className={className}>{distanceText(kilometresBetween(near.position, position))}</span>;
}
