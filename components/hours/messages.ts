/** The words of these components. Times come as `9 am`, days as `Monday`. */
export const messages = {
  title: 'Opening hours',
  ofTheOffice: 'These are office hours. Your centre will confirm your class times.',
  usual: 'Usual week',
  days: 'Days',
  hours: 'Hours',
  closed: 'Closed',
  openUntil: (time: string) => `Open now, until ${time}`,
  closedUntil: (day: string, time: string) => `Closed now. Opens ${day} at ${time}`,
  range: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
} as const;
