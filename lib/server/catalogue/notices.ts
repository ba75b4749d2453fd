import { notices } from '../../../content/notices.ts';
import type { SiteNotice } from '../../../content/schema/site.ts';
import { endOf, startOf } from '../../shared/util/time.ts';
import { withFacts } from './facts.ts';

/** Notices to show at an instant, in the order of content/notices.ts (docs/product/pages.md#p33). */
export const getNotices = (at: Date): readonly SiteNotice[] =>
  withFacts(notices).filter(
    ({ from, until }) => startOf(from) <= at.getTime() && at.getTime() < endOf(until),
  );
