export const words = {
  heading: 'English Language',
  lead: '{EnglishLevels} levels, from beginners to fluent speakers. A short talk at the centre shows which level is right for you.',
  askText:
    'Visit a centre for a short talk in English, or ask us to call you. We will tell you your level and when its next class starts.',
};
