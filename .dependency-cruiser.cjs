/** The arrows of ARCHITECTURE.md, as rules. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const TEST = '\\.(test|start\\.test|api\\.test|samples)\\.tsx?$|/testing/';

/** What ui/ and lib/ may know: no event, no person, no transfer. */
const GENERIC = [
  '^packages/domain/src/(text|time|merge)/',
  '^packages/domain/src/(pay/money|place/region)\\.ts$', // amounts and time zones
  '^packages/domain/src/account/', // who is signed in: permissions, preferences, what a password may be
  '^packages/contract/src/(frame/|facts\\.ts$)',
  '^packages/contract/src/(auth|profile|settings|saved-view|stream)/', // session, preferences, lists, live changes
];

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot: [
          '\\.(test|samples|d)\\.tsx?$',
          '(^|/)[^/]+\\.config\\.(ts|js)$',
          '\\.cjs$',
          '^scripts/',
          // named by the settings of the tests
          '^apps/web/src/testing/take-away\\.ts$',
          '^e2e/',
          '^bench/',
          '^apps/web/public/',
        ],
      },
      {},
    ),
    forbid('resolvable', {}, { couldNotResolve: true }),
    forbid('domain-is-alone', { path: '^packages/domain/src', pathNot: TEST }, { pathNot: '^packages/domain/src' }),
    forbid(
      'contract-knows-domain-and-zod',
      { path: '^packages/contract/src', pathNot: TEST },
      { pathNot: '^packages/(contract|domain)/src|(^|/)node_modules/zod/' },
    ),
    forbid(
      'facts-are-leaves',
      { path: '^packages/contract/src/.*\\.facts\\.ts$' },
      { pathNot: '^packages/contract/src/frame/fact\\.ts$' },
      'every other module of the contract may use them',
    ),
    forbid('apps-apart-web', { path: '^apps/web' }, { path: '^apps/api' }),
    forbid('apps-apart-api', { path: '^apps/api' }, { path: '^apps/web' }),
    forbid('packages-know-no-app', { path: '^packages' }, { path: '^apps' }),

    forbid('ui-knows-no-feature', { path: '^apps/web/src/ui' }, { path: '^apps/web/src/(features|app)' }),
    forbid('lib-knows-no-feature', { path: '^apps/web/src/lib' }, { path: '^apps/web/src/(features|app)' }),
    forbid(
      'ui-and-lib-know-no-noun',
      { path: '^apps/web/src/(ui|lib)/', pathNot: TEST },
      { path: '^packages/(domain|contract)/src/', pathNot: GENERIC },
      'a piece that knows an event, a person or a transfer is a part of that feature: features/<noun>/*.parts.tsx',
    ),
    forbid(
      'features-apart',
      { path: '^apps/web/src/features/([^/]+)/' },
      {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '\\.(api|parts)\\.tsx?$'],
      },
      'app/ composes features; of another feature only its data (.api.ts) and its shared parts (.parts.tsx) are open',
    ),
    forbid('features-know-no-app', { path: '^apps/web/src/features' }, { path: '^apps/web/src/app' }),

    forbid(
      'gallery-is-for-development',
      { path: '^apps/web/src', pathNot: `^apps/web/src/(gallery/|main\\.tsx$)|${TEST}` },
      { path: '^apps/web/src/gallery' },
    ),

    forbid(
      'api-slices-apart',
      { path: '^apps/api/src/features/([^/]+)/' },
      { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', '\\.service\\.ts$'] },
      'of another slice only its services are open, never its queries or routes',
    ),
    forbid(
      'sql-in-queries-only',
      { path: '^apps/api/src', pathNot: `\\.queries\\.ts$|^apps/api/src/(platform|startup|demo|backup)/|${TEST}` },
      { path: '(^|/)node_modules/(kysely|pg|pg-copy-streams)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'platform-knows-no-feature',
      { path: '^apps/api/src/platform', pathNot: TEST },
      { path: '^apps/api/src/(features|demo|startup)' },
    ),
    forbid('production-code-uses-no-test-code', { path: '^(apps|packages)/[^/]+/src', pathNot: TEST }, { path: TEST }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
