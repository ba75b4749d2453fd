/** A picture an editor supplies instead of the drawn art. */
export type ContentImage = {
  /** Path below public/images, such as `courses/office.jpg`. */
  file: string;
  /** What the picture shows; empty only together with `decorative`. */
  alt: string;
  /** The picture adds nothing to the words beside it. */
  decorative?: true;
};
