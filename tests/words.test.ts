/** @jest-environment node */
import ts from 'typescript';
import { shownIn } from '../scripts/content/shown-words';
import { sources } from './support/sources';

/**
 * Words that visitors read or hear stand in content/ or in a messages.ts, where an editor finds them. In app/ and components/
 * these count as such words: text between tags; a literal of two words or more; a single word with a capital that is shown
 * as it is or named as a title, a label or the like. Names of classes, selectors, comparisons and errors are for developers.
 */

/** Attributes whose value no visitor reads, though it may look like words. */
const unread = /^(className|kind|rel|sandbox|value|preserveAspectRatio)$/;
/** Functions whose arguments no visitor reads: class names, selectors, structured data. */
const unreadCalls = /^(cx|pageMarkup|linkList)$|\.querySelector$/;
const shownProperties = /^(title|heading|lead|description|label|text|placeholder|hint)$/;

/** Whether a literal is out of visitors' sight, by what stands around it. */
function isUnread(literal: ts.Node): boolean {
  const { parent } = literal;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return true;
  if (ts.isExpressionStatement(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === literal) return true;
  if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return true;
  for (let node = parent; node && !ts.isFunctionLike(node); node = node.parent) {
    if (ts.isJsxAttribute(node) && unread.test(node.name.getText())) return true;
    if (ts.isCallExpression(node) && unreadCalls.test(node.expression.getText())) return true;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return true;
  }
  return false;
}

/** Whether a literal is shown as it is: an attribute, a child or a property with a name such as `title`. */
function isShown(literal: ts.Node): boolean {
  let node = literal;
  while (
    ts.isConditionalExpression(node.parent) ||
    ts.isBinaryExpression(node.parent) ||
    ts.isParenthesizedExpression(node.parent)
  )
    node = node.parent;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return shownProperties.test(parent.name.getText());
  return ts.isJsxAttribute(parent) || ts.isJsxExpression(parent);
}

/** The text of a literal, a value in it as {}. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return undefined;
}

/** `file:line text` of the words that stand in a source. */
function wordsIn(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
    found.push(`${file}:${line + 1} ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) report(node, node.text);
    else if (text !== undefined && !isUnread(node)) {
      const severalWords =
        /^[\p{Lu}\d].*\s\S|[\p{L}’]{2} (?:[\p{L}’]{2}|\{\})|\{\} [\p{L}’]{2}/u.test(text) &&
        /\p{Ll}{2}/u.test(text);
      const oneWord = /^\p{Lu}\p{Ll}/u.test(text) && isShown(node);
      if (severalWords || oneWord) report(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const isChecked = (file: string) =>
  /^(app|components)\//.test(file) && !/\.test\.tsx?$|\/messages\.ts$/.test(file);

test('words that visitors read stand in content/ or in a messages.ts', () => {
  const checked = sources.filter(({ file }) => isChecked(file));
  expect(checked.length).toBeGreaterThan(200);
  expect(checked.flatMap(({ file, text }) => wordsIn(file, text))).toEqual([]);
});

const shown = `
  'use client';
  export function Example({ name, count }: { name: string; count: number }) {
    const text = 'Your pass is being drawn.';
    return (
      <p className="stack gap-2" title="Close" aria-label={\`page \${count} of \${name}\`}>
        Send my pass to {name} {count === 1 ? 'Saved' : '2 saved'}
        <b>Home</b>
        {[{ label: 'City' }, 'or call us']}
      </p>
    );
  }`;
test('a sentence, a label and a part of a sentence are found, with their lines', () => {
  expect(wordsIn('example.tsx', shown)).toEqual([
    'example.tsx:4 Your pass is being drawn.',
    'example.tsx:6 Close',
    'example.tsx:6 page {} of {}',
    'example.tsx:7 Send my pass to',
    'example.tsx:7 Saved',
    'example.tsx:7 2 saved',
    'example.tsx:8 Home',
    'example.tsx:9 City',
    'example.tsx:9 or call us',
  ]);
});

test('class names, selectors, comparisons and errors are not words that visitors read', () => {
  const source = `
    import { cx } from './cx';
    if (type === 'Aptech Student') throw new Error('The form has no such answer.');
    document.querySelector('main section')?.focus();
    const tag = <a rel="noopener noreferrer" className={cx('stack gap-2', styles.open)} href="/courses" />;`;
  expect(wordsIn('example.tsx', source)).toEqual([]);
});

test('no component writes out a number of centres, because each is counted from its list', () => {
  const written = sources
    .filter(({ file }) => /^(app|components|lib)\/.*messages\.ts$/.test(file))
    .flatMap(({ text }) => text.match(/\b(\d+|thirty(-\w+)?) cent(re|er)s\b/gi) ?? []);
  expect(written).toEqual([]);
});

test('each of the words in a messages.ts is shown somewhere', () => {
  const shows = (folder: string, key: string) =>
    sources.some(
      ({ file, text }) =>
        isChecked(file) &&
        file.startsWith(folder) &&
        new RegExp(`\\b(?:words|messages)\\.${key}\\b`).test(text),
    );
  const idle = sources
    .filter(({ file }) => /^(?:app|components)\/.*\/?messages\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^ {2}(\w+)[:,]/gm)]
        .filter(([, key = '']) => !shows(file.split('/').slice(0, -1).join('/'), key))
        .map(([, key]) => `${file} ${key}`),
    );
  expect(idle).toEqual([]);
});

test('a component shows the words that it takes from the pages it names, which npm run content asks for', () => {
  const shown = shownIn([
    "const words = getWords('faq'); <p>{words.lead}</p>;",
    "const words = getWords('faq'); words.heading;",
    "const all = [getWords('terms'), getWords('privacy')]; all.map((words) => words.heading);",
    "import words from './elsewhere'; words.title;",
  ]);
  expect(Object.fromEntries([...shown].map(([page, names]) => [page, [...names]]))).toEqual({
    faq: ['lead', 'heading'],
    terms: ['heading'],
    privacy: ['heading'],
  });
});
