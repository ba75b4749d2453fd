export const words = {
  heading: '{ShortCourseCards} courses of one to four months',
  lead: 'One subject each, taught in the lab. Choose one and apply: the nearest centre calls you back.',
  artAlt: 'steps built of tiles',
};
