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
    `No results for ${words.map((word) => `“${word}”`).join(' or ')}. These match the rest of your search.`,
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
  inNoName: (query: string) => `No course is called “${query}”. These teach it:`,
  // useSearch
  courses: 'Courses',
  viewAll: 'View All',
} as const;
