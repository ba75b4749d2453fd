'use client';

import buttonStyles from '@/components/ui/Button.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import { toggleLowData, useLowData } from '@/components/ui/browser/useLowData';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import styles from './LowDataSwitch.module.css';

export function LowDataSwitch() {
  const isOn = useLowData();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={cx('gap-2 scriptOnly', linkStyles.tap, buttonStyles.bare)}
      onClick={toggleLowData}
    >
      <span className={styles.track} aria-hidden="true" />
      {withParts('Low data[: no video, no autoplay]', (hiddenLabel) => (
        <span className="visuallyHidden">{hiddenLabel}</span>
      ))}
    </button>
  );
}
