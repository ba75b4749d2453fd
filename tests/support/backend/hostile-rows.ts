export type BackendRow = Readonly<Record<string, unknown>>;

export const eventRow: BackendRow = {
  name: 'Sports Day',
  eventLinks: [{ link: 'https://x.com/a', imgUrl: 'events/a.webp' }],
};
export const batchRow: BackendRow = {
  courseName: 'CPISM',
  startDate: '2026-12-01',
  timeSlot: '9 to 11',
  days: 'mwf',
  status: 1,
  date: '2026-12-01',
};
export const studentRow: BackendRow = {
  studentName: 'A',
  image: 'a.webp',
  month: '2026-10',
  semester: 'CPISM',
  batchCode: '24A1',
};
export const projectRow: BackendRow = {
  projectName: 'A',
  image: 'a.webp',
  memberOne: 'B',
  memberTwo: null,
  semester: 'CPISM',
  batchCode: '1',
};
export const placementRow: BackendRow = { studentName: 'A', image: 'a.webp', designation: 'B', company: 'C' };
export const centreRow = (id: string): BackendRow => ({
  id,
  centreName: 'A',
  city: 'Karachi',
  image: 'a.webp',
  centreVideo: 'a.mp4',
  maapLink: 'https://www.google.com/maps/embed?pb=1',
  phne: '(021) 0000 0001',
  phne2: '0300 0000001',
  phne3: '0300 0000002',
  fbLink: 'https://facebook.com/a',
  ytLink: 'https://youtube.com/a',
  inLink: 'https://linkedin.com/a',
});

/** Values that a compromised backend may put into any field. */
export const hostileValues: readonly unknown[] = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:pw@evil.example/x.png',
  '../../secret.png',
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  '\u0000\u0007\u200B',
  'e\u0301'.repeat(500),
  'x'.repeat(1_000_000),
  '---',
  'string',
  null,
  0,
  -1,
  '9999-99-99',
  '0000-00-00',
  [],
  {},
];
