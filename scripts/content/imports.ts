import ts from 'typescript';
import type { Problem } from '../../lib/shared/schema/problem.ts';
import { located } from './writing.ts';

/** Reports a type whose import an editor has deleted; the build would pass, but types would fail. */
function lostImport(file: string, source: ts.SourceFile): Problem[] {
  const imported = new Set(
    source.statements
      .filter((one) => ts.isImportDeclaration(one))
      .flatMap(({ importClause }) => {
        const names = importClause?.namedBindings;
        return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : [];
      }),
  );
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTypeReferenceNode(node) &&
      ts.isIdentifier(node.typeName) &&
      /^[A-Z]/.test(node.typeName.text) &&
      !['Readonly', 'Record'].includes(node.typeName.text) &&
      !imported.has(node.typeName.text)
    )
      problems.push(
        located(
          file,
          source,
          `names ${node.typeName.text}, which no line imports: put back the first lines of the file, from import type on`,
          node.getStart(source),
        ),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** Reports imports of anything but types: content is data, not code. */
const codeImports = (file: string, source: ts.SourceFile): Problem[] =>
  source.statements
    .filter((one) => ts.isImportDeclaration(one))
    .filter(({ importClause }) => !importClause?.isTypeOnly)
    .map((one) =>
      located(
        file,
        source,
        'imports code, and content imports types only: write import type, or delete the line',
        one.getStart(source),
      ),
    );

/** Problems with the imports of a content file. */
export const importProblems = (file: string, source: ts.SourceFile): Problem[] => [
  ...lostImport(file, source),
  ...codeImports(file, source),
];
