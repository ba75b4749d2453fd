export const words = {
  categories: 'Categories',
  categoriesText: 'Ten categories. One category per registration.',
  eligibility: 'Eligibility',
  howToRegister: 'How to register',
  judging: 'Judging',
  timeline: 'Timeline',
  contact: 'Contact',
  contactText: 'The events team answers questions about categories, proof of work and the ceremony.',
};
