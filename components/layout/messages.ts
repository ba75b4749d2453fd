export const messages = {
  enquire: 'Enquire',
  navigation: (saved: number) => (saved > 0 ? `Navigation, ${saved} saved` : 'Navigation'),
} as const;
