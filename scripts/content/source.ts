import ts from 'typescript';
import { didYouMean } from '../../lib/foundation/did-you-mean.ts';
import type { Contents, Problem } from '../../lib/content/check/problem.ts';

/** Reads content files as text, so that every problem has its line. */

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

function constantsOf(source: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements.filter((one) => ts.isVariableStatement(one)))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, unwrapped(initializer));
  return constants;
}

/** Whether the constant that begins with this expression is exported. */
function isExported(node: ts.Node): boolean {
  let statement: ts.Node = node;
  while (!ts.isVariableStatement(statement)) statement = statement.parent;
  return statement.modifiers?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

const keyOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';

/** The element of a list by its place, or by its slug or key. */
function elementOf(list: ts.ArrayLiteralExpression, step: string): ts.Expression | undefined {
  if (/^\d+$/.test(step) && Number(step) < list.elements.length) return list.elements[Number(step)];
  return list.elements.find(
    (element) =>
      ts.isObjectLiteralExpression(element) &&
      element.properties.some(
        (one) =>
          ts.isPropertyAssignment(one) &&
          ['slug', 'key'].includes(keyOf(one.name)) &&
          ts.isStringLiteral(one.initializer) &&
          one.initializer.text === step,
      ),
  );
}

/**
 * The expression at the end of a path below the file's constants, or the innermost one found; `at` is where an editor would
 * look for it, the field's name included.
 */
function follow(source: ts.SourceFile, path: readonly string[]): { node: ts.Expression; at: ts.Node } | undefined {
  const constants = constantsOf(source);
  const [name = '', ...steps] = path;
  let node = constants.get(name);
  let at: ts.Node | undefined = node?.parent;
  for (const step of steps) {
    if (!node) break;
    const value: ts.Expression = ts.isIdentifier(node) ? (constants.get(node.text) ?? node) : node;
    if (ts.isArrayLiteralExpression(value)) {
      const element = elementOf(value, step);
      if (!element) break;
      node = unwrapped(element);
      at = element;
    } else if (ts.isObjectLiteralExpression(value)) {
      const property = value.properties.find((one) => one.name && keyOf(one.name) === step);
      if (!property) break;
      at = property;
      node = ts.isPropertyAssignment(property)
        ? unwrapped(property.initializer)
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : undefined;
    } else break;
  }
  return node && at ? { node, at } : undefined;
}

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The line of the value at a path such as `['stars', '0', 'name']`; of what is around it when it is missing. */
function lineOf(source: ts.SourceFile, path: readonly string[]): number | undefined {
  const found = follow(source, path);
  return found && source.getLineAndCharacterOfPosition(found.at.getStart(source)).line + 1;
}

/** The text with an item added at the end of the list at a path; undefined when there is no such list. */
export function insertItem(file: string, text: string, path: readonly string[], item: string): string | undefined {
  const source = parse(file, text);
  const found = follow(source, path);
  if (!found || !ts.isArrayLiteralExpression(found.node)) return undefined;
  const list = found.node;
  const last = list.elements.at(-1);
  const { line } = source.getLineAndCharacterOfPosition(list.getStart(source));
  const indent = `${/^ */.exec(text.split('\n')[line] ?? '')?.[0] ?? ''}  `;
  const body = item.replaceAll(/^(?=.)/gm, indent);
  const end = last ? last.getEnd() : list.getStart(source) + 1;
  const comma = last && !list.elements.hasTrailingComma ? ',' : '';
  const after = list.elements.hasTrailingComma ? text.indexOf(',', end) + 1 : end;
  return `${text.slice(0, after)}${comma}\n${body},${text.slice(after)}`;
}

/** The line, and a mark below the column. */
function excerptOf(text: string, line: number, column: number): string {
  const shown = text.split('\n')[line - 1] ?? '';
  const start = Math.max(0, column - 70);
  return `    ${shown.slice(start, start + 110)}\n    ${' '.repeat(column - 1 - start)}^`;
}

/** What the first mistake of writing in a file is, in an editor's terms, and where. */
function writingMistake(source: ts.SourceFile, diagnostic: ts.Diagnostic): { text: string; at: number } {
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
    return { text: "has an apostrophe inside a text, which ends it there: type ’ instead of '", at: before - 1 };
  if (curly && !/'/.test(outside.slice(0, curly.index)))
    return { text: `is the typographic quote ${curly[0]}: a text begins and ends with the straight quote '`, at: lineStart + curly.index };
  if (diagnostic.code === 1002 || (outside.split("'").length - 1) % 2 === 1) {
    const odd = outside.indexOf("'");
    return {
      text: 'has a quote too many or too few: a text begins and ends with the straight quote \', and an apostrophe inside it is typed ’',
      at: lineStart + Math.max(0, odd),
    };
  }
  if (/^',' expected/.test(message)) return { text: 'needs a comma at the end of this line', at: before };
  const missing = /^'([\]})])' expected/.exec(message)?.[1];
  if (missing) {
    const opened = diagnostic.relatedInformation?.[0]?.start;
    const from = opened === undefined ? '' : ` (opened in line ${source.getLineAndCharacterOfPosition(opened).line + 1})`;
    return { text: `needs a closing ${missing} here or above${from}`, at: start };
  }
  return { text: `cannot be read here (${message.replace(/\.$/, '')}): look for a comma, quote or bracket too many or too few`, at: start };
}

function located(file: string, source: ts.SourceFile, text: string, at: number): Problem {
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
function repeatedFields(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Set<string>();
      for (const { name } of node.properties) {
        const key = name ? keyOf(name) : '';
        if (name && key !== '' && seen.has(key))
          problems.push(located(file, source, `has the field ${key} twice in one item`, name.getStart(source)));
        seen.add(key);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** Thrown by `valueOf` where a file is more than data. */
class NotData extends Error {
  at: ts.Node;
  constructor(text: string, at: ts.Node) {
    super(text);
    this.at = at;
  }
}

const literals = new Map<ts.SyntaxKind, unknown>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

/** The value that an expression writes down: texts, numbers, true and false, lists, items and names of constants. */
function valueOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): unknown {
  const inner = unwrapped(node);
  if (ts.isStringLiteralLike(inner)) return inner.text;
  if (ts.isNumericLiteral(inner)) return Number(inner.text);
  if (literals.has(inner.kind)) return literals.get(inner.kind);
  if (ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.MinusToken)
    return -Number(valueOf(inner.operand, constants));
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.map((one) => valueOf(one, constants));
  if (ts.isObjectLiteralExpression(inner))
    return Object.fromEntries(
      inner.properties.map((one) => {
        if (ts.isPropertyAssignment(one)) return [keyOf(one.name), valueOf(one.initializer, constants)];
        if (ts.isShorthandPropertyAssignment(one)) return [one.name.text, valueOf(one.name, constants)];
        throw new NotData('is code: content holds texts, numbers, lists and items only', one);
      }),
    );
  const constant = ts.isIdentifier(inner) ? constants.get(inner.text) : undefined;
  if (constant) return valueOf(constant, constants);
  throw new NotData(
    ts.isIdentifier(inner)
      ? `has ${inner.text} outside quotes${didYouMean(inner.text, ['true', 'false', ...constants.keys()]) || '.'} Texts stand in quotes`
      : 'is code: content holds texts, numbers, lists and items only',
    inner,
  );
}

type Read = { source: ts.SourceFile; exports?: Record<string, unknown>; problems: readonly Problem[] };

/** The exports of one content file, or why it cannot be read. */
function readFile(file: string, text: string): Read {
  const source = parse(file, text);
  // The parser keeps its diagnostics in a field that the types leave out; ts.transpileModule reports the same, at twice the cost.
  const [first] = (source as unknown as { parseDiagnostics: readonly ts.Diagnostic[] }).parseDiagnostics;
  if (first) {
    const { text: sentence, at } = writingMistake(source, first);
    return { source, problems: [located(file, source, sentence, at)] };
  }
  const constants = constantsOf(source);
  try {
    const exported = [...constants].filter(([, node]) => isExported(node));
    const exports = Object.fromEntries(exported.map(([name, node]) => [name, valueOf(node, constants)]));
    return { source, exports, problems: repeatedFields(file, source) };
  } catch (error) {
    if (!(error instanceof NotData)) throw error;
    return { source, problems: [located(file, source, error.message, error.at.getStart(source))] };
  }
}

export type Reading = {
  contents: Contents;
  /** Files that cannot be read. */
  unread: readonly string[];
  problems: readonly Problem[];
  /** The problem with the line of its path. */
  placed: (problem: Problem) => Problem;
};

/** Reads content files from their texts, by file name. Never throws. */
export function readContent(texts: ReadonlyMap<string, string>): Reading {
  const read = new Map([...texts].map(([file, text]) => [file, readFile(file, text)]));
  const contents = Object.fromEntries(
    [...read].flatMap(([file, { exports }]) => (exports ? [[file, exports] as const] : [])),
  );
  return {
    contents,
    unread: [...read.keys()].filter((file) => !(file in contents)),
    problems: [...read.values()].flatMap(({ problems }) => problems),
    placed: (problem) => {
      const source = read.get(problem.file)?.source;
      return source && problem.path && problem.line === undefined
        ? { ...problem, line: lineOf(source, problem.path) }
        : problem;
    },
  };
}
