/** What is around the screens: signing in, navigation, notifications, dialogs of the frame. */
export const frame = {
  appName: 'Obměna',
  undo: 'Vrátit zpět',
  close: 'Zavřít',
  cancel: 'Zrušit',
  retry: 'Zkusit znovu',
  loading: 'Načítá se',
  offlineText: 'Server neodpovídá. Co jste vyplnili, zůstává; zkuste to za chvíli znovu.',
  failedText: 'Něco se v programu nepovedlo. Zkuste to znovu, nebo obrazovku načtěte znovu.',
  refusedText: 'Server to odmítl. Zkontrolujte, co je vyplněno.',
  requestNumber: 'Číslo požadavku pro podporu: {{number}}',
  missingTitle: 'Tohle už tu není',
  loadFailedTitle: 'Nepovedlo se načíst',
  deniedTitle: 'You do not have permission to access this page.',
  deniedText: 'Pokud to k práci potřebujete, požádejte správce o jinou roli.',
} as const;
