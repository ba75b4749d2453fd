import ts from 'typescript';
import type { Problem } from '../../lib/shared/schema/problem.ts';

/** Mistakes in the notation of a content file: commas, quotes, brackets, duplicate fields. */

/** The name of a field as written in a file; '' for a computed one. */
export const keyOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';

/** The line, and a mark below the column. */
function excerptOf(text: string, line: number, column: number): string {
  const shown = text.split('\n')[line - 1] ?? '';
  const start = Math.max(0, column - 70);
  return `    ${shown.slice(start, start + 110)}\n    ${' '.repeat(column - 1 - start)}^`;
}

/** A top-level statement that is neither an import nor a constant, such as an item pasted below the list. */
export const strayStatement = (source: ts.SourceFile): ts.Statement | undefined =>
  source.statements.find(
    (one) =>
      !ts.isImportDeclaration(one) &&
      !ts.isVariableStatement(one) &&
      !ts.isTypeAliasDeclaration(one) &&
      !ts.isEmptyStatement(one),
  );
/** Describes such a statement: it is in the wrong place, or the line that begins the data was deleted. */
export const strayText = (source: ts.SourceFile): string =>
  source.statements.some((one) => ts.isVariableStatement(one))
    ? 'is outside the data: move it into the list above, or delete it'
    : 'is outside the data: the line above it that begins with export const is missing';

/**
 * A mistake and its position. `isComma`: the parser continues as if there were a comma, so it hides no other mistakes.
 */
type Mistake = { text: string; at: number; isComma?: true };

/** The mistake behind a diagnostic: in an editor's terms for the common ones, otherwise in TypeScript's. */
function mistakeOf(
  source: ts.SourceFile,
  { start: at = 0, code, messageText, ...more }: ts.Diagnostic,
): Mistake {
  const { text } = source;
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
  const sign = text[at] ?? '';
  const before = text.slice(0, at).trimEnd();
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const expected = code === 1005 ? /^'(.)'/.exec(message)?.[1] : undefined;
  const inLine = text.slice(lineStart, at);

  // TS1185: a merge conflict marker.
  if (code === 1185)
    return {
      text: 'is a merge marker: keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
      at,
    };
  // An item pasted below the list.
  const stray = strayStatement(source);
  if (stray && at >= stray.getStart(source)) return { text: strayText(source), at: stray.getStart(source) };
  // TS1010: an unclosed comment.
  if (code === 1010)
    return { text: 'begins a note that nothing ends: write */ at its end', at: text.lastIndexOf('/*') };
  // TS1121, TS1489: a number with a leading zero.
  if (code === 1121 || code === 1489)
    return {
      text: "begins with 0, which no number does: a phone number or a date is a text in quotes '…'",
      at,
    };
  // Quotes: unclosed, typographic, an apostrophe that ends the text early, or a text without quotes.
  if (
    code === 1002 ||
    /[‘’“”]/.test(sign) ||
    (expected === ',' && /'\p{L}/u.test(text.slice(at - 1, at + 1))) ||
    (expected === ',' && /[:,[] *(?!true\b|false\b)\p{L}+ +$/u.test(inLine) && /\p{L}/u.test(sign))
  )
    return {
      text: "has a quote too many or too few in this line: a text begins and ends with the straight quote ', and an apostrophe inside it is typed ’",
      at,
    };
  // A missing or surplus comma.
  if (sign === ',' && code !== 1005 && !before.endsWith(':')) return { text: 'has a comma too many', at };
  if (expected === ',' && sign === ';' && /^\s*\w+$/.test(inLine) && /^; *\S/.test(text.slice(at)))
    return { text: 'has ; where a colon belongs', at };
  if (expected === ',' && sign === ';') return { text: 'has ; where a comma belongs', at, isComma: true };
  if (expected === ',' && before.length < lineStart)
    return { text: 'needs a comma at the end of this line', at: before.length, isComma: true };
  // A missing bracket.
  const [opened] = more.relatedInformation ?? [];
  if (/[\]})]/.test(expected ?? '') && opened?.start !== undefined)
    return {
      text: `needs the ${expected} of the bracket that line ${source.getLineAndCharacterOfPosition(opened.start).line + 1} opens`,
      at,
    };
  if (expected === ',' && sign === ':')
    return { text: 'begins a field where none can be: a bracket or a comma is missing above', at };
  if (/[[\]{}()]/.test(sign))
    return {
      text: `is a ${sign} that does not fit: a bracket is missing above, or this one is too many`,
      at,
    };
  return { text: `cannot be read here: ${message}`, at };
}

/** The mistakes in a file: every missing comma, up to the first mistake that may cause others. */
export function writingMistakes(
  file: string,
  source: ts.SourceFile,
): { problems: Problem[]; broken: boolean } {
  const problems: Problem[] = [];
  // The parser keeps its diagnostics in a field that the types omit; ts.transpileModule reports the same at twice the cost.
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  for (const diagnostic of parseDiagnostics) {
    const { text, at, isComma = false } = mistakeOf(source, diagnostic);
    problems.push(located(file, source, text, at));
    if (!isComma) return { problems, broken: true };
  }
  return { problems, broken: false };
}

/** A problem at a position of a file, with the line shown. */
export function located(file: string, source: ts.SourceFile, text: string, at: number): Problem {
  const { line, character } = source.getLineAndCharacterOfPosition(Math.min(at, source.text.length));
  return {
    level: 'error',
    file,
    line: line + 1,
    column: character + 1,
    text,
    excerpt: excerptOf(source.text, line + 1, character + 1),
  };
}

/** Fields that an item has twice; otherwise the later one would silently win. */
export function repeatedFields(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Set<string>();
      for (const { name } of node.properties) {
        const key = name ? keyOf(name) : '';
        if (name && key !== '' && seen.has(key))
          problems.push(
            located(file, source, `has the field ${key} twice in one item`, name.getStart(source)),
          );
        seen.add(key);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
