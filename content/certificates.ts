import type { Certificates } from './schema/information.ts';

export const certificates: Certificates = {
  heading: 'Certificate verification',
  lead: 'Certificates and performance statements are verified in two systems. The curriculum printed on yours shows which one to use.',
  blocks: [
    {
      kind: 'component',
      name: 'needs',
      title: 'What the verifier needs',
    },
    { kind: 'component', name: 'finder', title: 'Which system should I use?', tone: 'sky' },
    {
      kind: 'cards',
      title: 'Good to know',
      items: [
        {
          title: 'Who verifies certificates?',
          text: 'Employers, universities and embassies. Anyone with the name and the serial number can use the two systems.',
        },
        {
          title: 'Which documents can be verified?',
          text: 'Certificates and performance statements. A performance statement lists your marks. Use the same system for it as for the certificate.',
        },
        {
          title: 'Nothing was found. What now?',
          text: 'Try the other system first, then the name without titles. If you still find nothing, take or send a photo of the certificate to the centre that issued it. The centre will check with the examination office.',
        },
      ],
    },
  ],
  curricula: [
    {
      slug: 'c-2003',
      label: '2003',
      hint: 'Verified in the old curriculum system.',
      system: 'old',
    },
    {
      slug: 'c-0511',
      label: '0511',
      hint: 'Verified in the old curriculum system.',
      system: 'old',
    },
    {
      slug: 'c-new',
      label: 'Another number, or a course name',
      hint: 'Verified in the new curriculum system.',
      system: 'new',
    },
  ],
  systems: [
    { key: 'old', title: 'Old curriculum', covers: 'Certificates of the 2003 and 0511 curriculum' },
    { key: 'new', title: 'New curriculum', covers: 'Certificates of the new curriculum' },
  ],
  needs: [
    {
      title: 'The name as printed',
      text: 'Exactly as printed, even if your identity card is different.',
    },
    {
      title: 'The serial number',
      text: 'Printed on the certificate and on the performance statement. Copy it with its letters and zeros.',
    },
    {
      title: 'The curriculum',
      text: 'It shows which of the two systems to use.',
    },
  ],
};
