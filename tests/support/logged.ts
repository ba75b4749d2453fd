/** What was logged in this test: tests/setup/jest.setup.ts keeps it from standard output. */
export const logged = (): string =>
  jest
    .mocked(process.stdout.write)
    .mock.calls.map(([text]) => String(text))
    .join('');

export const loggedEvents = (): Record<string, unknown>[] =>
  logged()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
