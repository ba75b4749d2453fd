'use client';

import { setLowData, useLowData } from '@/components/ui/browser/low-data';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { messages } from './messages';
import styles from './LowData.module.css';

/** Turns off video and everything that moves by itself, on this device. Its initial state is the browser's Save-Data. */
export function LowDataSwitch() {
  const ready = useHydrated();
  const on = useLowData();
  // Nothing moves by itself without JavaScript, so there is nothing to switch off.
  if (!ready) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => setLowData(!on)}
    >
      <span className={styles.track} aria-hidden="true" />
      {messages.lowData}
    </button>
  );
}
