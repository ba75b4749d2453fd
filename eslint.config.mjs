import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** What decision 004 leaves out, in every file. */
const directives = {
  selector: 'ExpressionStatement[directive=/^use (server|cache)/]',
  message: 'There are no Server Actions and no shared caches of Next (docs/decisions/004-known-holes.md).',
};

/** The rules on React and its hooks, which cost a third of the time of all. */
const reactRules = [...nextVitals, ...nextTypescript].flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((rule) => /^react(-hooks)?\//.test(rule)),
);

export default defineConfig([
  globalIgnores([
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
    // eslint-config-next registers the jsx-a11y plugin but only a handful of its rules; we want all recommended ones.
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Scrollable regions must be focusable for keyboards (WCAG 2.1.1), hence tabIndex on role=region.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: [] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // tsc says so (noUnusedLocals, noUnusedParameters).
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
          message: 'Write <img>, and for what lib/pictures makes <SafeImage> (docs/decisions/018).',
        },
      ],
      // One clock: lib/foundation/time.ts. See its head.
      'no-restricted-syntax': [
        'error',
        directives,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Ask lib/foundation/time.ts for the time.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Ask lib/foundation/time.ts for the time.',
        },
      ],
    },
  },
  {
    // In these folders only files named .tsx import React (.dependency-cruiser.mjs).
    files: ['{lib,scripts,bench,content,e2e,tests}/**/*.ts', '*.mjs'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['components/ui/Link.tsx', 'components/ui/LinkProgress.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'tests/**',
      'e2e/**',
      'lib/foundation/time.ts',
      'lib/foundation/log.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', directives] },
  },
]);
