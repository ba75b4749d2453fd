// Which files may import which (docs/architecture.md). Run by `npm run lint`.
const test = '\\.test\\.tsx?$';
const forbid = (name, from, to) => ({ name, severity: 'error', from: { pathNot: test, ...from }, to });

/** Folders of lib/server, each before those that may import it. */
const rooms = [
  ...['runtime', 'embedded-backend', 'catalogue', 'check', 'store', 'requests', 'forms', 'backend', 'seo'],
  ...['drawing', 'classes', 'enquiry', 'feedback', 'web', 'registration', 'start'],
];
/** Folders of components that all others may import. */
const sharedComponents = 'ui|forms|art|blocks|next-classes';

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    forbid('shared-imports-no-server', { path: '^lib/shared/' }, { path: '^lib/server/' }),
    // Browsers run lib/shared.
    forbid('shared-imports-no-node', { path: '^lib/shared/' }, { dependencyTypes: ['core'] }),
    forbid('lib-imports-no-components', { path: '^lib/' }, { path: '^components/' }),
    ...rooms.map((room, index) =>
      forbid(
        `${room}-imports-no-later-room`,
        { path: `^lib/server/${room}/` },
        { path: `^lib/server/(?!(${rooms.slice(0, index + 1).join('|')})/)` },
      ),
    ),
    forbid(
      'no-form-imports-another',
      { path: '^lib/(server|shared)/(enquiry|feedback|registration)/' },
      { path: '^lib/(server|shared)/(enquiry|feedback|registration)/', pathNot: '^lib/(server|shared)/$2/' },
    ),
    forbid(
      'domains-of-components-meet-in-app',
      { path: '^components/([^/]+)/' },
      { path: '^components/', pathNot: `^components/($1|${sharedComponents})/` },
    ),
    // Pages of app/ ask the backend and the store: a component renders without waiting.
    forbid(
      'components-wait-for-nothing',
      { path: '^components/' },
      { path: '^lib/server/(backend|store)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'content-imports-only-its-schema',
      { path: '^content/' },
      { pathNot: '^(content/schema/|node_modules/yup/)' },
    ),
    // The check and the catalogue run schemas; a browser would load yup and all of them.
    forbid(
      'pages-and-browsers-load-no-schema',
      { path: '^(app|components|lib/shared)/' },
      { path: '^content/schema/', dependencyTypesNot: ['type-only'] },
    ),
    forbid('nothing-imports-app', { pathNot: `^(app|tests|e2e)/|${test}` }, { path: '^app/' }),
    forbid('no-cycles', {}, { circular: true }),
    // Getters fill in facts. Only the words and links that browsers load are read without a getter.
    forbid(
      'pages-read-content-by-getters',
      { path: '^(app|components)/' },
      { path: '^content/', pathNot: '^content/(pages/registration|schema/|search/popular)' },
    ),
    // A container image that runs the site has no development packages.
    forbid(
      'production-imports-no-development-package',
      { path: '^(app|components|lib|scripts/(start|serve|outbox)\\.ts)' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    // Next may change its internal modules in any version; `next` itself resolves to `server/next.js`.
    forbid('no-internals-of-next', {}, { path: 'next/dist/', pathNot: 'next/dist/server/next\\.js$' }),
    // Untrusted pictures are decoded in the drawing processes only (docs/security.md#s2).
    forbid(
      'the-web-process-loads-no-decoder',
      { path: '^(app/|instrumentation\\.ts|lib/server/start/start-site\\.ts)' },
      { path: 'node_modules/(sharp|@napi-rs)/', reachable: true },
    ),
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
