/** Names of the channels between the page's preload script and the main process. */
export const callChannels = {
  versions: 'obmena:versions',
  saveFile: 'obmena:save-file',
  openFile: 'obmena:open-file',
  takeDeepLink: 'obmena:take-deep-link',
  connection: 'obmena:connection',
  retryConnection: 'obmena:retry-connection',
  keptScans: 'obmena:kept-scans',
  keepScans: 'obmena:keep-scans',
  printers: 'obmena:printers',
  printPaper: 'obmena:print-paper',
  updateReady: 'obmena:update-ready',
  restartForUpdate: 'obmena:restart-for-update',
  language: 'obmena:language',
  setLanguage: 'obmena:set-language',
} as const;

export const eventChannels = {
  deepLink: 'obmena:deep-link-opened',
  command: 'obmena:menu-command',
  connection: 'obmena:connection-changed',
  updateReady: 'obmena:update-downloaded',
} as const;

export type CallName = keyof typeof callChannels;
