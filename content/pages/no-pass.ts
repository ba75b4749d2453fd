export const words = {
  heading: 'No pass at this link',
  lead: 'This link is incomplete or has expired. Pass links work for {answersKept} after you register.',
  breadcrumb: 'No pass',
  resendText:
    'Your pass is also attached to the email we sent you. If you registered in the last {answersKept}, we can send it again to the same address.',
  resendLink: 'Send my pass again',
};
