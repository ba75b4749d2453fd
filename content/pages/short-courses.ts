export const words = {
  heading: '{ShortCourseCards} courses of one to four months',
  lead: 'One subject each, taught in the lab. Choose one and apply. Your nearest centre will call you.',
  artAlt: 'three people with laptops on an evening',
};
