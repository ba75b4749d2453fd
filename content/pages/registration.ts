export const words = {
  closedText:
    'Already registered? We can send your pass again. Ask us about the next event and we will let you know.',
  closedVipText:
    'Already applied? Our team will reply by email. Ask us about the next event and we will let you know.',
  resendLink: 'Send my pass again',
  nextEventLink: 'Tell me about the next event',
  applyStep: 'You apply',
  applyText: 'It takes about two minutes. Have a photo of yourself ready.',
  reviewStep: 'Our team reviews',
  reviewText: 'A person reads every application. You do not need to do anything else.',
  passStep: 'Your VIP e-Pass arrives',
  passText: 'When we approve your application, you get a confirmation email with the pass attached.',
  nextTitle: 'What happens next',
  questions: 'Questions?',
};
