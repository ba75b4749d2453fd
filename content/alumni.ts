import type { Alumni, ConvocationPhoto } from '../lib/content/alumni.ts';

/** Eight photos of one convocation. `link` is optional: an album or the photo in full size, opened in a new tab. */
const convocation = (
  key: string,
  year: string,
  photos: readonly (readonly [caption: string, link?: string | null])[],
): ConvocationPhoto[] =>
  photos.map(([caption, link], index) => ({
    slug: `${key}-${index + 1}`,
    caption,
    alt: `Three graduates in caps: ${caption}, convocation of ${year}`,
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
        ['ADSE, morning batch', album('2023')],
        ['HDSE, evening batch'],
        ['Smart Pro, Python', album('2023-3')],
        ['English, Upper Intermediate'],
        ['Graphic design', null],
        ['Hyderabad centres', album('2023-6')],
        ['Data science'],
        ['Project winners', ''],
      ]),
    },
    {
      key: '202223',
      label: '2022-2021',
      photos: convocation('202223', '2022-2021', [
        ['ADSE, evening batch', album('2022')],
        ['HDSE, morning batch'],
        ['Cybersecurity', album('2022-3')],
        ['Lahore, Johar Town'],
        ['Web development', null],
        ['English, Intermediate', album('2022-6')],
        ['Project winners'],
        ['Digital marketing', ''],
      ]),
    },
    {
      key: '202021',
      label: '2021-2020',
      photos: convocation('202021', '2021-2020', [
        ['ADSE, small batch', album('2021')],
        ['Online batch'],
        ['HDSE, autumn batch', album('2021-3')],
        ['Gulshan-e-Iqbal'],
        ['Medals of the year', null],
        ['Office automation', album('2021-6')],
        ['Larkana'],
        ['Graduates of two years', ''],
      ]),
    },
    {
      key: '201920',
      label: '2020-2019',
      photos: convocation('201920', '2020-2019', [
        ['ADSE, first batch of the year', album('2020')],
        ['North Nazimabad'],
        ['Smart Pro, PHP', album('2020-3')],
        ['HDSE, evening batch'],
        ['Medals of the year', null],
        ['English, Beginners', album('2020-6')],
        ['Jamshoro'],
        ['Project winners', ''],
      ]),
    },
  ],
  defaultRange: '202223',
};
