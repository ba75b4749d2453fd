export const words = {
  closedText:
    'Registered in time? We can send your pass again. About the next event, ask us and we will tell you.',
  closedVipText:
    'Applied in time? Our team answers by e-mail. About the next event, ask us and we will tell you.',
  sendMyPassAgain: 'Send my pass again',
  tellMe: 'Tell me about the next event',
  youApply: 'You apply',
  youApplyText: 'It takes about two minutes. Have a photo of yourself ready.',
  ourTeamReviews: 'Our team reviews',
  ourTeamReviewsText: 'Every application is read by a person. Nothing more is needed from you.',
  yourVipEPassArrives: 'Your VIP e-Pass arrives',
  yourVipEPassArrivesText: 'On approval you get a confirmation e-mail with the pass attached.',
  whatHappensNext: 'What happens next',
  questions: 'Questions?',
};
