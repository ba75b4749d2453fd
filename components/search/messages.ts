/** The words of these components. */
export const messages = {
  // AskInstead
  askUs: 'Ask us',
  whatsapp: 'WhatsApp',
  whatsappText: (query: string) => `I am looking for “${query}”.`,
  // Answers
  answer: 'Answer',
  answers: 'Answers',
  // ReadAs
  youTyped: (query: string) => `You typed “${query}”.`,
  missing: (words: readonly string[]) =>
    `Nothing here has ${words.map((word) => `“${word}”`).join(' or ')}; this is for the other words.`,
  // MatchList
  viewDetails: 'View Details',
  noMatchFor: (query: string) => `No match for “${query}”.`,
  oftenSearched: 'Often searched',
  suggestions: 'Suggestions',
  bestMatch: 'Best Match',
  results: 'Results',
  showingResultsFor: (corrected: string) => `Showing results for “${corrected}”`,
  seeAllResults: 'See all results',
  // SearchField
  searchThisWebsite: 'Search this website',
  searchHint: 'Explore courses, events, and locations',
  search: 'Search',
  // SearchPanel
  clearSearch: 'Clear search',
  suggestionCount: (count: number) => `${count} suggestions`,
  // SearchResults
  foundFor: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  // useSearch
  courses: 'Courses',
  viewAll: 'View All',
} as const;
