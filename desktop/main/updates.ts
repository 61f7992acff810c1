import { app, autoUpdater, dialog, type BrowserWindow } from 'electron';
import type { Log } from './log.ts';
import { failureKind } from './log.ts';
import type { Words } from './words/words.ts';

const everyHourMs = 3_600_000;

interface Options {
  readonly feedUrl: string | undefined;
  readonly window: BrowserWindow;
  readonly words: () => Words;
  readonly log: Log;
}

/**
 * Electron's own updater on the configured feed, hourly. Off without a feed, in a checkout, and on Linux, where
 * packages come from the system. The restart waits for the person.
 */
export function watchUpdates({ feedUrl, window, words, log }: Options): void {
  if (feedUrl === undefined || !app.isPackaged || process.platform === 'linux') return;
  const address = new URL(feedUrl);
  address.searchParams.set('version', app.getVersion());
  address.searchParams.set('platform', `${process.platform}-${process.arch}`);
  autoUpdater.setFeedURL({ url: address.href });
  autoUpdater.on('error', (error) => log.event('update-failed', { kind: failureKind(error) }));
  autoUpdater.on('update-downloaded', () => void offerRestart(window, words()));
  const timer = setInterval(() => autoUpdater.checkForUpdates(), everyHourMs);
  window.on('closed', () => clearInterval(timer));
  autoUpdater.checkForUpdates();
}

async function offerRestart(window: BrowserWindow, words: Words): Promise<void> {
  const { title, text, later, restart } = words.update;
  const { response } = await dialog.showMessageBox(window, {
    type: 'info',
    message: title,
    detail: text,
    buttons: [later, restart],
    cancelId: 0,
    noLink: true,
  });
  if (response === 1) autoUpdater.quitAndInstall();
}
