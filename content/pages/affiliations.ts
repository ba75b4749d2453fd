export const words = {
  heading: 'Affiliations and Registrations',
  lead: 'The boards we work with in Pakistan, and the universities abroad that accept our diplomas.',
  localBodies: 'Local Bodies',
  internationalUniversity: 'International University',
  bothTitle: 'Boards at home, universities abroad',
  affiliations: 'Affiliations',
  planTitle: 'Planning to study abroad? Ask before you enrol',
  seeAdseSemesterBySemester: 'See ADSE, semester by semester',
  seeHdseWithIntermediate: 'See HDSE with intermediate',
  planText:
    'Admission depends on your transcripts, the university’s rules that year and your visa. Ask a counsellor before you enrol which papers to collect each semester.',
  affiliationNumber: 'Affiliation number',
  registrationNumber: 'Registration number',
  whatThisMeansForYou: 'What this means for you',
};
