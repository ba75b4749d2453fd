// Which folder may import which: lib/README.md and CONTRIBUTING.md. `npm run lint` checks it.

/** Folders of lib/ from the ground up: each may import those before it only. */
const stack = [
  'foundation',
  'art',
  'content',
  'metrics',
  'store',
  'outbox',
  'backend',
  'photo',
  'pass',
  'pictures',
  'http',
  'uploads',
  'forms',
  'seo',
  'events',
  'centre',
  'batches',
  'saved',
  'search',
  'registration',
  'enquiry',
  'feedback',
  'pass-page',
  'edge',
  'embedded-backend',
  'start',
];
const test = '\\.test\\.tsx?$';

const upward = stack.slice(0, -1).map((folder, index) => ({
  name: `lib-${folder}-imports-nothing-above-it`,
  severity: 'error',
  from: { path: `^lib/${folder}/`, pathNot: test },
  to: { path: `^lib/(${stack.slice(index + 1).join('|')})/` },
}));

const never = (name, from, to) => ({ name, severity: 'error', from: { pathNot: test, ...from }, to });

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...upward,
    never('lib-has-no-other-folders', { path: '^lib/' }, { path: `^lib/(?!(${stack.join('|')})/)` }),
    never('nothing-imports-app', { pathNot: `^(app|tests|e2e)/|${test}` }, { path: '^app/' }),
    never('lib-imports-no-components', { path: '^(lib|content)/' }, { path: '^components/' }),
    never('content-is-read-through-getters', { path: '^(app|components)/' }, { path: '^content/' }),
    never(
      'only-app-joins-two-domains',
      { path: '^components/(?!(?:ui|forms|art|seo)/)([^/]+)/' },
      {
        path: '^components/',
        pathNot: '^components/($1|ui|forms|art|seo)/',
      },
    ),
    never(
      'no-form-imports-another',
      { path: '^lib/(registration|enquiry|feedback)/' },
      { path: '^lib/(registration|enquiry|feedback)/', pathNot: '^lib/$1/' },
    ),
    never(
      'the-edge-is-not-imported',
      { path: '^(app|components|lib)/', pathNot: `^lib/edge/|${test}` },
      {
        path: '^lib/edge/',
      },
    ),
    // Next may change its internal modules with any version; `server/next.js` is what `next` itself leads to.
    never(
      'the-insides-of-next-are-not-imported',
      { pathNot: test },
      { path: 'next/dist/', pathNot: 'next/dist/server/next\\.js$' },
    ),
    // What others send is decoded in the drawing processes (docs/security.md#s1).
    never(
      'the-web-process-loads-no-decoder',
      { path: '^(app/|instrumentation\\.ts|lib/start/start\\.ts|lib/edge/server\\.ts)' },
      { path: 'node_modules/(sharp|@napi-rs)/', reachable: true },
    ),
    // eslint.config.mjs leaves its rules on React out there.
    never(
      'react-is-in-tsx',
      { path: '^(lib|scripts|bench|content|e2e|tests)/.*\\.ts$' },
      { path: 'node_modules/react(-dom)?/' },
    ),
    // Of lib/content, the data of content/ takes types only.
    never('no-circles', { pathNot: '^(content|lib/content)/' }, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|public)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
};
export default configuration;
