export const words = {
  heading: 'Higher diploma with intermediate',
};
