import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** Directives that decision 004 forbids, in all TypeScript files. */
const directives = {
  selector: 'ExpressionStatement[directive=/^use (server|cache)/]',
  message:
    'There are no Server Actions and no shared caches of Next (docs/decisions/004-minimum-versions.md).',
};

/** The site asks lib/shared/util/time.ts for the time, so that it can be frozen; the log reads the clock itself. */
const clock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
].map((selector) => ({ selector, message: 'Ask lib/shared/util/time.ts for the time.' }));

/**
 * Browser translation moves every text into its own element; React then cannot remove it or insert something before it.
 * So a conditional text, and a text after something conditional, must be the only child of an element (`<span>`).
 */
const sibling = ':matches(JSXElement, JSXFragment, JSXExpressionContainer, JSXText[value=/\\S/])';
const text =
  ':matches(TemplateLiteral, Literal[value=/\\S/], MemberExpression[object.name=/^words$/], CallExpression[callee.object.name=/^words$/], CallExpression[callee.name=/^(format|withParts)/])';
const textBesideSiblings = [
  ...[
    'LogicalExpression.right',
    'ConditionalExpression.consequent',
    'ConditionalExpression.alternate',
  ].flatMap((place) => {
    const [kind, branch] = place.split('.');
    const changing = `${kind} > ${text}.${branch}`;
    return [
      `${sibling} ~ JSXExpressionContainer > ${changing}`,
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer:not(:last-child):not(:nth-last-child(2)) > ${changing}`,
    ];
  }),
  'JSXExpressionContainer:has(> LogicalExpression) ~ JSXText[value=/\\S/]',
  `JSXExpressionContainer:has(> LogicalExpression) ~ JSXExpressionContainer > ${text}`,
].map((selector) => ({
  selector,
  message:
    'Put a text that comes and goes, or follows something that does, into a <span>: pages are translated.',
}));

/** A comment has at most three lines of text, none longer than 120 characters. */
const comments = {
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      for (const { loc } of sourceCode.getAllComments()) {
        const lines = sourceCode.lines.slice(loc.start.line - 1, loc.end.line);
        if (
          lines.filter((line) => /[^\s*/]/.test(line)).length > 3 ||
          lines.some(({ length }) => length > 120)
        )
          context.report({ loc, message: 'A comment has at most three lines of 120 characters.' });
      }
    },
  }),
};

const reactRules = [...nextVitals, ...nextTypescript].flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((rule) => /^react(-hooks)?\//.test(rule)),
);

export default defineConfig([
  globalIgnores([
    '.cache/',
    '.next/**',
    '.data*/**',
    'public/**',
    'next-env.d.ts',
    'test-results/**',
    'playwright-report/**',
  ]),
  ...nextVitals,
  ...nextTypescript,
  {
    // eslint-config-next registers the jsx-a11y plugin with only a few of its rules; we use all recommended ones.
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Scrollable regions must be focusable by keyboard (WCAG 2.1.1), hence tabIndex on role=region.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: [] }],
    },
  },
  {
    plugins: { site: { rules: { comments } } },
    rules: { 'site/comments': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // tsc reports these (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      '@next/next/no-img-element': 'off',
      'no-restricted-imports': [
        'error',
        {
          name: 'next/link',
          message: 'Use components/ui/Link.tsx, which loads no page ahead that nobody asked for.',
        },
        {
          name: 'next/image',
          message: 'Write <img>, and for what lib/server/drawing makes <SafeImage> (docs/decisions/018).',
        },
      ],
      'no-restricted-syntax': ['error', directives, ...clock],
      'max-lines': ['error', 250],
      // Imports of packages, then of other folders, then of this folder, each group sorted by name.
      'import/order': [
        'error',
        {
          groups: [
            ['builtin', 'external'],
            ['internal', 'parent'],
            ['sibling', 'index'],
          ],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: [],
          alphabetize: { order: 'asc' },
        },
      ],
    },
  },
  {
    // Lists of texts and of test cases may be long.
    files: ['content/**', 'tests/**', 'e2e/**', '**/*.test.*'],
    ignores: ['content/schema/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', directives, ...clock, ...textBesideSiblings] },
  },
  {
    // Files without components.
    files: ['{lib,scripts,bench,content,e2e,tests}/**/*.ts', '*.mjs', '**/*.test.*', 'app/**/*.ts'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['components/ui/Link.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'tests/**',
      'e2e/**',
      'lib/shared/util/time.ts',
      'lib/server/runtime/log.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', directives] },
  },
]);
