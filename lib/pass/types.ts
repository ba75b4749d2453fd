import type { EmailPicture } from '../backend/types.ts';
import type { SiteEvent } from '../content/events.ts';

/** The person on a pass, from the normalised answers of a row (lib/registration). Missing values are absent or ''. */
export type PassPerson = {
  form: SiteEvent['slug'];
  /** Key of the edition of the event; the first one when absent. */
  edition?: string | undefined;
  firstName: string;
  lastName: string;
  /** Professionals. */
  organization?: string | undefined;
  designation?: string | undefined;
  /** Students: university or school, Aptech centre, or the conference's institute. */
  institute?: string | undefined;
  /** Conference: `label` is the session's label with its title, `time` its hours. */
  session?: { label: string; time: string } | undefined;
};

/** One image of a pass, as Attendee/SendEmail takes it. */
export type PassFile = EmailPicture;

export type Prepared =
  | {
      kind: 'ok';
      /** Normalised JPEG, at most 400 KB: what is stored, drawn and forwarded. */
      photo: Uint8Array;
    }
  /** The message of lib/photo/rules.ts for the field. */
  | { kind: 'refused'; message: string }
  /** The drawing queue is full or the machine overloaded: 503 with Retry-After. */
  | { kind: 'busy' }
  | { kind: 'failed' };

export type Drawn = { kind: 'ok'; files: PassFile[] } | { kind: 'busy' } | { kind: 'failed' };
