export const words = {
  heading: 'Disclaimer & Terms of Use',
};
