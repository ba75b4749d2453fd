export const words = {
  heading: 'English language',
  lead: '{EnglishLevels} levels from first words to fluency. A short conversation at the centre tells where you start.',
  askText:
    'Visit a centre for a short conversation in English, or ask us to call you. We say which level fits, and when its next batch starts.',
};
