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

/** A mistake of writing: what it is, where, and the text with it corrected when there is one way to correct it. */
type WritingMistake = { text: string; at: number; corrected?: string };

/** A top-level statement that is neither an import nor a constant, such as an item pasted below the list. */
export const strayStatement = (source: ts.SourceFile): ts.Statement | undefined =>
  source.statements.find(
    (one) =>
      !ts.isImportDeclaration(one) &&
      !ts.isVariableStatement(one) &&
      !ts.isTypeAliasDeclaration(one) &&
      !ts.isEmptyStatement(one),
  );
export const strayText = 'stands outside the data: move it into the list above, or delete it';

const quotes =
  "has a quote too many or too few: a text begins and ends with the straight quote ' in one line, and an apostrophe inside it is typed ’";
const outsideQuotes = "only texts may hold it, and a text stands in quotes '…'";

/** The innermost bracket that is open at a place, outside texts and notes. */
function openBracket(text: string, end: number): { bracket: string; at: number } | undefined {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    true,
    ts.LanguageVariant.Standard,
    text.slice(0, end),
  );
  const open: { bracket: string; at: number }[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const sign = scanner.getTokenText();
    if (/^[[{(]$/.test(sign)) open.push({ bracket: sign, at: scanner.getTokenStart() });
    else if (/^[\]})]$/.test(sign)) open.pop();
  }
  return open.at(-1);
}

/** What a closing bracket that does not fit says of the brackets above it. */
function closingMistake(source: ts.SourceFile, closing: string, at: number): string {
  const open = openBracket(source.text, at);
  const line = open && source.getLineAndCharacterOfPosition(open.at).line + 1;
  if (open?.bracket === '(')
    return `closes the round bracket of line ${line}: lists stand in [ ], items in { }`;
  if (open?.bracket === '{' && closing === ']')
    return `ends a list inside the item that begins in line ${line}: its } is missing, or the [ of the list`;
  if (open?.bracket === '[' && closing === '}')
    return `ends an item inside the list that begins in line ${line}: its ] is missing, or the { of the item`;
  return `is a ${closing} too many`;
}

/** What the first mistake of writing in a file is, in an editor's terms, and where. */
export function writingMistake(source: ts.SourceFile, diagnostic: ts.Diagnostic): WritingMistake {
  const text = source.text;
  const start = Math.min(diagnostic.start ?? 0, text.length);
  const lineStart = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const lineEnd = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
  const line = text.slice(lineStart, lineEnd);
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const before = text.slice(0, start).trimEnd().length;
  const outside = line.replaceAll(/'(?:[^'\\]|\\.)*'/g, (quoted) => ' '.repeat(quoted.length));
  const curly = /[‘’“”]/.exec(outside);
  const replaced = (at: number, length: number, by: string) =>
    text.slice(0, at) + by + text.slice(at + length);
  if (/^(<{7}|={7}|>{7})/.test(line))
    return {
      text: 'is a merge marker: keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
      at: lineStart,
    };
  if (/^'\*\/' expected/.test(message))
    return {
      text: 'begins a note that nothing ends: write */ at its end, or // at the beginning of each of its lines',
      at: text.lastIndexOf('/*'),
    };
  const stray = strayStatement(source);
  if (stray && start >= stray.getStart(source)) return { text: strayText, at: stray.getStart(source) };
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
  if (diagnostic.code === 1002 || (outside.split("'").length - 1) % 2 === 1)
    return { text: quotes, at: lineStart + Math.max(0, outside.indexOf("'")) };
  const here = String.fromCodePoint(text.codePointAt(start) ?? 0x20);
  const rest = text.slice(start, lineEnd);
  if (/^([+-]| *\d+ +\w+ *:)/.test(line) && !/^Invalid/.test(message))
    return { text: 'begins with a sign or a number that was pasted along: delete it', at: lineStart };
  const digits = /\d+,\s?\d*$/.exec(text.slice(lineStart, start));
  if (digits && /^[\d,]/.test(rest))
    return {
      text: 'has a comma inside a number: write 1008 for one thousand and eight, and 24.88 with a point',
      at: lineStart + digits.index,
    };
  if (/leading zeros|Octal/.test(message))
    return {
      text: "begins with 0, which no number does: a phone number or a date is a text and stands in quotes '…'",
      at: start,
    };
  if (/^(#|<!--|\/)/.test(rest)) return { text: 'is not how a note begins: type // before it', at: start };
  if (here === '،' || here === '٬')
    return {
      text: `is the comma ${here} of another keyboard: type ,`,
      at: start,
      corrected: replaced(start, 1, ','),
    };
  if (/^Invalid character/.test(message))
    return {
      text: `has ${here.trim() || 'a strange character'} outside quotes: ${outsideQuotes}`,
      at: start,
    };
  if (here === ';')
    return { text: 'has ; where a comma belongs', at: start, corrected: replaced(start, 1, ',') };
  if (here === '-' && /^':' expected/.test(message))
    return { text: 'has a - inside the name of a field: such names have letters and digits only', at: start };
  if (here === ',' && /['"]/.test(text[before - 1] ?? '') && /^':' expected/.test(message))
    return { text: 'ends a text without a field: the [ of the list above is missing', at: before };
  if (here === ',') return { text: 'has a comma too many', at: start, corrected: replaced(start, 1, ' ') };
  if (here === ':') {
    if (text[before - 1] === ':')
      return { text: 'has a colon too many', at: start, corrected: replaced(start, 1, ' ') };
    const above = text
      .slice(0, before)
      .replace(/[\w$]+$/, '')
      .trimEnd();
    if (/['"]\.$/.test(above))
      return {
        text: 'has . where a comma belongs',
        at: above.length - 1,
        corrected: replaced(above.length - 1, 1, ','),
      };
    return /(\[|\},)$/.test(above)
      ? { text: 'begins a field outside an item: the { of the item is missing above', at: before }
      : { text: 'begins a field inside a list: the ] of the list above is missing', at: before };
  }
  if (here === '{' && !/^',' expected/.test(message))
    return { text: 'begins an item inside another: the } of the item above is missing', at: start };
  if (/['"\[{]/.test(here) && /\w/.test(text[before - 1] ?? ''))
    return {
      text: 'needs a colon between the field and its value',
      at: before,
      corrected: replaced(before, 0, ':'),
    };
  if (/^',' expected/.test(message) && !/[\])}]/.test(here))
    return { text: 'needs a comma at the end of this line', at: before, corrected: replaced(before, 0, ',') };
  const missing = /^'([\]})])' expected/.exec(message)?.[1];
  if (missing) {
    const opened = diagnostic.relatedInformation?.[0]?.start;
    const from =
      opened === undefined
        ? ''
        : ` (opened in line ${source.getLineAndCharacterOfPosition(opened).line + 1})`;
    return { text: `needs a closing ${missing} here or above${from}`, at: start };
  }
  if (here === ']' || here === '}') return { text: closingMistake(source, here, start), at: start };
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
