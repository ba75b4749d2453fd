import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { checkContent } from '../../lib/server/check/check.ts';
import type { Problem } from '../../lib/server/check/problem.ts';
import type { AssetLookup } from '../../lib/server/check/references.ts';

/** The texts of all content files, by file name, without the schemas. */
export const readTexts = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('content/**/*.ts')
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !file.startsWith('content/schema/'))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

function problemOf(file: string, { text }: ts.SourceFile, diagnostic: ts.Diagnostic): Problem {
  const { start = 0, messageText } = diagnostic;
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  // TypeScript reports a missing comma at the next word, often one line too low.
  const end = message === "',' expected." ? text.slice(0, start).trimEnd().length : start;
  const linesBefore = text.slice(0, text.slice(end, start).includes('\n') ? end : start).split('\n');
  const line = { line: linesBefore.length, column: (linesBefore.at(-1) ?? '').length + 1 };
  return { level: 'error', file, ...line, text: message.replace(/\.$/, '') };
}

/** The exports of a compiled file. Throws what the file throws, and for an import. */
function exportsOf(file: string, javascript: string): Record<string, unknown> {
  const moduleExports: Record<string, unknown> = {};
  const throwOnImport = () => {
    throw new Error('content has texts, numbers and lists only and imports nothing but types');
  };
  compileFunction(javascript, ['exports', 'require'], { filename: file })(moduleExports, throwOnImport);
  return moduleExports;
}

const nameOf = (name: ts.PropertyName | undefined): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;

/** The line of the value at a path such as `['alumni', 'stars', '0', 'name']`, or of the innermost value on it. */
function lineOf(source: ts.SourceFile, [name, ...steps]: readonly string[]): number {
  const constants = new Map(
    source.statements
      .filter((statement) => ts.isVariableStatement(statement))
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [nameOf(declaration.name as ts.Identifier), declaration] as const),
  );
  let node: ts.Node = constants.get(name) ?? source;
  let value = constants.get(name)?.initializer;
  for (const step of steps) {
    while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
    if (value && ts.isIdentifier(value)) value = constants.get(value.text)?.initializer;
    const childNode =
      value && ts.isArrayLiteralExpression(value)
        ? value.elements[Number(step)]
        : value && ts.isObjectLiteralExpression(value)
          ? value.properties.find((property) => nameOf(property.name) === step)
          : undefined;
    if (!childNode) break;
    node = childNode;
    value = ts.isPropertyAssignment(childNode) ? childNode.initializer : (childNode as ts.Expression);
  }
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Reads content files from their texts, by file name. `withLine` adds to a problem the line of its path. */
export function readContent(texts: ReadonlyMap<string, string>) {
  const contents: Record<string, Readonly<Record<string, unknown>>> = {};
  const problems: Problem[] = [];
  // Files that cannot be read, with the reason unless it is a mistake of syntax.
  const unreadFiles = new Map<string, string>();
  const sourceFiles = new Map(
    [...texts].map(([file, text]) => [file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest)]),
  );
  for (const [file, source] of sourceFiles) {
    const { diagnostics = [], outputText } = ts.transpileModule(source.text, {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
    });
    // Mistakes after the first may be consequences of the first.
    problems.push(...diagnostics.slice(0, 1).map((diagnostic) => problemOf(file, source, diagnostic)));
    try {
      if (diagnostics.length === 0) contents[file] = exportsOf(file, outputText);
      else unreadFiles.set(file, '');
    } catch (error) {
      unreadFiles.set(file, `cannot be read: ${error instanceof Error ? error.message : ''}`);
    }
  }
  const withLine = (problem: Problem): Problem => {
    const source = sourceFiles.get(problem.file);
    return source && problem.path ? { ...problem, line: lineOf(source, problem.path) } : problem;
  };
  return { contents, unreadFiles, problems, withLine };
}

/** Finds the problems that TypeScript's type check reports in content files. Takes seconds. */
export function findTypeProblems(texts: ReadonlyMap<string, string>): Problem[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile.bind(ts.sys)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const host = ts.createCompilerHost(options);
  const readSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    return text === undefined ? readSourceFile(file, ...rest) : ts.createSourceFile(file, text, rest[0]);
  };
  // Content needs no types of browsers or React, which would take half of the time.
  const contentOptions = { ...options, jsx: ts.JsxEmit.Preserve, lib: ['lib.esnext.d.ts'], types: [] };
  const program = ts.createProgram([...texts.keys()], { ...contentOptions, incremental: false }, host);
  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return source
      ? program.getSemanticDiagnostics(source).map((diagnostic) => problemOf(file, source, diagnostic))
      : [];
  });
}

/**
 * All problems of the content; those of a value have its line. Schemas and rules have clearer messages than TypeScript,
 * so type problems are reported only for files without other errors.
 */
export function problemsOf(texts: ReadonlyMap<string, string>, assets: AssetLookup, now: Date): Problem[] {
  const { contents, unreadFiles, problems, withLine } = readContent(texts);
  const contentProblems = [...problems, ...checkContent(contents, assets, now, [...unreadFiles.keys()])].map(
    withLine,
  );
  const isInFileWithoutErrors = ({ file }: Problem) =>
    !contentProblems.some((problem) => problem.file === file && problem.level === 'error');
  const typeProblems = findTypeProblems(texts).filter(isInFileWithoutErrors);
  const unexplained = [...unreadFiles]
    .map(([file, text]): Problem => ({ level: 'error', file, line: 1, text }))
    .filter(
      (problem) => isInFileWithoutErrors(problem) && !typeProblems.some(({ file }) => file === problem.file),
    );
  return [...contentProblems, ...typeProblems, ...unexplained];
}
