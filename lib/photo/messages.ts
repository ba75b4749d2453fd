/**
 * What visitors read when a photo is refused, word for word from docs/product/forms.md#f13; the last two from
 * docs/product/choices.md#c35.
 */
export const photoMessages = {
  required: 'Profile image is required',
  tooHeavy: 'Image cannot be larger than 5MB',
  notJpegOrPng: 'Only JPG/PNG images are allowed',
  tooSmall: 'Image must be at least 200x200 pixels',
  tooLarge: 'Image dimensions are too large',
  tooCostly: 'Please save the image as an ordinary JPG and choose it again',
} as const;

/** One of these messages. */
export type PhotoMessage = (typeof photoMessages)[keyof typeof photoMessages];
