export const words = {
  heading: 'Send my pass again',
  lead: 'We send passes again for {answersKept} after you register. Enter the email address you registered with.',
  helpTitle: 'If nothing arrives',
  waitText: 'Wait ten minutes, then check your spam and promotions folders.',
  otherAddressText: 'Try any other address you may have used, such as a work, college or parent’s address.',
  vipText: 'We send a VIP pass once our team has approved the application. This page cannot send it again.',
  contact: 'Still nothing? Write to',
};
