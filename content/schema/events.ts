import { group, list, type ValueOf } from './groups.ts';
import { choice, day, flag, pattern, slug, text, reference, wholeNumber } from './single-values.ts';

/** A time of day in Pakistan such as `14:30`. */
const hour = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour from 00:00 to 23:59 such as 14:30');

const endsLater = ({ from, to: end }: { from: string; to: string }) =>
  end <= from && { field: 'to', text: 'ends before it begins' };

const session = group(
  {
    slug: slug(),
    label: text(3, 20), // printed on the pass
    title: text(10, 120),
    from: hour,
    to: hour,
    moderator: text(3, 60),
    panelists: list(text(3, 60), '').max(8),
    sample: flag(),
  },
  endsLater,
);

/** `isClosed` closes this form only, at once. */
const formFields = { summary: text(30, 160), isClosed: flag() };

/** The event and its conference, both on `day`, and the calendar of the awards, which ends on that day. */
const edition = group(
  {
    slug: slug(), // never changes, because registrations are stored under it
    name: text(3, 40), // without the year
    day: day(), // year, weekday and all dates of the event come from it
    from: hour, // when the event opens
    to: hour,
    registrationOpens: day(), // the first day of registration
    // When forms are open: with auto from registrationOpens until the event is over, with open until a later edition is
    // shown, with closed never.
    registration: choice(['auto', 'open', 'closed']),
    venue: group({ name: text(3, 80), address: text(3, 120), city: reference('city') }),
    gate: text(3, 60), // the entrance, which the pass page names
    lastEntry: hour,
    bring: list(text(3, 60), '').max(4), // what visitors bring in addition to the pass
    visitor: group(formFields),
    vip: group({ ...formFields, answerDays: wholeNumber(1, 60) }), // working days until the team replies
    conference: group(
      {
        ...formFields,
        name: text(3, 40), // without the year
        from: hour,
        to: hour,
        sessions: list(session, 'slug', 'label').max(12),
      },
      endsLater,
    ),
    // The calendar of both awards; the ceremony is on the day of the event.
    awards: group(
      {
        opens: day(), // the first day of nominations
        closes: day(), // the last day of nominations
        judgingFrom: day(),
        judgingTo: day(), // the same as judgingFrom for a single day
      },
      ({ opens, closes, judgingFrom, judgingTo }) => {
        const days = { opens, closes, judgingFrom, judgingTo };
        const names = Object.keys(days) as (keyof typeof days)[];
        const lateIndex = names.findIndex(
          (name, index) => index > 0 && days[name] < days[names[index - 1] ?? name],
        );
        const message = `is before ${names[lateIndex - 1]}; the dates follow each other`;
        return lateIndex > 0 && { field: names[lateIndex] ?? '', text: message };
      },
    ),
    sample: flag(),
  },
  endsLater,
  ({ from, to: end, lastEntry }) =>
    (lastEntry < from || lastEntry > end) && {
      field: 'lastEntry',
      text: 'is outside the hours of the event',
    },
  ({ registrationOpens, day: eventDay }) =>
    registrationOpens > eventDay && {
      field: 'registrationOpens',
      text: `is after the event, which is on ${eventDay}`,
    },
  ({ awards: { judgingTo }, day: eventDay }) =>
    judgingTo > eventDay && {
      field: 'awards.judgingTo',
      text: `is after the ceremony, which is on the day of the event, ${eventDay}`,
    },
  ({ from, to: end, conference }) =>
    end > from &&
    (conference.from < from || conference.to > end) && {
      field: 'conference.from',
      text: 'is outside the hours of the event',
    },
  ({ conference: { from, to: end, sessions } }) => {
    const outsideIndex = sessions.findIndex((part) => part.from < from || part.to > end);
    const field = `conference.sessions.${outsideIndex}.from`;
    return outsideIndex >= 0 && { field, text: 'is outside the hours of the conference' };
  },
);

/** The editions of the event (docs/product/content.md#d12); past ones stay in the list. */
export const eventsSchema = list(edition, 'slug', 'day');
export type Edition = ValueOf<typeof edition>;
export type EventsContent = readonly Edition[];
