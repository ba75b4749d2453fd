import type { Alumni, ConvocationPhoto } from '../lib/content/alumni.ts';

/** Eight photos of one convocation. `link` is optional: an album or the photo in full size, opened in a new tab. */
const convocation = (
  key: string,
  year: string,
  photos: readonly (readonly [caption: string, alt: string, link?: string | null])[],
): ConvocationPhoto[] =>
  photos.map(([caption, alt, link], index) => ({
    slug: `${key}-${index + 1}`,
    caption,
    alt: `${alt}, convocation of ${year}`,
    link,
    sample: true,
  }));

const album = (name: string) => `https://example.com/convocation/${name}`;

export const alumni: Alumni = {
  counts: [
    { number: '10 M', label: 'worldwide alumni', value: 10_000_000 },
    { number: '125 K', label: 'Pakistan alumni', value: 125_000 },
  ],
  executives: [
    {
      slug: 'kamran-qureshi',
      name: 'Kamran Qureshi',
      role: 'Chief technology officer',
      companyLogo: { name: 'Harbour Ledger', tile: 'half', style: 'tight', sample: true },
      description:
        'Came for a diploma after intermediate and stayed for every semester. He runs the engineering of a payments company with teams in Karachi and Dubai, and still interviews each first-year developer himself.',
      sample: true,
    },
    {
      slug: 'nadia-hashmi',
      name: 'Nadia Hashmi',
      role: 'Chief executive officer',
      companyLogo: { name: 'Saffron Commerce', tile: 'petal', style: 'lower', sample: true },
      description:
        'Built her first online shop as a semester project for an uncle’s fabric store. The company that grew from it now looks after storefronts, stock and delivery for small sellers in four cities.',
      sample: true,
    },
    {
      slug: 'imran-baloch',
      name: 'Imran Baloch',
      role: 'Chief information officer',
      companyLogo: { name: 'Kolachi Health', tile: 'ring', style: 'caps', sample: true },
      description:
        'Started on a help desk the month he received his diploma. Twelve years later he is responsible for the records, networks and security of a hospital group, and hires interns from the centre he studied at.',
      sample: true,
    },
  ],
  stars: [
    {
      slug: 'ayesha-siddiqui',
      name: 'Ayesha Siddiqui',
      role: 'Machine learning engineer',
      employer: 'Brightloom Analytics',
      month: '2023-03',
      sample: true,
    },
    {
      slug: 'hamza-raza',
      name: 'Hamza Raza',
      role: 'Senior PHP developer',
      employer: 'Ravi Retail',
      month: '2023-03',
      sample: true,
    },
    {
      slug: 'maria-fernandes',
      name: 'Maria Fernandes',
      role: 'Product designer',
      employer: 'Palmtree Studio',
      month: '2023-02',
      sample: true,
    },
    {
      slug: 'zohaib-mirza',
      name: 'Zohaib Mirza',
      role: 'Network security analyst',
      employer: 'Mehran Telecom',
      month: '2023-01',
      sample: true,
    },
    {
      slug: 'sadia-lashari',
      name: 'Sadia Lashari',
      role: 'Data analyst',
      employer: 'Indus Foods',
      month: '2022-12',
      sample: true,
    },
    {
      slug: 'osama-javed',
      name: 'Osama Javed',
      role: 'Mobile app developer',
      employer: 'Sialworks',
      sample: true,
    },
  ],
  ranges: [
    {
      key: '202324',
      label: '2022-2023',
      photos: convocation('202324', '2022-2023', [
        ['The procession', 'Graduates in gowns walk in two by two', album('2023')],
        ['ADSE, morning batch', 'One class of graduates in three rows on the stage'],
        ['Caps up', 'Graduates throw their caps', album('2023-caps')],
        ['Medals of the year', 'Three graduates with medals beside a lectern'],
        ['Faculty', 'Seven faculty members in gowns', null],
        ['Parents’ row', 'Families applaud from the first rows', ''],
        ['English batches', 'Two graduates hold their certificates', album('2023-english')],
        ['After the ceremony', 'A group of friends on the steps of the hall'],
      ]),
    },
    {
      key: '202223',
      label: '2022-2021',
      photos: convocation('202223', '2022-2021', [
        ['Full house', 'The whole year on the stage in four rows', album('2022')],
        ['First certificate', 'A graduate receives a certificate', album('2022-first')],
        ['HDSE, evening batch', 'One class of graduates in two rows'],
        ['The address', 'A speaker at the lectern before the graduates', null],
        ['Caps up', 'Caps in the air above a class', album('2022-caps')],
        ['Sisters', 'Two sisters who graduated together'],
        ['Project winners', 'Five graduates around the winners’ cup', album('2022-projects')],
        ['The last row', 'Graduates wait for their names to be called', ''],
      ]),
    },
    {
      key: '202021',
      label: '2021-2020',
      photos: convocation('202021', '2021-2020', [
        ['Two metres apart', 'Graduates sit on chairs set wide apart'],
        ['One by one', 'A graduate alone on the stage with a certificate', album('2021')],
        ['ADSE, small batch', 'Six graduates in one row', null],
        ['On the screen', 'Graduates who joined from home on a large screen', album('2021-screen')],
        ['Faculty', 'Four faculty members in gowns'],
        ['Medals of the year', 'Two graduates with medals', ''],
        ['Families outside', 'Families greet graduates in the courtyard'],
        ['Late batch', 'A class that finished in autumn', album('2021-late')],
      ]),
    },
    {
      key: '201920',
      label: '2020-2019',
      photos: convocation('201920', '2020-2019', [
        ['The procession', 'Graduates enter the hall between the rows', album('2020')],
        ['All centres', 'Graduates of all Karachi centres in five rows', album('2020-all')],
        ['Caps up', 'Graduates throw their caps in the courtyard'],
        ['Smart Pro', 'Graduates of the long courses with certificates', null],
        ['Medals of the year', 'Three graduates with medals on a podium', album('2020-medals')],
        ['Thank you', 'A graduate hands flowers to a faculty member'],
        ['Brothers', 'Two brothers in gowns', ''],
        ['Lights out', 'The empty stage with gowns on the chairs'],
      ]),
    },
  ],
  defaultRange: '202223',
};
