/** The words of these components. */
export const messages = {
  // KeepPass
  saving: 'Saving…',
  savedNow: 'Saved: this page opens on this device without a connection.',
  notSaved: 'It could not be saved. Please try again with a better connection.',
  removedNow: 'Removed: this page no longer opens without a connection.',
  notRemoved: 'It could not be removed. Please try again.',
  print: 'Print',
  removeFromThisDevice: 'Remove from this device',
  saveOnThisDevice: 'Save on this device',
  // NothingArrived
  otherWays: 'or on [WhatsApp], or [register] if you have not yet.',
  // PassState
  notOpened: 'We cannot open this page just now. What you sent us is safe. Please try again in a minute.',
  tryAgain: 'Try again',
  backToTheRegistrationForm: 'Back to the registration form',
  // PassView
  yoursAlone: 'This code is yours alone. Show it at the entrance, post it nowhere.',
  yoursAlonePast: 'This code is yours alone: post it nowhere.',
  downloadThe: (label: string, kind: string) => `Download the ${label} (${kind})`,
  addToMyCalendarIcs: 'Add to my calendar (.ics)',
  addToGoogleCalendar: 'Add to Google Calendar',
  addToOutlook: 'Add to Outlook',
  inviteOthersByWhatsapp: 'Invite others by WhatsApp',
  imageOf: (label: string, name: string) => `${label} of ${name}`,
  // QrCode
  qrCodeOfYourPass: 'QR code of your pass',
  // QrScreen
  showItFullScreen: 'Show it full screen',
  close: 'Close',
  // SendAgain
  notSent: 'Your request could not be sent. Please check your connection and try again.',
  sendMyPassAgain: 'Send my pass again',
  eMailAddress: 'E-mail address',
  emailHint: 'The one you registered with',
  sendMyPass: 'Send my pass',
  sending: 'Sending...',
  // Waiting
  stillFinishing: 'Still finishing your registration.',
  checkAgain: 'Check again',
} as const;
