/**
 * Where each folder may reach, as ESLint settings. `tests/architecture/planted/` is a small house of the same shape
 * that breaks each of these once; `boundaries.test.ts` proves that each fires.
 */
const planted = 'tests/architecture/planted';

const inFolders = (...folders) =>
  folders.flatMap((folder) => [`${folder}/**/*.{ts,tsx}`, `${planted}/${folder}/**/*.{ts,tsx}`]);

const refuseImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const server = {
  regex: '^(#(api|desktop|tests|migrations)/|electron|knex$|objection$|koa$|@koa/|pg$|node:)',
  message: 'The storefront reaches the API through #core/contract.',
};
const otherFeature = {
  regex: '^(#storefront/features/|(\\.\\./)+features/|\\.\\./[^.])',
  message: 'Features never import features; lift it to storefront/lib, storefront/ui or core.',
};
const zodOnFirstLoad = {
  regex: '^zod(/|$)',
  message: 'zod must not be in the first-load bundle; validate through the core in a lazy chunk.',
};

const program = {
  regex:
    '^(#(api|storefront|desktop|migrations|tests)/|(\\.\\./)+(api|storefront|desktop|migrations|tests)/|(knex|koa|pg)$|electron|node:)',
  message: 'What the shop and the back office share imports only the core and packages of a page.',
};
const otherDesktopPart = (...parts) => ({
  regex: `^(#desktop/(${parts.join('|')})/|(\\.\\./)+(${parts.join('|')})/)`,
  message: 'The parts of the back office meet in desktop/shared and over its channels alone.',
});
const otherProgram = {
  regex:
    '^(#(api|storefront|tests|migrations)/|(\\.\\./)+(api|storefront|tests|migrations)/|(knex|koa|pg)$)',
  message: 'The back office reaches the API over HTTP, by #core/contract.',
};
const machine = {
  regex: '^(electron(/|$)|node:)',
  message: 'Only the main process touches the machine; ask it by desktop/shared/bridge.ts.',
};
const page = { regex: '^(react|#ui/|(\\.\\./)+ui/)', message: 'Screens live in desktop/renderer.' };
const otherScreens = {
  regex: '^(#desktop/renderer/features/|(\\.\\./)+features/|\\.\\./[^.])',
  message: 'Features never import features; lift it to desktop/renderer/lib, ui or core.',
};

/** Electron's security checklist, as far as it can be read off the code; each has one place where it is decided. */
const dangers = [
  {
    selector:
      'Property[key.name=/^(nodeIntegration|contextIsolation|sandbox|webSecurity|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|webviewTag|allowpopups|nodeIntegrationInWorker|nodeIntegrationInSubFrames)$/]',
    message: 'What a page may is decided in window/web-preferences.ts alone.',
  },
  {
    selector: 'MemberExpression[property.name="openExternal"]',
    message: 'Addresses go outside through window/lock-navigation.ts alone, which checks them.',
  },
  {
    selector: 'MemberExpression[object.name="ipcMain"]',
    message: 'Channels are answered in channels/answer-calls.ts alone, which checks the sender.',
  },
  {
    selector:
      'MemberExpression[property.name=/^(loadFile|registerFileProtocol|executeJavaScript)$/]',
    message: 'Pages come from the own scheme, and nobody writes scripts into them.',
  },
];

const clocks = [
  { object: 'Date', property: 'now', message: 'Take the clock as an argument.' },
  { object: 'Math', property: 'random', message: 'Take the generator as an argument.' },
];
const ambient = [
  'process',
  'globalThis',
  'performance',
  'crypto',
  'console',
  'fetch',
  'setTimeout',
  'setInterval',
];

const defaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Name what you export.',
};
const clockReads = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the clock as an argument.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Take the clock as an argument.' },
];

export const boundaries = [
  {
    files: inFolders('core', 'ui', 'api', 'storefront', 'desktop', 'migrations', 'tests'),
    rules: { 'no-restricted-syntax': ['error', defaultExport] },
  },
  {
    files: inFolders('core'),
    rules: {
      'no-restricted-properties': ['error', ...clocks],
      'no-restricted-globals': [
        'error',
        ...ambient.map((name) => ({ name, message: 'The core is pure: take it as an argument.' })),
      ],
      'no-restricted-syntax': ['error', defaultExport, ...clockReads],
      ...refuseImports(
        {
          regex: '^(\\.\\./)+(ui|api|storefront|desktop|migrations|tests)/',
          message: 'Nothing climbs out of core.',
        },
        { regex: '^(?!\\.|zod$)', message: 'Core imports only core and zod.' },
      ),
    },
  },
  {
    files: ['core/**/*.test.ts'],
    rules: refuseImports({
      regex: '^(?!\\.|zod$|vitest$|fast-check$)',
      message: 'Tests of the core need only the core.',
    }),
  },
  {
    files: inFolders('api'),
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are parsed once, in api/platform/settings/environment.ts.',
        },
      ],
      ...refuseImports({
        regex: '^(#(ui|storefront|desktop|tests)/|react|(\\.\\./)+(ui|storefront|desktop|tests)/)',
        message: 'The API knows no screens.',
      }),
    },
  },
  {
    files: ['api/platform/settings/environment.ts', 'api/vite.config.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: inFolders('ui'), rules: refuseImports(program, zodOnFirstLoad) },
  { files: inFolders('storefront'), rules: refuseImports(server) },
  {
    files: inFolders('storefront/features'),
    rules: refuseImports(server, otherFeature, zodOnFirstLoad),
  },
  {
    files: inFolders('desktop/shared'),
    rules: {
      'no-restricted-properties': ['error', ...clocks],
      ...refuseImports(
        otherProgram,
        machine,
        page,
        otherDesktopPart('main', 'preload', 'renderer'),
      ),
    },
  },
  {
    files: inFolders('desktop/main'),
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are parsed once, in settings.ts.',
        },
      ],
      'no-restricted-syntax': ['error', defaultExport, ...dangers],
      ...refuseImports(otherProgram, page, otherDesktopPart('preload', 'renderer')),
    },
  },
  {
    files: ['desktop/main/main.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: [
      'desktop/main/window/web-preferences.ts',
      'desktop/main/window/lock-navigation.ts',
      'desktop/main/channels/answer-calls.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', defaultExport] },
  },
  {
    files: inFolders('desktop/preload'),
    rules: refuseImports(otherProgram, page, otherDesktopPart('main', 'renderer'), {
      regex: '^(node:|zod$)',
      message: 'A sandboxed preload script has no Node, and stays small.',
    }),
  },
  {
    files: inFolders('desktop/renderer'),
    rules: refuseImports(otherProgram, machine, otherDesktopPart('main', 'preload')),
  },
  {
    files: inFolders('desktop/renderer/features'),
    rules: refuseImports(otherProgram, machine, otherDesktopPart('main', 'preload'), otherScreens),
  },
  {
    files: inFolders('migrations'),
    rules: {
      'obmena/kebab-file-name': 'off',
      ...refuseImports({
        regex: '^(#|\\.)',
        message: "A migration stands alone; today's code will change under it.",
      }),
    },
  },
  {
    files: ['**/*.config.{ts,js}'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
  },
];
