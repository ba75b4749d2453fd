/** The words of these components. */
export const messages = {
  // Failure
  unexpectedApplicationError: 'Unexpected Application Error!',
  explanation: 'Sorry, this page did not load. Try again, or call us if it keeps happening.',
  loadingAgain: 'One moment. We are loading this page again. Your answers are saved.',
  stillSending: 'One moment. We are still sending your answers. Keep this page open.',
  tryAgain: 'Try again',
  goToTheHomePage: 'Go to the home page',
  call: (helpline: string) => `Call ${helpline}`,
  reference: 'Reference for our team:',
} as const;
