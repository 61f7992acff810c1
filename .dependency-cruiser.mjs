/** The arrows of the house. ESLint sees one import at a time; this sees where they lead together. */
const programs = '^(ui|api|storefront|desktop|migrations|tests)/';
const shipped = '^(core|ui|api|storefront|desktop|migrations)/';
const testFile = '\\.(test|spec|example)\\.tsx?$';
const config = '\\.config\\.(ts|mjs)$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or lack a third below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-no-program',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: programs },
    },
    {
      name: 'core-imports-only-zod',
      severity: 'error',
      from: { path: '^core/', pathNot: testFile },
      to: { pathNot: '^core/|node_modules/zod/' },
    },
    {
      name: 'shared-and-market-are-the-ground-floor',
      severity: 'error',
      from: { path: '^core/(shared|market)/' },
      to: { path: '^core/(?!(shared|market)/)' },
    },
    {
      name: 'contract-is-above-the-rules',
      comment:
        'The wire is made of the rules; a rule that knows the wire cannot be used without it.',
      severity: 'error',
      from: { path: '^core/(?!contract/|phrases/)' },
      to: { path: '^core/contract/' },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(ui|storefront|desktop|tests)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment:
        'What a feature gives it hands over in its module.ts; api/modules.ts puts them together.',
      severity: 'error',
      from: { path: '^api/platform/' },
      to: { path: '^api/(?!platform/)' },
    },
    {
      name: 'platform-stands-on-its-files',
      comment: 'What every engine is given lies below all of them.',
      severity: 'error',
      from: { path: '^api/platform/[^/]+$' },
      to: { path: '^api/platform/(?!settings/|identity/|faults/)[^/]+/' },
    },
    {
      name: 'only-the-program-knows-all-features',
      comment: 'A feature that asked the list of features would know those above it.',
      severity: 'error',
      from: { path: '^api/[^/]+/' },
      to: { path: '^api/[^/]+$' },
    },
    {
      name: 'storefront-knows-no-server',
      severity: 'error',
      // Its launcher shares the steps of the others; nothing of it is shipped.
      from: { path: '^storefront/', pathNot: '^storefront/launch/' },
      to: { path: '^(api|desktop|migrations|tests)/' },
    },
    {
      name: 'ui-knows-no-program',
      comment: 'What the shop and the back office share stands below both.',
      severity: 'error',
      from: { path: '^ui/', pathNot: testFile },
      to: { path: '^(api|storefront|desktop|migrations|tests)/' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^(storefront|desktop/renderer)/features/([^/]+)/' },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'app-is-the-top-floor',
      comment: 'Only the application puts features together.',
      severity: 'error',
      from: { path: '^(storefront|desktop/renderer)/(features|ui|lib|i18n)/' },
      to: { path: '^$1/app/' },
    },
    {
      name: 'ground-floor-knows-no-feature',
      severity: 'error',
      from: { path: '^(storefront|desktop/renderer)/(ui|lib|i18n)/' },
      to: { path: '^$1/features/' },
    },
    {
      name: 'desktop-knows-no-other-program',
      comment: 'Its launcher shares the steps of the others; nothing of it is shipped.',
      severity: 'error',
      from: { path: '^desktop/', pathNot: '^desktop/launch/' },
      to: { path: '^(api|storefront|migrations|tests)/' },
    },
    {
      name: 'desktop-parts-meet-over-channels',
      comment: 'Machine, bridge and page run in three processes; desktop/shared says what passes.',
      severity: 'error',
      from: { path: '^desktop/(main|preload|renderer|shared)/' },
      to: { path: '^desktop/(main|preload|renderer)/', pathNot: '^desktop/$1/' },
    },
    {
      name: 'only-pages-know-ui',
      comment: 'What draws a page has no place in the machine or on the bridge to it.',
      severity: 'error',
      from: { path: '^desktop/(main|preload|shared)/' },
      to: { path: '^ui/' },
    },
    {
      name: 'only-main-and-preload-know-electron',
      severity: 'error',
      from: { path: '^(core|ui|api|storefront|migrations|desktop/(shared|renderer))/' },
      to: { path: 'node_modules/electron/' },
    },
    {
      name: 'migration-stands-alone',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { path: '^(core|ui|api|storefront|desktop|migrations|tests)/' },
    },
    {
      name: 'no-test-code-in-programs',
      severity: 'error',
      // The launcher finds the browser of the stand-in as the tests do; nothing of it is shipped.
      from: { path: shipped, pathNot: `${testFile}|^desktop/launch/` },
      to: { path: `^tests/|${testFile}` },
    },
    {
      name: 'no-development-package-shipped',
      comment: 'A package that only develops is missing after an installation for production.',
      severity: 'error',
      // `npm run dev` serves and builds from the sources; nothing of it is shipped.
      from: { path: shipped, pathNot: `${testFile}|${config}|^(storefront|desktop)/launch/` },
      // Electron is the program that the back office is packed into; its package only fetches that.
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/electron/',
      },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment:
        'A file that nobody imports and that imports nothing is dead or lost. Phrases are found by their names.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: `${config}|\\.d\\.ts$|${testFile}|^tests/.*\\.mjs$|^storefront/i18n/(cs|ro)/`,
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/architecture/planted/|^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
