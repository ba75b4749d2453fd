import type { Policies } from '../lib/content/schema/information.ts';

/**
 * The policies describe what the site does, so a change of the site may need a change here. They are samples until a lawyer
 * has read them. Retention times are those the outbox enforces (lib/outbox/retention.ts): change both together.
 */
export const policies: Policies = {
  terms: {
    updated: '2025-09-01',
    lead: 'These terms cover this website. Admission, fees and classes are agreed with your centre, in writing.',
    short: [
      'Read, print and share our pages as you like; do not sell them or pass them off as yours.',
      'Course facts are stated with care and may change; what counts is what your centre signs.',
      'An event pass belongs to the person on its photo.',
    ],
    sections: [
      {
        slug: 'use',
        title: 'Using this website',
        paragraphs: [
          'You may read, print, quote and link to any page. You may not copy the site as a whole, sell its texts or drawings, or present them as your own.',
          'Use the forms for what they are for and for yourself, or for someone who asked you to. Automated submissions are refused.',
        ],
      },
      {
        slug: 'courses',
        title: 'Courses, durations and batches',
        paragraphs: [
          'Durations, hours, modules and technologies describe the course at the time of writing. Curricula are renewed; a semester may contain a newer tool than its page says.',
          'Start dates of batches are tentative, as the table of each centre says. A batch may close early when its seats are taken or start later when it does not fill.',
          'A page of this site is not an offer. The agreement is the admission form you and your centre sign.',
        ],
      },
      {
        slug: 'placement',
        title: 'Placement and results',
        paragraphs: [
          'Placement support is preparation and introduction. It is not a promise of a job, a salary or a date. Numbers of placements and partners are totals, not a forecast for one student.',
        ],
      },
      {
        slug: 'degrees',
        title: 'Affiliations and degree pathways',
        paragraphs: [
          'Universities decide themselves whom they admit, which credits they accept and what they charge. Visas are decided by governments. Ask for the current conditions before you plan.',
        ],
      },
      {
        slug: 'events',
        title: 'Events, passes and awards',
        points: [
          'A pass is personal: its photo and its code are checked at the entrance. Do not publish the code.',
          'A VIP registration is an application. It becomes a pass only after approval.',
          'Programme, speakers and rooms of an event may change; date and venue are confirmed by e-mail.',
          'Awards follow the eligibility and judging stated on their pages. The nomination form is outside this site and has terms of its own.',
        ],
      },
      {
        slug: 'links',
        title: 'Links to other sites',
        paragraphs: [
          'Maps, videos, social networks, the nomination form and the two verification systems are run by others. We choose them with care and do not answer for their content.',
        ],
      },
      {
        slug: 'disclaimer',
        title: 'Disclaimer',
        paragraphs: [
          'We keep the site running and correct as well as we can and repair what is reported. We do not promise that it is free of errors or available at every moment, and we are not liable for a decision based on a page alone: ask the centre first.',
          'These terms follow the law of Pakistan; the courts of Karachi are competent.',
        ],
      },
    ],
    sample: true,
  },
  privacy: {
    updated: '2025-09-01',
    lead: 'What each form of this website stores, who receives it, how long it is kept, and how to have it removed sooner.',
    short: [
      'No sign-in, no advertising, no tracking: reading this site leaves no profile of you.',
      'A form sends what you typed to the team it is meant for, and to nobody else.',
      'Event photos are deleted within 24 hours of your pass being e-mailed, other fields after {passKeptDays} days.',
      'Your position, if you use “Centres near me”, never leaves your device.',
    ],
    sections: [
      {
        slug: 'forms',
        title: 'What each form stores',
        paragraphs: [
          'Registration for an event is kept until your pass has reached you and for a while after, so that we can send it again. Times in hours and days are enforced by the software that keeps the records, not by a person who remembers.',
          'What has reached the events team or your centre is then kept in their own records, as long as your visit, your course or the law needs it.',
        ],
        table: {
          caption: 'Forms of this website, what they store, who receives it and how long it is kept here',
          head: ['Form', 'What is stored', 'Who receives it', 'Kept on this site'],
          rows: [
            [
              'Event registration: visitor, VIP, conference',
              'Your photo, reduced to what the pass needs and freed of its location data',
              'The events team, with the registration',
              'At most 24 hours after the e-mail with your pass was accepted',
            ],
            [
              'Event registration: visitor, VIP, conference',
              'Name, e-mail, phone, organisation and designation, or institute and student details',
              'The events team, who check you in',
              '{passKeptDays} days; until then “Send my pass again” works',
            ],
            [
              'Event registration: visitor, VIP, conference',
              'A random key, a fingerprint of the form (no text can be read from it) and the attendee id',
              'Nobody',
              '90 days, so that one registration is never counted twice',
            ],
            [
              'Any form sent without JavaScript and not accepted',
              'What was typed, and the photo, so that neither has to be given again',
              'Nobody',
              'The photo at most one hour; the text ten minutes, in a cookie of your own browser',
            ],
            [
              'Enquiry',
              'Mobile number, name, e-mail, program, city, nearest centre, your message',
              'The centre you chose',
              '{passKeptDays} days, and a fingerprint for 90 days',
            ],
            [
              'Feedback',
              'Centre, name, enrolment number, faculty, batch code and your eight answers',
              'The head office, not the centre’s faculty',
              'At most 90 days, while the head office works through it; sooner if you ask',
            ],
          ],
        },
      },
      {
        slug: 'device',
        title: 'What stays on your device',
        points: [
          'Drafts of forms, so that a lost connection loses nothing: deleted when the form was sent or the tab is closed.',
          'Your position when you press “Centres near me” or “Classes near me”: used on the device, then forgotten, never sent. For classes the page then asks for the three nearest centres by name.',
          'Courses, classes and centres you save: kept until you take them away. The page that compares them has the list in its address, which our server reads and does not keep.',
          'For when there is no connection: the list of centres, the index of the search once you have searched, files that all pages share, and a pass only if you press “Save on this device”. Other pages you opened are not kept.',
        ],
      },
      {
        slug: 'logs',
        title: 'Server logs',
        paragraphs: [
          'The server notes that something happened (a form was received, a pass was sent) with a random id and a result. Names, e-mail addresses, phone numbers and photos are never written to a log. Network addresses are used in memory to hold back floods of requests.',
        ],
      },
      {
        slug: 'others',
        title: 'Services of others',
        paragraphs: [
          'Maps, videos, WhatsApp, the nomination form and the verification systems are loaded or opened only when you press them. From then on their own privacy rules apply.',
        ],
      },
      {
        slug: 'pass-links',
        title: 'Pass links',
        paragraphs: [
          'The page of your pass has an address that cannot be guessed. Whoever has the address can see the pass: treat it like a ticket. It stops working when the fields are deleted.',
        ],
      },
      {
        slug: 'rights',
        title: 'Your choices',
        paragraphs: [
          'You may ask what we hold about you, have it corrected, or have it removed before its time. Write to the events team about a registration and to your centre about an enquiry or feedback, from the e-mail address or phone number you gave us, so that we know it is you.',
        ],
      },
    ],
    sample: true,
  },
  profanity: {
    updated: '2025-09-01',
    lead: 'Names, photos and messages that others will read are kept decent. This page says where the line is and what happens beyond it.',
    short: [
      'Criticism is welcome, also sharp criticism. Insults are not criticism.',
      'A pass shows your real name and your own face.',
      'We tell you what we removed and why.',
    ],
    sections: [
      {
        slug: 'where',
        title: 'Where it applies',
        points: [
          'Names, organisations and photos on event passes, which hang around a neck in public.',
          'Messages in enquiries, which a counsellor reads aloud to a colleague.',
          'Feedback about centres and faculty.',
          'Student projects, award nominations and comments under our posts.',
        ],
      },
      {
        slug: 'line',
        title: 'Where the line is',
        points: [
          'Swear words and slurs in any language, spelled out or disguised.',
          'Contempt for people because of faith, origin, language, sex, disability or caste.',
          'Sexual content, threats, and photos of someone who did not agree.',
          'Advertising and web addresses in the place of a name.',
        ],
      },
      {
        slug: 'what-happens',
        title: 'What happens beyond it',
        paragraphs: [
          'A name the form cannot print on a pass is refused at once, with a sentence that says so. A photo or text that a person finds later is removed; the pass is withdrawn and you may register again with your own name and photo.',
          'Feedback that insults is kept without the insult: the complaint in it still counts. Threats are passed on to the head of the centre and, where the law requires it, to the authorities.',
        ],
      },
      {
        slug: 'mistakes',
        title: 'If we got it wrong',
        paragraphs: [
          'Names are many and filters know few of them. If your real name was refused, write to the events team or call the helpline; a person looks at it and registers you.',
        ],
      },
    ],
    sample: true,
  },
};
