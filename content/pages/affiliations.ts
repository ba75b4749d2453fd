export const words = {
  heading: 'Affiliations and Registrations',
  lead: 'Who examines us at home, and which universities abroad take our diplomas as the first years of a degree.',
  localBodies: 'Local Bodies',
  internationalUniversity: 'International University',
  bothTitle: 'Boards at home, universities abroad',
  affiliations: 'Affiliations',
  planTitle: 'Plan the whole way before the first semester',
  seeAdseSemesterBySemester: 'See ADSE, semester by semester',
  seeHdseWithIntermediate: 'See HDSE with intermediate',
  planText:
    'Whether a university takes you depends on your transcripts, its rules of that year and your visa. Ask a counsellor before you enrol: the semesters are the same, the papers you collect on the way are not.',
  whatThisMeansForYou: 'What this means for you',
};
