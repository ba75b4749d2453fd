import type { Site } from './schema/site.ts';

/**
 * Facts about the provider. Texts use a figure in braces, `{centresInPakistan}`, so that it changes everywhere at once.
 */
export const site: Site = {
  name: 'Aptech Pakistan',
  shortName: 'Aptech',
  tagline: 'Computer and IT education in {centresInPakistan} centres across Pakistan.',
  copyrightYear: 2025,
  helpline: '(021) 0000 0000',
  whatsapp: '923000000000',
  eventsEmail: 'events@example.com',
  placementEmail: 'placement@example.com',
  careersEmail: 'careers@example.com',
  address: 'Aptech Pakistan, Shahrah-e-Faisal, Karachi',
  headOffice: {
    name: 'Aptech Pakistan, Head Office',
    street: 'Shahrah-e-Faisal',
    city: 'Karachi',
    postalCode: '75400',
    centre: 'shahrah-e-faisal',
  },
  social: {
    facebook: 'https://www.facebook.com/example',
    youtube: 'https://www.youtube.com/@example',
    linkedin: 'https://www.linkedin.com/company/example',
    instagram: 'https://www.instagram.com/example',
    twitter: 'https://x.com/example',
  },
  statistics: {
    continents: '5',
    countries: '40',
    centres: '2500',
    centresInPakistan: '36',
    centresWorldwide: '810+',
    students: '6.4 million',
    since: '1986',
    yearsOfExperience: '30+',
    alumniWorldwide: '10 M',
    alumniInPakistan: '125 K',
    placements: '87K+',
    recruitmentPartners: '1400+',
  },
  callBack: 'We call you within one working day.',
  links: {
    nomination: 'https://example.com/nominate',
    verifyOld: 'https://example.com/verify/2003-and-0511',
    verifyNew: 'https://example.com/verify/new-curriculum',
  },
  sample: true,
};
