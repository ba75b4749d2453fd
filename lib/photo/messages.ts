/**
 * What visitors read when a photo is refused, word for word from docs/product/forms.md#f13 and, from `tooLarge` on,
 * docs/product/choices.md#c35.
 */
export const photoMessages = {
  required: 'Profile image is required',
  tooHeavy: 'Image cannot be larger than 5MB',
  notJpegOrPng: 'Only JPG/PNG images are allowed',
  tooSmall: 'Image must be at least 200x200 pixels',
  tooLarge: 'Image dimensions are too large',
  tooCostly: 'Please save the image as an ordinary JPG and choose it again',
  empty: 'This photo is empty (0 bytes). Please choose another',
  damaged: 'We cannot open this photo: it may be damaged. Please choose another',
  unreadable: 'Your device cannot read this photo any more. Please choose it again, or choose another',
  stuck: 'Your device takes too long to read this photo. Please choose it again, or choose another',
} as const;

/** One of these messages. */
export type PhotoMessage = (typeof photoMessages)[keyof typeof photoMessages];
