const postCount = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** The words of these components. */
export const messages = {
  // FilteredPosts
  showPostsOfOneNetwork: 'Show posts of one network',
  all: 'All',
  postCount,
  postsShown: (shown: number, all: number, network: string) =>
    `${shown} of ${postCount(all)} ${shown === 1 ? 'is' : 'are'} on ${network}`,
  // EventsFilm
  shapesOfADay: 'shapes of a day of events',
  // NoPosts
  noPosts: 'There are no posts to show right now. The latest are on [Facebook] and [YouTube].',
  // ComingStrip
  nextEvent: 'Next event',
  lastEvent: 'Last event',
  register: 'Register',
  // ComingEvents
  coming: 'What is coming',
  alsoThatDay: 'Also on that day',
  stillOpen: 'Still open for registration',
  alsoOpen: 'Also open',
  afterTheDay: '[Send my pass again], or [tell me about the next event].',
  registrationOpen: 'Registration open',
  applicationsOpen: 'Applications open',
  nominationsOpen: 'Nominations open',
  nothingAnnounced: 'The next event is not announced yet.',
  tellMe: 'Tell me about the next event',
  // NextLine
  comingLine: (title: string, day: string) => `Next: ${title}, ${day}`,
  // JustOver
  sendAgain: 'Send my pass again',
  // EventMore
  partOf: (title: string) => `Also part of ${title}`,
  keepTheDay: 'Keep the day, bring others',
  calendarFile: 'Calendar (.ics)',
  google: 'Google Calendar',
  outlook: 'Outlook',
  whatsapp: 'Tell others by WhatsApp',
  share: 'Share',
  // Sessions
  sessions: 'The sessions',
  moderator: 'Moderator',
  panelists: 'Panelists',
  toBeAnnounced: 'To be announced',
  // NextAfter
  inYourCalendar: 'Put the day in your calendar',
} as const;
