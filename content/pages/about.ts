export const words = {
  heading: 'About us',
  awards: 'Awards 2013–2018',
  seeForYourself: 'See for yourself',
  findACentre: 'Find a centre',
  curriculum: 'How a curriculum is made',
  seeForYourselfText:
    'Every centre shows its labs, its batches and its students’ projects to anyone who walks in.',
  whatWeHoldTo: 'What we hold to',
};
