/** The words of these components. */
export const messages = {
  // ComingStrip
  nextEvent: 'Next event',
  register: 'Register',
  // ComingEvents
  coming: 'What is coming',
  alsoThatDay: 'Also on that day',
  registrationOpen: 'Registration open',
  applicationsOpen: 'Applications open',
  nominationsOpen: 'Nominations open',
  nothingAnnounced: 'The next event is not announced yet.',
  tellMe: 'Tell me about the next event',
  comingLine: (title: string, day: string) => `Next: ${title}, ${day}`,
  // JustOver
  sendAgain: 'Send my pass again',
  // PastNote
  stillOpen: 'The form below is still open, but a pass from it is for that day.',
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
