/** The words of these components. */
export const messages = {
  // Failure
  unexpectedApplicationError: 'Unexpected Application Error!',
  explanation:
    'This page did not load. It is our fault, not yours. Often it works the second time; if not, call us and we help you right away.',
  tryAgain: 'Try again',
  goToTheHomePage: 'Go to the home page',
  call: (helpline: string) => `Call ${helpline}`,
  reference: 'Reference for our team:',
} as const;
