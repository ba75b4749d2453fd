export const words = {
  heading: 'No connection',
  lead: 'This page could not be loaded. The centre directory and the passes you saved on this device still open, and if you have searched here before, the search still finds the numbers of centres.',
  description: 'This page is shown while your device has no connection.',
  callUsOn: 'Call us on',
  orLookUpText: ', or look up a centre’s phone number:',
  centresByCity: 'Centres by city',
};
