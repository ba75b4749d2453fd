import ts from 'typescript';
import { didYouMean } from '../../lib/shared/util/spelling.ts';
import type { Contents, Problem } from '../../lib/shared/schema/problem.ts';
import { importProblems } from './imports.ts';
import { keyOf, located, repeatedFields, strayStatement, strayText, writingMistakes } from './writing.ts';

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

/** True if the constant with this expression is exported. */
function isExported(node: ts.Node): boolean {
  let statement: ts.Node = node;
  while (!ts.isVariableStatement(statement)) statement = statement.parent;
  return statement.modifiers?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The element of a list by its index, or by its slug or key. */
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
 * The expression at a path below the file's constants, or the innermost one found. `at` is where an editor would look
 * for it, including the field's name.
 */
function follow(
  source: ts.SourceFile,
  path: readonly string[],
): { node: ts.Expression; at: ts.Node } | undefined {
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

/** The line of the value at a path such as `['stars', '0', 'name']`; if it is missing, the line of its parent. */
function lineOf(source: ts.SourceFile, path: readonly string[]): number | undefined {
  const found = follow(source, path);
  return found && source.getLineAndCharacterOfPosition(found.at.getStart(source)).line + 1;
}

/** The text with an item added at the end of the list at a path; undefined if there is no such list. */
export function insertItem(
  file: string,
  text: string,
  path: readonly string[],
  item: string,
): string | undefined {
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

const isCode = "is code: content holds texts in quotes '…', numbers, lists and items only";

const literals = new Map<ts.SyntaxKind, unknown>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

/** Reports code in a file that may only contain data. */
type Report = (text: string, at: ts.Node) => undefined;

/** The constants that an expression may refer to; the value of one that is not yet read is undefined. */
type Named = { names: () => readonly string[]; valueOf: (name: string) => { value: unknown } | undefined };

/** The value of an expression: text, number, boolean, list, item, or the name of a constant. */
function valueOf(node: ts.Expression, named: Named, report: Report): unknown {
  const inner = unwrapped(node);
  const below = (one: ts.Expression) => valueOf(one, named, report);
  if (ts.isOmittedExpression(inner)) return report('has a comma too many', inner);
  if (ts.isStringLiteralLike(inner)) return inner.text;
  if (ts.isNumericLiteral(inner)) return Number(inner.text);
  if (literals.has(inner.kind)) return literals.get(inner.kind);
  if (ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.MinusToken)
    return -Number(below(inner.operand));
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.map(below);
  if (ts.isObjectLiteralExpression(inner))
    return Object.fromEntries(
      inner.properties.map((one) => {
        if (one.name && ts.isComputedPropertyName(one.name)) return ['', report(isCode, one)];
        if (ts.isPropertyAssignment(one)) return [keyOf(one.name), below(one.initializer)];
        if (ts.isShorthandPropertyAssignment(one) && one.equalsToken)
          return ['', report('has = where a colon belongs', one.equalsToken)];
        return ts.isShorthandPropertyAssignment(one)
          ? [one.name.text, below(one.name)]
          : ['', report(isCode, one)];
      }),
    );
  if (!ts.isIdentifier(inner)) return report(isCode, inner);
  const constant = named.valueOf(inner.text);
  return constant
    ? constant.value
    : report(
        `has ${inner.text} outside quotes${didYouMean(inner.text, ['true', 'false', ...named.names()]) || '.'} Texts are in quotes, and yes and no are true and false`,
        inner,
      );
}

/** The values of all constants of a file by name; each is read once. */
function valuesOf(constants: ReadonlyMap<string, ts.Expression>, report: Report): Map<string, unknown> {
  const values = new Map<string, unknown>();
  // A constant cannot refer to itself.
  const open = new Set<string>();
  const named: Named = {
    names: () => [...constants.keys()].filter((name) => !open.has(name)),
    valueOf: (name) => {
      const node = constants.get(name);
      if (!node || open.has(name)) return undefined;
      if (!values.has(name)) {
        open.add(name);
        values.set(name, valueOf(node, named, report));
        open.delete(name);
      }
      return { value: values.get(name) };
    },
  };
  for (const name of constants.keys()) named.valueOf(name);
  return values;
}

type Read = { source: ts.SourceFile; exports?: Record<string, unknown>; problems: readonly Problem[] };

/** The exports of a content file, or why it cannot be read. */
function readFile(file: string, text: string): Read {
  const source = parse(file, text);
  const { problems, broken } = writingMistakes(file, source);
  if (broken) return { source, problems };
  const stray = strayStatement(source);
  if (stray)
    return {
      source,
      problems: [...problems, located(file, source, strayText(source), stray.getStart(source))],
    };
  const constants = constantsOf(source);
  const noData: Problem[] = [];
  const report: Report = (sentence, at) => {
    noData.push(located(file, source, sentence, at.getStart(source)));
    return undefined;
  };
  const values = valuesOf(constants, report);
  const exported = [...constants].filter(([, node]) => isExported(node));
  const exports = Object.fromEntries(exported.map(([name]) => [name, values.get(name)]));
  const all = [...problems, ...noData, ...repeatedFields(file, source), ...importProblems(file, source)];
  return noData.length > 0 ? { source, problems: all } : { source, exports, problems: all };
}

/** Reads any text; one that is nested too deeply for the parser is a mistake too. */
function readAny(file: string, text: string): Read {
  try {
    return readFile(file, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const source = parse(file, '');
    return { source, problems: [located(file, source, 'has too many brackets inside each other', 0)] };
  }
}

type Reading = {
  contents: Contents;
  /** Files that cannot be read. */
  unread: readonly string[];
  problems: readonly Problem[];
  /** Adds the line of its path to a problem. */
  placed: (problem: Problem) => Problem;
};

/** Reads content files from their texts, by file name. Never throws. */
export function readContent(texts: ReadonlyMap<string, string>): Reading {
  const read = new Map([...texts].map(([file, text]) => [file, readAny(file, text)]));
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
        ? { ...problem, line: lineOf(source, problem.path) ?? 1 }
        : problem;
    },
  };
}
