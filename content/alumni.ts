import type { AlumniContent } from './schema/information.ts';

/** A photo's `link` is optional: an album or a full-size photo, opened in a new tab. */
export const alumni: AlumniContent = {
  heading: 'Alumni',
  lead: 'They studied in the same labs, three evenings a week. Now some are executives (CXO) and run companies or hospital networks.',
  blocks: [
    {
      kind: 'figures',
      items: [
        {
          number: '{alumniWorldwide}',
          label: 'worldwide alumni',
          text: 'Everyone who has finished a course of any Aptech brand at a centre, a partner school or a firm.',
          inferred: true,
        },
        {
          number: '{alumniInPakistan}',
          label: 'Pakistan alumni',
          text: 'Everyone who has finished a course at a centre in Pakistan since {since}.',
          inferred: true,
        },
      ],
    },
    {
      kind: 'component',
      name: 'tabs',
      title: 'Where they are now',
      actions: [{ label: 'Hire our graduates', href: '/placement#employers' }],
    },
  ],
  executives: [
    {
      slug: 'kamran-qureshi',
      name: 'Kamran Qureshi',
      studied: 'ADSE 2008, Shahrah-e-Faisal',
      role: 'Chief technology officer',
      companyLogo: { name: 'Harbour Ledger', tile: 'half', style: 'tight', sample: true },
      description:
        'Kamran came for a diploma after intermediate and stayed for every semester. He runs engineering at a payments company with teams in Karachi and Dubai, and still interviews each first-year developer himself.',
      sample: true,
    },
    {
      slug: 'nadia-hashmi',
      name: 'Nadia Hashmi',
      studied: 'HDSE 2012, Gulshan-e-Iqbal',
      role: 'Chief executive officer',
      companyLogo: { name: 'Saffron Commerce', tile: 'petal', style: 'lower', sample: true },
      description:
        'Nadia built her first online shop as a semester project for an uncle’s fabric store. The company that grew from it now looks after storefronts, stock and delivery for small sellers in four cities.',
      sample: true,
    },
    {
      slug: 'imran-baloch',
      name: 'Imran Baloch',
      studied: 'HDSE 2011, Lyari',
      role: 'Chief information officer',
      companyLogo: { name: 'Kolachi Health', tile: 'ring', style: 'caps', sample: true },
      description:
        'Imran started on a help desk in the month he received his diploma. Twelve years later he is responsible for the records, networks and security of a hospital group, and hires interns from the centre he studied at.',
      sample: true,
    },
  ],
  stars: [
    {
      slug: 'ayesha-siddiqui',
      name: 'Ayesha Siddiqui',
      studied: 'ADSE 2022, North Nazimabad',
      role: 'Machine learning engineer',
      employer: 'Brightloom Analytics',
      month: '2023-03',
      sample: true,
    },
    {
      slug: 'hamza-raza',
      name: 'Hamza Raza',
      studied: 'Smart Pro 2021, Johar Town',
      role: 'Senior PHP developer',
      employer: 'Ravi Retail',
      month: '2023-03',
      sample: true,
    },
    {
      slug: 'maria-fernandes',
      name: 'Maria Fernandes',
      studied: 'Graphic design 2022, Saddar',
      role: 'Product designer',
      employer: 'Palmtree Studio',
      month: '2023-02',
      sample: true,
    },
    {
      slug: 'zohaib-mirza',
      name: 'Zohaib Mirza',
      studied: 'ADSE 2021, Latifabad',
      role: 'Network security analyst',
      employer: 'Mehran Telecom',
      month: '2023-01',
      sample: true,
    },
    {
      slug: 'sadia-lashari',
      name: 'Sadia Lashari',
      studied: 'HDSE 2022, Larkana',
      role: 'Data analyst',
      employer: 'Indus Foods',
      month: '2022-12',
      sample: true,
    },
    {
      slug: 'osama-javed',
      name: 'Osama Javed',
      studied: 'ADSE 2020, Gulshan-e-Iqbal',
      role: 'Mobile app developer',
      employer: 'Sialworks',
      sample: true,
    },
  ],
  ranges: [
    {
      key: '202324',
      label: '2022-2023',
      photos: [
        {
          slug: '202324-1',
          caption: 'ADSE, morning class',
          sample: true,
        },
        { slug: '202324-2', caption: 'HDSE, evening class', sample: true },
        {
          slug: '202324-3',
          caption: 'Smart Pro, Python',
          sample: true,
        },
        { slug: '202324-4', caption: 'English, Upper Intermediate', sample: true },
        { slug: '202324-5', caption: 'Graphic design', sample: true },
        {
          slug: '202324-6',
          caption: 'Hyderabad centres',
          sample: true,
        },
        { slug: '202324-7', caption: 'Data science', sample: true },
        { slug: '202324-8', caption: 'Project winners', sample: true },
      ],
    },
    {
      key: '202223',
      label: '2022-2021',
      photos: [
        {
          slug: '202223-1',
          caption: 'ADSE, evening class',
          sample: true,
        },
        { slug: '202223-2', caption: 'HDSE, morning class', sample: true },
        {
          slug: '202223-3',
          caption: 'Cybersecurity',
          sample: true,
        },
        { slug: '202223-4', caption: 'Lahore, Johar Town', sample: true },
        { slug: '202223-5', caption: 'Web development', sample: true },
        {
          slug: '202223-6',
          caption: 'English, Intermediate',
          sample: true,
        },
        { slug: '202223-7', caption: 'Project winners', sample: true },
        { slug: '202223-8', caption: 'Digital marketing', sample: true },
      ],
    },
    {
      key: '202021',
      label: '2021-2020',
      photos: [
        {
          slug: '202021-1',
          caption: 'ADSE, small class',
          sample: true,
        },
        { slug: '202021-2', caption: 'Online class', sample: true },
        {
          slug: '202021-3',
          caption: 'HDSE, autumn class',
          sample: true,
        },
        { slug: '202021-4', caption: 'Gulshan-e-Iqbal', sample: true },
        { slug: '202021-5', caption: 'Medals of the year', sample: true },
        {
          slug: '202021-6',
          caption: 'Office automation',
          sample: true,
        },
        { slug: '202021-7', caption: 'Larkana', sample: true },
        { slug: '202021-8', caption: 'Graduates of two years', sample: true },
      ],
    },
    {
      key: '201920',
      label: '2020-2019',
      photos: [
        {
          slug: '201920-1',
          caption: 'ADSE, first class of the year',
          sample: true,
        },
        { slug: '201920-2', caption: 'North Nazimabad', sample: true },
        {
          slug: '201920-3',
          caption: 'Smart Pro, PHP',
          sample: true,
        },
        { slug: '201920-4', caption: 'HDSE, evening class', sample: true },
        { slug: '201920-5', caption: 'Medals of the year', sample: true },
        {
          slug: '201920-6',
          caption: 'English, Beginners',
          sample: true,
        },
        { slug: '201920-7', caption: 'Jamshoro', sample: true },
        { slug: '201920-8', caption: 'Project winners', sample: true },
      ],
    },
  ],
  defaultRange: '202223',
};
