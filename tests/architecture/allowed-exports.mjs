/**
 * Exports that no program imports, and why they are right all the same. `path` is a pattern of the file's path,
 * `names` the exports in question (absent: all of the file). An entry that allows nothing any more fails the check.
 */
export const allowedExports = [
  {
    path: /(?:\.config|\/fill-shelves|\/host-reporter)\.ts$/,
    names: ['default'],
    reason: 'The tool that owns the configuration imports the file by its place.',
  },
  {
    path: /^tests\/support\/postgres-setup\.ts$/,
    names: ['setup'],
    reason: 'vitest.config.ts names the file as the global set-up.',
  },
  {
    path: /^api\/seed\/seed\.ts$/,
    names: ['seedWhenEmpty'],
    reason: 'Imported at run time and only into an empty database.',
  },
  {
    path: /^api\/seed\/history\/keep-filling\.ts$/,
    names: ['keepFilling'],
    reason: 'Imported at run time and only while past days of a demonstration shop are left.',
  },
  {
    path: /^api\/read-models\/refresh-all-cards\.ts$/,
    names: ['refreshAllCards'],
    reason: 'Tests make the read model of the rows that they insert, in one transaction.',
  },
  {
    path: /^api\/seed\/seed\.ts$/,
    names: ['seedLock'],
    reason: 'A test holds the lock to stand for another process that seeds.',
  },
  {
    path: /^storefront\/features\/(?:contact\/check-enquiry|account\/form-checks|checkout\/check-(?:details|ride)|order\/check-question|status\/check-edit|repair\/check-(?:announce|repair))\.ts$/,
    reason:
      'Loaded with the schemas when a form is sent, by a call of import() that names no export.',
  },
  {
    path: /^desktop\/renderer\/ui\/grid\/xlsx-file\.ts$/,
    names: ['XlsxFile'],
    reason: 'Loaded by a call of import() with the first workbook that somebody saves.',
  },
  {
    path: /^api\/backup\/read-snapshot\.ts$/,
    names: ['countRows'],
    reason: 'A test compares a restored database with the shop by it.',
  },
  {
    path: /^api\/platform\/database\/migration-source\.ts$/,
    names: ['migrationSource'],
    reason: 'Tests of migrations run them up and down.',
  },
  {
    path: /^api\/accounts\/totp-code\.ts$/,
    names: ['totpCode'],
    reason: 'A test types the code that the app of a person would show.',
  },
  {
    path: /^api\/catalog-admin\/pricing\/(?:follow-level-rules|write-planned-prices)\.ts$/,
    names: ['followRules', 'writeDuePrices'],
    reason: 'Tests do the work of the hourly job at the moment that they ask about.',
  },
  {
    path: /^storefront\/lib\/view-marks\.ts$/,
    names: ['watchMarkedViews'],
    reason: 'Loaded after consent by a call of import() that hands the whole file on.',
  },
  {
    path: /^storefront\/lib\/(?:availability-text|duration|span-form)\.ts$/,
    names: ['availabilityText', 'durationText', 'typedAmount'],
    reason: 'The rule below a hook or a form, which its own test asks without a page around it.',
  },
  {
    path: /^tests\/support\/electron\/start\.ts$/,
    names: ['start'],
    reason: 'The executable of the stand-in is no TypeScript and imports it at run time.',
  },
  {
    path: /^desktop\/renderer\/features\/(?:[\w-]+\/)+[\w-]+-screen\.tsx$/,
    reason: 'The registry of screens loads each by import() when it is first opened.',
  },
  {
    path: /^desktop\/renderer\/features\/products\/(?:detail\/(?:[\w-]+-tab|life-dialog|items-form)|bulk\/assign-dialog)\.tsx$/,
    reason:
      'The panel and the menu of products load each tab and dialog by import() when it is first opened.',
  },
  {
    path: /^desktop\/renderer\/features\/orders\/order-panel\.tsx$/,
    reason: 'The list of orders loads it by import() when the first one is opened.',
  },
  {
    path: /^desktop\/renderer\/app\/history-panel\.tsx$/,
    reason: 'The frame loads it by import() when it is first opened.',
  },
  {
    path: /^desktop\/renderer\/ui\/grid\/(?:columns|keys|views)-dialog\.tsx$/,
    reason: 'A list loads each of them by import() when it is first opened.',
  },
  {
    path: /^desktop\/renderer\/ui\/resource\/resource-list\.tsx$/,
    names: ['resourceScreen'],
    reason: 'The registry of screens loads it by import() for what a declaration gives a place.',
  },
  {
    path: /^desktop\/renderer\/i18n\/(?:cs|ro)\.ts$/,
    reason: 'A language is loaded by import() when it is first spoken.',
  },
  {
    path: /^storefront\/(?:app\/(?:client-pages|start-app)\.tsx|i18n\/load-phrases\.ts)$/,
    names: ['createClientPages', 'startApp', 'loadPhrases'],
    reason:
      'Loaded by import() after the page is shown, in a callback that the search does not read.',
  },
  {
    path: /^storefront\/features\/[\w-]+\/(?:[\w-]+\.)?route\.ts$/,
    names: ['route', 'load'],
    reason: 'Pages are found by import.meta.glob, by the name of their file.',
  },
  {
    path: /^storefront\/i18n\/(?:cs|ro)\/[\w-]+\.ts$/,
    reason: 'Phrases are found by import.meta.glob, by the name of their file.',
  },
  {
    path: /^api\/carriers\/announce\.ts$/,
    names: ['announce'],
    reason: 'Tests hand it a carrier that dies in the middle.',
  },
  {
    path: /^migrations\/\d{14}_\w+\.ts$/,
    names: ['up', 'down'],
    reason: 'Migrations are found by the names of their files.',
  },
  {
    path: /^storefront\/launch\/dev-page\.ts$/,
    names: ['renderDevPage'],
    reason: 'The server of `npm run dev` beside it loads it through Vite, by its path.',
  },
];
