export const words = {
  heading: 'Privacy Policy',
};
