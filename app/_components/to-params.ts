/** A page's query as URLSearchParams; repeated parameters stay repeated. */
export const toParams = (query: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value])),
  );
