export const words = {
  heading: 'About us',
  awards: 'Awards 2013–2018',
  seeForYourself: 'See for yourself',
  findACentre: 'Find a centre',
  curriculum: 'How a curriculum is made',
  seeForYourselfText: 'Visit any centre to see its labs, its classes and its students’ projects.',
  whatWeHoldTo: 'How we work',
};
