import { notices } from '../../content/notices.ts';
import { endOf, startOf } from '../foundation/time.ts';
import { withFacts } from './facts.ts';
import type { Notice } from './schema/notices.ts';

export type { Notice } from './schema/notices.ts';

/** The notices that are shown at an instant, in the order of content/notices.ts (docs/product/pages.md#p33). */
export const getNotices = (at: Date): readonly Notice[] =>
  withFacts(notices).filter(
    ({ from, until }) => startOf(from) <= at.getTime() && at.getTime() < endOf(until),
  );
