/** Messages that all forms share (docs/product/forms.md#f1). */
export const formMessages = {
  confirm: 'Please confirm that you filled in this form, then send it again',
  chooseAgain: 'Please choose your photo again',
} as const;
