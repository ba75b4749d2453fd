import { readFileSync } from 'node:fs';

/** A snapshot of the content by file, so that a mistake stays one when editors change the content. */
export const fixtureContent = (): Map<string, string> =>
  new Map(
    readFileSync('tests/fixtures/content.txt', 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1)] as const;
      }),
  );
