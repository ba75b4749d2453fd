import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';
import ts from 'typescript';

const data = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as Record<
  'api' | 'css' | 'javascript',
  Identifier
>;

/** Browser names: browserslist's and MDN's, which lists phone browsers separately. */
const mdnNames = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
} as const;
type Minimum = { name: keyof CompatStatement['support']; version: number };

/** The oldest version of each browser of a list in `package.json`. */
function minimumsOf(env: string): Minimum[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { env })) {
    const [name = '', version = ''] = entry.split(' ');
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, parseFloat(version)));
  }
  return [...oldest].flatMap(([name, version]) =>
    mdnNames[name as keyof typeof mdnNames].map((mdn) => ({ name: mdn, version })),
  );
}

const isAdded = ({ version_added, flags, prefix, alternative_name }: SimpleSupportStatement, by: number) =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  !(flags ?? prefix ?? alternative_name) &&
  parseFloat(version_added.replace('≤', '')) <= by;

/** The first version of each browser that supports a CSS feature. */
export const firstVersions = (group: 'at-rules' | 'properties', name: string): Record<string, number> =>
  Object.fromEntries(
    Object.values(mdnNames)
      .flat()
      .map((browser) => {
        const support = [data.css[group]?.[name]?.__compat?.support[browser] ?? []].flat();
        const plain = support.find((one) => !(one.prefix ?? one.flags ?? one.alternative_name));
        return [
          browser,
          typeof plain?.version_added === 'string' ? parseFloat(plain.version_added) : Infinity,
        ];
      }),
  );

const isSupported = ({ support }: CompatStatement, minimums: readonly Minimum[]) =>
  minimums.every(({ name, version }) =>
    [support[name] ?? []].flat().some((statement) => isAdded(statement as SimpleSupportStatement, version)),
  );

const { builtins } = data.javascript as unknown as { builtins: Identifier };
const owners = [builtins, builtins.Intl, data.api].flatMap(
  (group) => Object.values(group ?? {}) as Identifier[],
);

/** MDN's data for a built-in: a member of this owner, a global, or else each member with this name. */
function compatOf(owner: string | undefined, name: string): CompatStatement[] {
  const member = (of: Identifier | undefined) => of?.[name]?.__compat ?? of?.[`${name}_static`]?.__compat;
  const groups = [builtins, builtins.Intl, data.api] as (Identifier | undefined)[];
  const exact =
    owner === undefined
      ? [...groups.map(member), member(data.api.Window)]
      : groups.map(
          (group) => member(group?.[owner]) ?? (owner === 'Intl' ? member(builtins.Intl) : undefined),
        );
  const known = exact.filter((one) => one !== undefined);
  return known.length > 0 || owner === undefined
    ? known
    : owners.map(member).filter((one) => one !== undefined);
}

/**
 * Owner and name (at MDN) of each member that the browsers of a list lack; `json_static` differs from an instance's
 * `json`.
 */
export function missingFrom(env: string): (readonly [owner: string, name: string])[] {
  const minimums = minimumsOf(env);
  const isMissing = ({ __compat: compat }: Identifier) => compat && !isSupported(compat, minimums);
  return [builtins, data.api].flatMap((group) =>
    Object.entries(group as Record<string, Identifier>)
      // Members of a missing interface need no entry.
      .filter(([, owner]) => !isMissing(owner))
      .flatMap(([owner, members]) =>
        Object.entries(members as Record<string, Identifier>)
          .filter(([name, member]) => name !== '__compat' && isMissing(member))
          .map(([name]) => [owner, name] as const),
      ),
  );
}

/** MDN's name of the interface in TypeScript's declarations that contains a built-in. */
function ownerOf(declaration: ts.Node): string | undefined {
  const { parent } = declaration;
  if (!parent || ts.isSourceFile(parent)) return undefined;
  if (
    !ts.isInterfaceDeclaration(parent) &&
    !ts.isVariableDeclaration(parent) &&
    !ts.isModuleDeclaration(parent)
  )
    return ownerOf(parent);
  return parent.name
    .getText()
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/(?<=.)Constructor$/, '')
    .replace(/^IteratorObject$/, 'Iterator')
    .replace(/^SetMethods$/, 'Set');
}

