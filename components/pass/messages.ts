/** The words of these components. */
export const messages = {
  // KeepPass
  saving: 'Saving…',
  savedNow: 'Saved. You can now open this page without internet.',
  notSaved: 'We could not save it. Try again with a better connection.',
  removedNow: 'Removed. This page now needs internet.',
  notRemoved: 'We could not remove it. Please try again.',
  print: 'Print',
  removeFromThisDevice: 'Remove from this device',
  saveOnThisDevice: 'Save on this device',
  // NothingArrived
  otherWays: 'or on [WhatsApp], or [register] if you have not yet.',
  // PassState
  notOpened: 'We cannot open this page right now. Your registration is safe. Try again in a minute.',
  tryAgain: 'Try again',
  backToTheRegistrationForm: 'Back to the registration form',
  // PassView
  yoursAlone: 'This QR code is only for you. Show it at the entrance and do not share it online.',
  yoursAlonePast: 'This QR code is only for you. Do not share it online.',
  downloadThe: (label: string, kind: string) => `Download the ${label} (${kind})`,
  addToMyCalendarIcs: 'Add to my calendar (.ics)',
  addToGoogleCalendar: 'Add to Google Calendar',
  addToOutlook: 'Add to Outlook',
  inviteOthersByWhatsapp: 'Invite others on WhatsApp',
  imageOf: (label: string, name: string) => `${label} of ${name}`,
  // QrCode
  qrCodeOfYourPass: 'QR code of your pass',
  // QrScreen
  showItFullScreen: 'Show it full screen',
  close: 'Close',
  // SendAgain
  notSent: 'We could not send your request. Check your connection and try again.',
  sendMyPassAgain: 'Send my pass again',
  eMailAddress: 'Email address',
  emailHint: 'The one you registered with',
  sendMyPass: 'Send my pass',
  sending: 'Sending...',
  // Waiting
  stillFinishing: 'Still finishing your registration.',
  checkAgain: 'Check again',
} as const;
