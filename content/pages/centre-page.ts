export const words = {
  heading: 'Centres by city',
  cities: 'Cities',
};
