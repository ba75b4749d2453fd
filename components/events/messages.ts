const postCount = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** The words of these components. */
export const messages = {
  // FilteredPosts
  showPostsOfOneNetwork: 'Show posts of one network',
  all: 'All',
  eventsShown: (events: number, posts: number) =>
    `${events} ${events === 1 ? 'event' : 'events'}, ${postCount(posts)}`,
  postsShown: (shown: number, all: number, network: string) =>
    `${shown} of ${postCount(all)} ${shown === 1 ? 'is' : 'are'} on ${network}`,
  // EventsFilm
  shapesOfADay: 'shapes of a day of events',
  // NoPosts
  noPosts: 'There are no posts right now. See our latest on [Facebook] and [YouTube].',
  // ComingStrip
  nextEvent: 'Next event',
  lastEvent: 'Last event',
  register: 'Register',
  // ComingEvents
  coming: 'Coming up',
  alsoThatDay: 'Also on that day',
  stillOpen: 'Still open for registration',
  alsoOpen: 'Also open',
  pastAwards: 'Closed awards',
  afterTheDay: '[Send my pass again], or [tell me about the next event].',
  registrationOpen: 'Registration open',
  applicationsOpen: 'Applications open',
  nominationsOpen: 'Nominations open',
  nothingAnnounced: 'We have not set a date for the next event yet.',
  tellMe: 'Tell me about the next event',
  // NextLine
  comingLine: (title: string, day: string) => `Next: ${title}, ${day}`,
  // EventLine
  lastEventLine: (name: string, day: string) => `${name}, ${day}`,
  passes: 'Passes',
  // EventMore
  partOf: (title: string) => `Also part of ${title}`,
  keepTheDay: 'Save the date and invite others',
  calendarFile: 'Calendar (.ics)',
  google: 'Google Calendar',
  outlook: 'Outlook',
  whatsapp: 'Tell others on WhatsApp',
  share: 'Share',
  // Sessions
  sessions: 'The sessions',
  moderator: 'Moderator',
  panelists: 'Panelists',
  toBeAnnounced: 'To be announced',
  // NextAfter
  inYourCalendar: 'Add it to your calendar',
} as const;
