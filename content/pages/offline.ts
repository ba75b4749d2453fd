export const words = {
  heading: 'No connection',
  lead: 'You are offline. You can still open the list of centres and passes saved on this device. If you have searched before, search still finds the phone numbers of centres.',
  description: 'What you can open while you are offline.',
  callUsOn: 'Call us on',
  orLookUpText: ', or look up a centre’s phone number:',
  centresByCity: 'Centres by city',
};