/** True if a missing built-in is harmless here: optional, assigned to, or feature-detected in the file. */
function isGuarded(node: ts.Identifier): boolean {
  const access = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const { parent } = access;
  const isAssigned =
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    parent.left === access;
  const isOptional =
    (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent)) &&
    parent.expression === access &&
    parent.questionDotToken !== undefined;
  const isDefaulted =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  const asked = new RegExp(`'${node.text}' in |typeof [\\w.]*\\b${node.text}\\b`);
  return isAssigned || isOptional || isDefaulted || asked.test(node.getSourceFile().text);
}

const flags: Record<string, string> = { d: 'hasIndices', v: 'unicodeSets' };
const selecting = /^(?:closest|matches|querySelector(?:All)?)$/;

/** Features of a node other than names: flags of an expression, pseudo-classes of a selector. */
function textNeeds(node: ts.Node): (readonly [string, CompatStatement | undefined])[] {
  if (ts.isRegularExpressionLiteral(node))
    return [...node.text.slice(node.text.lastIndexOf('/') + 1)].map((flag) => [
      `/${flag}`,
      builtins.RegExp?.[flags[flag] ?? '']?.__compat,
    ]);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (!selecting.test(node.expression.name.text)) return [];
  return [...node.getText().matchAll(/:([a-z-]+)/g)].map(([pseudo, name = '']) => [
    pseudo,
    data.css.selectors?.[name]?.__compat,
  ]);
}

/** Declarations of packages and of the language, parsed once. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * Built-ins in files, or in texts by file name, that the browsers of a list in `package.json` lack, as "file:
 * Owner.name". Uses types: `map` of an array is not `map` of an iterator.
 */
export function newerBuiltIns(
  files: readonly string[],
  env: string,
  texts: Readonly<Record<string, string>> = {},
): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)).config,
    ts.sys,
    process.cwd(),
    { skipLibCheck: true, allowJs: true, types: [], incremental: false },
  );
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const file = parsed.get(name) ?? getSourceFile(name, ...rest);
    if (file && name.includes('node_modules')) parsed.set(name, file);
    return file;
  };
  const textOf = (name: string) => texts[path.relative('.', name)];
  const { readFile, fileExists } = host;
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  const all = [...files, ...Object.keys(texts)];
  const program = ts.createProgram(all, options, host);
  const checker = program.getTypeChecker();
  const minimums = minimumsOf(env);
  const isMissing = (compat: CompatStatement | undefined) => compat && !isSupported(compat, minimums);
  const found = new Set<string>();

  const checkName = (file: string, node: ts.Identifier) => {
    const property =
      ts.isBindingElement(node.parent) &&
      ts.isObjectBindingPattern(node.parent.parent) &&
      !node.parent.propertyName
        ? checker.getTypeAtLocation(node.parent.parent).getProperty(node.text)
        : undefined;
    const declaration = (property ?? checker.getSymbolAtLocation(node))?.declarations?.find((one) =>
      program.isSourceFileDefaultLibrary(one.getSourceFile()),
    );
    if (!declaration) return;
    const owner = ownerOf(declaration);
    // Members of a missing interface need no entry.
    if (owner && isMissing(data.api[owner]?.__compat) && owner !== node.text) return;
    const compat = compatOf(owner, node.text);
    if (compat.length > 0 && compat.every(isMissing) && !isGuarded(node))
      found.add(`${file}: ${owner && owner !== node.text ? `${owner}.` : ''}${node.text}`);
  };
  for (const file of all) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not there`);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node)) checkName(file, node);
      for (const [name, compat] of textNeeds(node)) if (isMissing(compat)) found.add(`${file}: ${name}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found];
}
