'use client';

import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Checker, FormikBridge, Rules } from './FormikBridge';

type Engine = { Bridge: typeof FormikBridge; rules: Rules };

/**
 * Loads Formik and the form's rules once, on first use. `start` resolves when the bridge is mounted; it rejects on a network
 * error and may then be called again.
 */
export function useChecker(load: () => Promise<Rules>) {
  const [engine, setEngine] = useState<Engine>();
  const starting = useRef<Promise<Checker>>(undefined);
  const mounted = useRef<(checker: Checker) => void>(undefined);

  const start = useCallback((): Promise<Checker> => {
    starting.current ??= (async () => {
      const ready = new Promise<Checker>((resolve) => {
        mounted.current = resolve;
      });
      const [{ FormikBridge: Bridge }, rules] = await Promise.all([import('./FormikBridge'), load()]);
      setEngine({ Bridge, rules });
      return ready;
    })().catch((problem: unknown) => {
      starting.current = undefined;
      throw problem;
    });
    return starting.current;
  }, [load]);

  const latest = useRef<Checker>(null);
  const attach = useCallback((checker: Checker | null) => {
    latest.current = checker;
  }, []);
  /** Resolves only after mounting, because Formik drops the errors of a validation that ran before its own effects. */
  const onMounted = useCallback(() => {
    mounted.current?.({
      checkAll: () => current(latest).checkAll(),
      restart: () => current(latest).restart(),
    });
  }, []);
  return { engine, start, attach, onMounted };
}

function current(ref: RefObject<Checker | null>): Checker {
  if (!ref.current) throw new Error('The form has gone');
  return ref.current;
}
