/** The words of these components. */
export const messages = {
  // CompareTable
  notGiven: 'Not given',
  fact: 'Fact',
  // NothingSaved
  nothingSavedHint: 'Press Save on a [course], a [class] or a [centre]. Then compare them here.',
  // RemoveLink
  remove: 'Remove',
  // SavedActions
  askAboutAllOfIt: 'Ask about everything here',
  sendByWhatsapp: 'Send on WhatsApp',
  print: 'Print',
  keepOnThisDevice: 'Save on this device',
} as const;
