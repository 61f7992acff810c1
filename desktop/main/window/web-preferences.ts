import type { WebPreferences } from 'electron';

/** What a page of this program may be: Electron's safe defaults said aloud, so that a change of one is seen. */
export const webPreferences = (preload: string): WebPreferences => ({
  preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
});

/** The hidden page that prints: the viewer of PDF is a plugin; otherwise as safe, without a bridge, in a session of its own. */
export const printPreferences: WebPreferences = {
  plugins: true,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  partition: 'printing',
};
