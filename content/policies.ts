import type { Policies } from './schema/policies.ts';

/**
 * The policies describe what the site does, so a change of the site may need a change here. They are samples until a
 * lawyer has read them. Retention times are facts, from lib/shared/retention.ts.
 */
export const policies: Policies = {
  terms: {
    updated: '2025-09-01',
    lead: 'These terms cover this website. Admission, fees and classes are agreed with your centre, in writing.',
    short: [
      'Read, print and share our pages as you like. Do not sell them or pass them off as yours.',
      'Course facts may change. What you and your centre sign is what counts.',
      'Only the person in the photo may use an event pass.',
    ],
    sections: [
      {
        slug: 'use',
        title: 'Using this website',
        paragraphs: [
          'You may read, print, quote and link to any page. You may not copy the whole site, sell our texts or drawings, or present them as your own.',
          'Use the forms for yourself, or for someone who asked you to. We reject automated submissions.',
        ],
      },
      {
        slug: 'courses',
        title: 'Courses, length and classes',
        paragraphs: [
          'Lengths, hours, modules and technologies were correct when we wrote this page. A semester may teach a newer tool than its page says.',
          'Start dates are tentative. A class may close early when its seats are taken, or start later if it is not full.',
          'Our pages are not an offer. Your agreement is the admission form that you and your centre sign.',
        ],
      },
      {
        slug: 'leaving',
        title: 'If you leave a course',
        points: [
          'Your admission form says what you get back. Read it before you sign.',
          'You pay one month at a time, never the whole diploma at once.',
          'Tell your centre before the next instalment is due.',
        ],
      },
      {
        slug: 'placement',
        title: 'Placement and results',
        paragraphs: [
          'We prepare you for interviews and introduce you to employers. We do not promise a job, a salary or a date. The numbers of placements and partners are totals, not a forecast for one student.',
        ],
      },
      {
        slug: 'degrees',
        title: 'Affiliations and degree pathways',
        paragraphs: [
          'Universities decide whom they admit, which credits they accept and what they charge. Governments decide on visas. Ask for the current conditions before you plan.',
        ],
      },
      {
        slug: 'events',
        title: 'Events, passes and awards',
        points: [
          'A pass is personal. We check its photo and QR code at the entrance. Do not share the QR code online.',
          'A VIP registration is an application. It becomes a pass only after approval.',
          'The program, speakers and rooms of an event may change. We confirm the date and venue by email.',
          'The page of each award says who can enter and how we judge. The nomination form is on another site with its own terms.',
        ],
      },
      {
        slug: 'links',
        title: 'Links to other sites',
        paragraphs: [
          'Others run the maps, videos, social networks, the nomination form and the two verification systems. We are not responsible for their content.',
        ],
      },
      {
        slug: 'disclaimer',
        title: 'Disclaimer',
        paragraphs: [
          'We do our best to keep the site correct and working, and fix what you report. We do not promise that it is free of errors or always available. We are not liable for a decision based on a page alone, so ask your centre first.',
          'The law of Pakistan applies to these terms. The courts of Karachi have jurisdiction.',
        ],
      },
    ],
    sample: true,
  },
  privacy: {
    updated: '2025-09-01',
    lead: 'What each form stores, who receives it, how long we keep it, and how to have it removed sooner.',
    short: [
      'No sign-in, no advertising and no tracking. We keep no profile of you.',
      'A form sends what you typed only to the team that needs it.',
      'We delete event photos within {photoKept} of emailing your pass, and your other answers after {answersKept}.',
      'If you use “Centres near me”, your location never leaves your device.',
    ],
    sections: [
      {
        slug: 'forms',
        title: 'What each form stores',
        paragraphs: [
          'We keep your registration until your pass has reached you and for some time after, so that we can send it again. Our software then deletes it automatically.',
          'The events team or your centre also keeps its own records, for as long as your visit, your course or the law requires.',
        ],
        table: {
          caption: 'Our forms, what they store, who receives it and how long we keep it here',
          head: ['Form', 'What is stored', 'Who receives it', 'Kept on this site'],
          rows: [
            [
              'Event registration: visitor, VIP, conference',
              'Your photo, made smaller and without its location data',
              'The events team, with the registration',
              'At most {photoKept} after we emailed your pass',
            ],
            [
              'Event registration: visitor, VIP, conference',
              'Name, email, phone, organisation and designation, or institute and student details',
              'The events team, who check you in',
              '{answersKept}. Until then “Send my pass again” works',
            ],
            [
              'Event registration: visitor, VIP, conference',
              'A random key, a fingerprint of the form (no text can be read from it) and the attendee id',
              'Nobody',
              '{recordKept}, so that one registration is never counted twice',
            ],
            [
              'Event registration: visitor, conference',
              'A fingerprint of name and email for each pass that you have us send again',
              'Nobody',
              '{resendsKept}, so that nobody can fill your inbox',
            ],
            [
              'Any form sent without JavaScript and not accepted',
              'What you typed, and your photo, so that you do not have to add them again',
              'Nobody',
              'The photo for at most {draftKept}. Your text for {flashKept}, in a cookie in your own browser',
            ],
            [
              'Enquiry',
              'Mobile number, name, email, program, city, nearest centre, your message',
              'The centre you chose',
              '{answersKept}, and a fingerprint for {recordKept}',
            ],
            [
              'Feedback',
              'Centre, name, enrolment number, faculty, batch code and your {feedbackQuestions} answers',
              'The head office, not the centre’s faculty',
              'At most {feedbackKept}, or less if you ask',
            ],
          ],
        },
      },
      {
        slug: 'device',
        title: 'What stays on your device',
        points: [
          'Drafts of forms, so that you lose nothing if the connection drops. They are deleted when you send the form or close the tab.',
          'Your location when you press “Centres near me” or “Near me”. It is used on your device only and never sent. For classes, the page asks us for the three nearest centres by name.',
          'The city you chose last, so that we do not ask again. Choose another one, or press “Clear all” on “Find a class”. It stays on your device until then.',
          'Courses, classes and centres you save, until you remove them. The page that compares them has your list in its address. Our server reads it and does not keep it.',
          'A pass page that you open, with its pictures, so that you can show it without internet. The device keeps it for at most {passPageKept} after you last opened it, or until you clear your browser’s data for this site.',
        ],
      },
      {
        slug: 'logs',
        title: 'Server logs',
        paragraphs: [
          'Our server logs what happened (a form was received, a pass was sent) with a random id and a result. We never log names, email addresses, phone numbers or photos. We use network addresses only in memory, to stop floods of requests.',
        ],
      },
      {
        slug: 'others',
        title: 'Other services',
        paragraphs: [
          'Maps, videos, WhatsApp, the nomination form and the verification systems open only when you press them. Their own privacy rules then apply.',
        ],
      },
      {
        slug: 'pass-links',
        title: 'Pass links',
        paragraphs: [
          'Nobody can guess the address of your pass page, but anyone who has it can see your pass. Treat it like a ticket. It stops working when we delete your answers.',
        ],
      },
      {
        slug: 'rights',
        title: 'Your choices',
        paragraphs: [
          'You may ask what we store about you, have it corrected, or have it removed sooner. Write to the events team about a registration and to your centre about an enquiry or feedback. Use the email address or phone number you gave us, so that we know it is you.',
        ],
      },
    ],
    sample: true,
  },
  profanity: {
    updated: '2025-09-01',
    lead: 'What we do not accept in names, photos and messages, and what we do about it.',
    short: [
      'We welcome criticism, even when it is harsh. We do not accept insults.',
      'A pass must show your real name and your own face.',
      'If we remove something, we tell you what and why.',
    ],
    sections: [
      {
        slug: 'where',
        title: 'Where it applies',
        points: [
          'Names, organisations and photos on event passes.',
          'Messages in enquiries, which our counsellors read.',
          'Feedback about centres and teachers.',
          'Student projects, award nominations and comments under our posts.',
        ],
      },
      {
        slug: 'line',
        title: 'What we do not accept',
        points: [
          'Swear words and slurs in any language, even disguised.',
          'Insults about faith, origin, language, sex, disability or caste.',
          'Sexual content, threats, and photos of people who have not agreed.',
          'Advertising or web addresses instead of a name.',
        ],
      },
      {
        slug: 'what-happens',
        title: 'What we do',
        paragraphs: [
          'The form tells you at once if it cannot print a name. If we find a photo or text later, we remove it and cancel the pass. You may register again with your own name and photo.',
          'If feedback contains an insult, we remove the insult and keep the complaint. We pass threats on to the head of the centre and, where the law requires it, to the authorities.',
        ],
      },
      {
        slug: 'mistakes',
        title: 'If we got it wrong',
        paragraphs: [
          'If the form rejected your real name, write to the events team or call the helpline. We will check it and register you.',
        ],
      },
    ],
    sample: true,
  },
};
