const postCount = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** The words of these components. */
export const messages = {
  // EventsBoard
  showPostsOfOneNetwork: 'Show posts of one network',
  all: 'All',
  postCount,
  postsShown: (shown: number, all: number, network: string) =>
    `${shown} of ${postCount(all)} ${shown === 1 ? 'is' : 'are'} on ${network}`,
  // EventsFilm
  shapesOfADay: 'shapes of a day of events',
  // NoPosts
  noPosts: 'There are no posts to show right now. The latest are on [Facebook] and [YouTube].',
} as const;
