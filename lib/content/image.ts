/** A picture supplied by an editor, shown in place of the drawn art. */
export type ContentImage = {
  /** Path below public/images, such as `courses/office.jpg`. */
  file: string;
  /** Text alternative; empty only together with `decorative`. */
  alt: string;
  /** The picture adds no information to the text beside it. */
  decorative?: true;
};
