/** The words of these components. */
export const messages = {
  // CampTrack
  whatTheyMake: 'What they make',
  askForDates: 'Ask for dates',
  // CategoryPanel
  allInDetail: (title: string) => `All of ${title} in detail`,
  // CourseCard
  duration: 'Duration',
  total: 'Total',
  details: 'Details',
  askAboutThis: 'Ask about this course',
  // CourseDetail
  whatYouLearn: 'What you learn',
  whatYouMake: 'What you make',
  whatsapp: 'WhatsApp',
  whatsappText: (title: string) => `When does the next class of ${title} start, and what is the fee?`,
  // FactBox
  courseDuration: 'Course duration',
  classDuration: 'Class duration',
  hoursAWeek: 'Hours a week',
  hours: (count: number) => `${count} hours`,
  for: 'For',
  whoMayJoin: 'You need',
  leadsTo: 'Leads to',
  fee: 'Fee',
  feeTerms: (registration: number, instalments: number) => {
    const once = registration > 0 ? `PKR ${registration.toLocaleString('en-PK')}` : '';
    const paid =
      instalments === 1
        ? `One payment${once && `, with ${once} for registration`}`
        : `${instalments} monthly payments${once && `, and ${once} once for registration`}`;
    return `${paid}. Your centre confirms the exact fee in writing before you pay.`;
  },
  askTheFee: 'Ask about the fee',
  lengthAndFee: 'Fee, length and what you need',
  // ShortCourseList
  length: 'Length',
  lengths: { all: 'All', one: '1 month', two: '2 months', more: '3 or 4 months' },
  // ShortCourseCard
  topics: 'Topics',
  noStartDate: 'No start date yet',
  // FittingCourse
  seeTheCourse: 'See the course',
  // GoesWellAfter
  goesWellAfterwards: 'Good next courses:',
  // ProgrammeIntro
  askAbout: (name: string) => `Ask about ${name}`,
  // ProgrammePage
  semestersOf: (name: string) => `Semesters of ${name}`,
  aboutThisDiploma: 'About this diploma',
  whatComesAfter: 'What comes after',
  // SemesterPanel
  semester: (number: number) => `Semester ${number}`,
  semesterOf: (number: number, value: number, label: string) => `Semester ${number} of ${value}: ${label}`,
  objectives: 'Objectives',
  bridgeSubjects: 'Bridge subjects',
  modules: 'Modules',
  technologies: 'Technologies',
  semesterProject: 'Semester project',
  jobProfiles: 'Job profiles',
  workshops: 'Workshops',
  // ShortCourseCard
  applyNow: 'Apply Now',
  // StandAlone
  inThisOrder: 'In this order',
} as const;
