export const words = {
  categories: 'Categories',
  categoriesText: 'Ten categories. One category per registration.',
  eligibility: 'Eligibility',
  howToRegister: 'How to register',
  judging: 'Judging',
  timeline: 'Timeline',
  contact: 'Contact',
  contactText: 'Ask our events team about categories, proof of your work and the ceremony.',
};
