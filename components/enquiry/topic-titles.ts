/** Titles of courses by slug. */
export type Topics = Readonly<Record<string, string>>;

/** Loads the titles; empty on failure, and the words of the slug are shown. */
export async function fetchTopics(): Promise<Topics> {
  try {
    const response = await fetch('/topics.json');
    return response.ok ? ((await response.json()) as Topics) : {};
  } catch {
    return {};
  }
}
