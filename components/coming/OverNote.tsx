import { lastEventSentence } from '@/lib/events/coming';
import { now } from '@/lib/foundation/time';

/** Beside an award's button, once the event at which its winners were named is over. */
export const OverNote = () => <> {lastEventSentence(now())}</>;
