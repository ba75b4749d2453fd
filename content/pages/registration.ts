export const words = {
  closedText:
    'Already registered? We can send your pass again. Ask us about the next event and we will let you know.',
  closedVipText:
    'Already applied? Our team will reply by email. Ask us about the next event and we will let you know.',
  sendMyPassAgain: 'Send my pass again',
  tellMe: 'Tell me about the next event',
  youApply: 'You apply',
  youApplyText: 'It takes about two minutes. Have a photo of yourself ready.',
  ourTeamReviews: 'Our team reviews',
  ourTeamReviewsText: 'A person reads every application. You do not need to do anything else.',
  yourVipEPassArrives: 'Your VIP e-Pass arrives',
  yourVipEPassArrivesText:
    'When we approve your application, you get a confirmation email with the pass attached.',
  whatHappensNext: 'What happens next',
  questions: 'Questions?',
};
