export const words = {
  heading: 'Send my pass again',
  lead: 'Give the e-mail address you registered with. Every pass made for it is sent there once more.',
  whenNothingArrives: 'When nothing arrives',
  waitText: 'Give it ten minutes, and look in the spam and promotions folders.',
  otherAddressText: 'Try another address you may have used: at work, at college, a parent’s.',
  vipText:
    'A VIP pass is sent once our team has approved the application, and not from this page. Passes can be sent again for {passKeptDays} days after registration.',
  stillNothing: 'Still nothing? Write to',
};
