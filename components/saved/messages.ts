/** The words of these components. */
export const messages = {
  // CompareTable
  notGiven: 'Not given',
  fact: 'Fact',
  // NothingSaved
  nothingSavedHint: 'Press Save at a [course], a [class] or a [centre], and compare them on this page.',
  // RemoveLink
  remove: 'Remove',
  // SavedActions
  askAboutAllOfIt: 'Ask about all of it',
  sendByWhatsapp: 'Send by WhatsApp',
  print: 'Print',
  keepOnThisDevice: 'Keep on this device',
} as const;
