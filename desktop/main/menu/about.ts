import { app, dialog, type BrowserWindow } from 'electron';
import type { Versions } from '../../shared/bridge.ts';
import type { Words } from '../words/words.ts';

export const versions = (): Versions => ({
  app: app.getVersion(),
  electron: process.versions.electron,
  chrome: process.versions.chrome,
  node: process.versions.node,
});

/** The versions that a report of a fault should name. */
export async function showAbout(window: BrowserWindow, words: Words): Promise<void> {
  const { app: own, electron, chrome, node } = versions();
  await dialog.showMessageBox(window, {
    type: 'info',
    message: words.about.title,
    detail: [`Obměna ${own}`, `Electron ${electron}`, `Chromium ${chrome}`, `Node.js ${node}`].join(
      '\n',
    ),
    buttons: [words.about.close],
    noLink: true,
  });
}
