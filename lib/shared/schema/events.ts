import { group, list, type ValueOf } from './groups.ts';
import { choice, day, mark, pattern, sample, slug, text, reference, whole } from './values.ts';

/** An hour in Pakistan such as `14:30`. */
const hour = (about: string) =>
  pattern(about, /^([01]\d|2[0-3]):[0-5]\d$/, 'an hour from 00:00 to 23:59 such as 14:30');

type Hours = { from: string; to: string };
const endsLater = ({ from, to: end }: Hours) =>
  end > from ? undefined : { field: 'to', text: 'ends before it begins' };

const session = group(
  'a session of the conference',
  {
    slug: slug('key'),
    label: text('short name; printed on the pass', 3, 20),
    title: text('title', 10, 120),
    from: hour('begin'),
    to: hour('end'),
    moderator: text('moderator', 3, 60),
    panelists: list('panelists', text('name', 3, 60), 1, 8, ''),
    sample: sample(),
  },
  endsLater,
);

const isClosed = mark('closes only this form, now');
const summary = text('one sentence', 30, 160);

/** The fields of one edition: the exhibition with its conference and the calendar of the awards, on one day. */
const edition = group(
  'one edition of the event',
  {
    slug: slug('key; never changes, because registrations are kept under it'),
    name: text('name without the year', 3, 40),
    day: day('the day; year, weekday and all dates of the event come from it'),
    from: hour('when the doors open'),
    to: hour('when it is over'),
    registrationOpens: day('first day of registration'),
    registration: choice(
      'whether its forms are open: auto from registrationOpens until it is over, open always, closed never',
      ['auto', 'open', 'closed'],
    ),
    venue: group('place', {
      name: text('hall and hotel', 3, 80),
      address: text('street', 3, 120),
      city: reference('city', 'city'),
    }),
    visitor: group('registration of visitors', { summary, isClosed }),
    vip: group('applications for a VIP pass', {
      summary,
      isClosed,
      answerDays: whole('working days in which the team replies to an application', 1, 60),
    }),
    conference: group(
      'the conference inside it',
      {
        name: text('name without the year', 3, 40),
        from: hour('begin'),
        to: hour('end'),
        summary,
        isClosed,
        sessions: list('sessions to choose from', session, 1, 12, 'slug', 'label'),
      },
      endsLater,
    ),
    awards: group(
      'the calendar of both awards; the ceremony is on the day of the event',
      {
        opens: day('nominations open'),
        closes: day('last day of nominations'),
        judgingFrom: day('first day of judging'),
        judgingTo: day('last day of judging; the same for a single day'),
      },
      ({ opens, closes, judgingFrom, judgingTo }) => {
        const days = { opens, closes, judgingFrom, judgingTo };
        const names = Object.keys(days) as (keyof typeof days)[];
        const late = names.findIndex(
          (name, index) => index > 0 && days[name] < days[names[index - 1] ?? name],
        );
        return late < 0
          ? undefined
          : { field: names[late] ?? '', text: `is before ${names[late - 1]}; the dates follow each other` };
      },
    ),
    sample: sample(),
  },
  endsLater,
  ({ registrationOpens, day: its }) =>
    registrationOpens <= its
      ? undefined
      : { field: 'registrationOpens', text: `is after the event, which is on ${its}` },
  ({ awards: { judgingTo }, day: its }) =>
    judgingTo <= its
      ? undefined
      : {
          field: 'awards.judgingTo',
          text: `is after the ceremony, which is on the day of the event, ${its}`,
        },
  ({ from, to: end, conference }) =>
    end <= from || (conference.from >= from && conference.to <= end)
      ? undefined
      : { field: 'conference.from', text: 'is outside the hours of the event' },
  ({ conference: { from, to: end, sessions } }) => {
    const outside = sessions.findIndex((one) => one.from < from || one.to > end);
    return outside < 0
      ? undefined
      : { field: `conference.sessions.${outside}.from`, text: 'is outside the hours of the conference' };
  },
);

/** Schema of content/events.ts (docs/product/content.md#d12): one item for each edition, past ones included. */
export const eventsSchema = list('the editions of the event', edition, 1, 40, 'slug', 'day');
/** One edition of the event. */
export type Edition = ValueOf<typeof edition>;
export type EventsContent = readonly Edition[];
