/** Titles of courses by slug, for the enquiry about one of them. */
export type Topics = Readonly<Record<string, string>>;

/** None when they cannot be had: the words of the slug are shown then. */
export async function fetchTopics(): Promise<Topics> {
  try {
    const response = await fetch('/topics.json');
    return response.ok ? ((await response.json()) as Topics) : {};
  } catch {
    return {};
  }
}
