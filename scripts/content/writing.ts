import ts from 'typescript';
import type { Problem } from '../../lib/content/check/problem.ts';

/** What is wrong with how a content file is written: commas, quotes, brackets, fields that stand twice. */

/** The name of a field as it stands in a file; '' for a computed one. */
export const keyOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';

/** The line, and a mark below the column. */
function excerptOf(text: string, line: number, column: number): string {
  const shown = text.split('\n')[line - 1] ?? '';
  const start = Math.max(0, column - 70);
  return `    ${shown.slice(start, start + 110)}\n    ${' '.repeat(column - 1 - start)}^`;
}

/** What the first mistake of writing in a file is, in an editor's terms, and where. */
export function writingMistake(
  source: ts.SourceFile,
  diagnostic: ts.Diagnostic,
): { text: string; at: number } {
  const text = source.text;
  const start = Math.min(diagnostic.start ?? 0, text.length);
  const lineStart = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const lineEnd = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
  const line = text.slice(lineStart, lineEnd);
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const before = text.slice(0, start).trimEnd().length;
  const outside = line.replaceAll(/'(?:[^'\\]|\\.)*'/g, (quoted) => ' '.repeat(quoted.length));
  const curly = /[‘’“”]/.exec(outside);
  if (/^(<{7}|={7}|>{7})/.test(line))
    return {
      text: 'is a merge marker: keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
      at: lineStart,
    };
  // After a text that ended early at its own apostrophe, the rest of it stands there as a word.
  if (text[before - 1] === "'" && before > lineStart && /^\p{L}+(?!\w*:)/u.test(text.slice(start)))
    return {
      text: "has an apostrophe inside a text, which ends it there: type ’ instead of '",
      at: before - 1,
    };
  if (curly && !/'/.test(outside.slice(0, curly.index)))
    return {
      text: `is the typographic quote ${curly[0]}: a text begins and ends with the straight quote '`,
      at: lineStart + curly.index,
    };
  if (diagnostic.code === 1002 || (outside.split("'").length - 1) % 2 === 1) {
    const odd = outside.indexOf("'");
    return {
      text: "has a quote too many or too few: a text begins and ends with the straight quote ', and an apostrophe inside it is typed ’",
      at: lineStart + Math.max(0, odd),
    };
  }
  const here = text[start];
  if (here === ';') return { text: 'has ; where a comma belongs', at: start };
  if (here === ',') return { text: 'has a comma too many', at: start };
  if (here === ':')
    return { text: 'begins a field inside a list: the ] of the list above is missing', at: before };
  if (here === '{' && !/^',' expected/.test(message))
    return { text: 'begins an item inside another: the } of the item above is missing', at: start };
  if (/['"\[{]/.test(here ?? '') && /\w/.test(text[before - 1] ?? ''))
    return { text: 'needs a colon between the field and its value', at: before };
  if (/^',' expected/.test(message)) return { text: 'needs a comma at the end of this line', at: before };
  const missing = /^'([\]})])' expected/.exec(message)?.[1];
  if (missing) {
    const opened = diagnostic.relatedInformation?.[0]?.start;
    const from =
      opened === undefined
        ? ''
        : ` (opened in line ${source.getLineAndCharacterOfPosition(opened).line + 1})`;
    return { text: `needs a closing ${missing} here or above${from}`, at: start };
  }
  return {
    text: `cannot be read here (${message.replace(/\.$/, '')}): look for a comma, quote or bracket too many or too few`,
    at: start,
  };
}

/** A problem at a place of a file, with the line shown. */
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

/** Fields that an item has twice; the later one would silently win. */
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
