// Which folder may import which (lib/README.md, CONTRIBUTING.md). Run by `npm run lint`.

/** Folders and files of each half, lowest first: each may import only those before it. `server` may import `shared`. */
const stacks = {
  shared: [
    'util',
    'art',
    'schema',
    'content',
    'forms',
    'batches',
    'photo',
    'pass',
    'search',
    'saved-list',
    'loader',
    'registration',
    'enquiry',
    'feedback',
  ],
  server: [
    'runtime',
    'content',
    'store',
    'outbox',
    'backend',
    'pass',
    'pictures',
    'http',
    'forms',
    'seo',
    'events',
    'batches',
    'search',
    'compare',
    'registration',
    'enquiry',
    'feedback',
    'edge',
    'embedded-backend',
    'start',
  ],
};
const test = '\\.test\\.tsx?$';
const pathOf = (half, names) => `^lib/${half}/(${names.join('|')})(/|\\.ts$)`;

const upward = Object.entries(stacks).flatMap(([half, stack]) =>
  stack.slice(0, -1).map((name, index) => ({
    name: `lib-${half}-${name}-imports-nothing-above-it`,
    severity: 'error',
    from: { path: pathOf(half, [name]), pathNot: test },
    to: { path: pathOf(half, stack.slice(index + 1)) },
  })),
);

const never = (name, from, to) => ({ name, severity: 'error', from: { pathNot: test, ...from }, to });

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...upward,
    never(
      'lib-has-no-other-folders',
      {},
      { path: '^lib/', pathNot: Object.entries(stacks).map(([half, stack]) => pathOf(half, stack)) },
    ),
    // Browsers load lib/shared; .dependency-cruiser.browser.mjs follows their imports further.
    never('shared-is-free-of-the-server', { path: '^lib/shared/' }, { path: '^lib/server/' }),
    never('shared-imports-no-core-module', { path: '^lib/shared/' }, { dependencyTypes: ['core'] }),
    never(
      'shared-imports-two-packages',
      { path: '^lib/shared/' },
      { path: 'node_modules/', pathNot: 'node_modules/(yup|minisearch)/' },
    ),
    never('nothing-imports-app', { pathNot: `^(app|tests|e2e)/|${test}` }, { path: '^app/' }),
    never('lib-imports-no-components', { path: '^(lib|content)/' }, { path: '^components/' }),
    never(
      'content-is-read-through-getters',
      { path: '^(app|components)/' },
      { path: '^content/', pathNot: '^content/pages/' },
    ),
    never(
      'only-app-joins-two-domains',
      { path: '^components/(?!(?:ui|forms|art|seo|next-classes)/)([^/]+)/' },
      {
        path: '^components/',
        pathNot: '^components/($1|ui|forms|art|seo|next-classes)/',
      },
    ),
    never(
      'no-form-imports-another',
      { path: '^lib/(shared|server)/(registration|enquiry|feedback)/' },
      { path: '^lib/(shared|server)/(registration|enquiry|feedback)/', pathNot: '^lib/(shared|server)/$2/' },
    ),
    never(
      'the-edge-is-not-imported',
      { path: '^(app|components|lib)/', pathNot: `^lib/server/http-server/|${test}` },
      {
        path: '^lib/server/http-server/',
      },
    ),
    // Next may change its internal modules in any version; `next` itself resolves to `server/next.js`, and requests.ts calls
    // the parser whose errors it avoids.
    never(
      'the-insides-of-next-are-not-imported',
      { pathNot: `^lib/server/http-server/requests\\.ts$|${test}` },
      { path: 'next/dist/', pathNot: 'next/dist/server/next\\.js$' },
    ),
    // Untrusted data is decoded in the drawing processes only.
    never(
      'the-web-process-loads-no-decoder',
      { path: '^(app/|instrumentation\\.ts|lib/server/start\\.ts|lib/server/http-server/server\\.ts)' },
      { path: 'node_modules/(sharp|@napi-rs)/', reachable: true },
    ),
    // eslint.config.mjs does not apply its React rules there.
    never(
      'react-is-in-tsx',
      { path: '^(lib|scripts|bench|content|e2e|tests)/.*\\.ts$' },
      { path: 'node_modules/react(-dom)?/' },
    ),
    // content/ imports only types of lib/server/content.
    never('no-circles', { pathNot: '^(content|lib/server/content)/' }, { circular: true }),
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
