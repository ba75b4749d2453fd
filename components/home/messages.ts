/** The words of these components. */
export const messages = {
  // BannerCarousel
  carousel: 'carousel',
  banners: 'Banners',
  // CentresStrip
  centreNoun: (count: number) => (count === 1 ? 'centre' : 'centres'),
  // PauseButton
  pause: 'Pause',
  play: 'Play',
  // TestimonialCarousel
  previousTestimonial: 'Previous testimonial',
  nextTestimonial: 'Next testimonial',
  whatFormerStudentsSay: 'What former students say',
  // VideoFacade
  playTheVideo: 'Play the video',
} as const;
