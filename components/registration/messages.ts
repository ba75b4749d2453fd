import { passKeptDays } from '@/lib/foundation/durations';

/** The words of these components. */
export const messages = {
  // EventFront
  date: 'Date',
  venue: 'Venue',
  // Outcome
  seeWhetherReady: 'See whether your pass is ready',
  seeHowItStands: 'See how your application stands',
  // PassPreview
  student: 'Student',
  yourName: 'Your name',
  whatYouDo: 'What you do',
  whereYouDoIt: 'Where you do it',
  previewCaption: 'Your pass, as you fill in the form',
  // RegistrationForm
  registering: 'Registering...',
  registerAnotherPerson: 'Register another person',
  vipEmailHint: 'Our team answers to this address.',
  privacy: `Your photo is kept for a day, your answers for ${passKeptDays} days. [What we store, and why]`,
  // RegistrationPage
  registerFor: (event: string) => `Register for ${event}`,
  // Result
  yourEntryPass: 'Your entry pass',
  yourPass: 'Your pass',
  download: (name: string) => `Download ${name}`,
  openYourPassPage: 'Open your pass page',
  keepPage:
    'It shows the code large and bright at the door. Press “Save on this device” there, and it opens without a connection.',
  keepPastPage: 'Press “Save on this device” there, and it opens without a connection.',
  // SendingNotice
  sendingAnswers: 'Sending your answers and photo',
  connectionDropped: 'The connection dropped. We keep your answers and try again by ourselves.',
  drawingYourPass: 'Drawing your pass',
  sendingYourApplication: 'Sending your application',
  upload: 'Upload',
  cancel: 'Cancel',
  // groups
  personalInformation: 'Personal Information',
  nameHint: 'Write your name as it should appear on the pass.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'Your pass goes to this address.',
  phoneNumber: 'Phone number',
  phoneHint: 'For example 0300 1234567',
  city: 'City',
  profileImage: 'Profile image',
  photoHint: 'JPG or PNG, at most 5MB and at least 200x200 pixels. Your face in the middle works best.',
  photoKept: 'Your photo is kept. Choose one here only to replace it.',
  whoAreYou: 'Who are you?',
  professionalDetails: 'Professional Details',
  organization: 'Organization',
  designation: 'Designation',
  studentDetails: 'Student Details',
  studentType: 'Student type',
  universitySchool: 'University/School',
  selectUniversity: 'Please select your university or school',
  universityName: 'Name of your university or school',
  studentId: 'Student ID',
  centre: 'Centre',
  selectCentre: 'Please select your centre',
  institute: 'Institute',
  sessions: 'Sessions',
  sessionsHint: 'Both are on one day. Your pass is for the one you choose.',
  pleaseSelectASession: 'Please select a session',
  // texts
  register: 'Register',
  registerForBefore: 'Register for',
  visitorLead: (summary: string) =>
    `${summary} Fill in the form and your pass is drawn at once, with your photo and your own code for the door.`,
  pastLead: (summary: string) => `${summary} A pass from this form is for that day.`,
  registerForTheBefore: 'Register for the',
} as const;
