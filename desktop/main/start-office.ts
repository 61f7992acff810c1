import { join } from 'node:path';
import { app, dialog, Menu, net, session, type BrowserWindow } from 'electron';
import { eventChannels } from '../shared/channel-names.ts';
import { apiPath } from '../shared/places.ts';
import { answerCalls } from './channels/answer-calls.ts';
import { openFile, saveFile } from './channels/file-dialogs.ts';
import { createConnectionMonitor, type ConnectionMonitor } from './connection.ts';
import { createDeepLinks, type DeepLinks } from './deep-links.ts';
import { createChosenLanguage, type ChosenLanguage } from './language.ts';
import type { Log } from './log.ts';
import { showAbout, versions } from './menu/about.ts';
import { menuTemplate } from './menu/menu-template.ts';
import { openPdfPage } from './printing/pdf-page.ts';
import { createSystemPrinters, type SystemPrinters } from './printing/system-printers.ts';
import { serveOffice } from './scheme/office-scheme.ts';
import { createKeptScans, type KeptScans } from './session/kept-scans.ts';
import { createKeptSession } from './session/kept-session.ts';
import { systemSafeKeeping } from './session/safe-keeping.ts';
import type { Settings } from './settings.ts';
import { canUpdateItself, noUpdates, watchUpdates, type Updates } from './updates.ts';
import { keepUnsavedWork } from './window/keep-unsaved-work.ts';
import { lockNavigation } from './window/lock-navigation.ts';
import { openWindow, showOffice } from './window/open-window.ts';
import { denyPermissions } from './window/permissions.ts';
import { recoverWindow } from './window/recover-window.ts';
import { createSerialPorts } from './window/serial-ports.ts';
import { reloadOnBuild } from './window/reload-on-build.ts';
import { troublePageAt } from './window/trouble.ts';
import { wordsOf } from './words/words-of.ts';

export interface Office {
  readonly window: BrowserWindow;
  readonly links: DeepLinks;
}

/** Puts the running program together; called once, when Electron is ready. */
export function startOffice(settings: Settings, log: Log): Office {
  const dataFolder = app.getPath('userData');
  const built = join(app.getAppPath(), 'dist/desktop');
  const tell = (channel: string, value: unknown) => {
    if (!window.isDestroyed()) window.webContents.send(channel, value);
  };
  const language = createChosenLanguage(join(dataFolder, 'language.json'), app.getLocale(), () =>
    setMenu(),
  );
  const words = () => wordsOf(language.get());
  const monitor = createConnectionMonitor({
    probe: () => answersAtAll(settings.apiUrl),
    changed: (connection) => tell(eventChannels.connection, connection),
  });
  const links = createDeepLinks((link) => tell(eventChannels.deepLink, link));
  const setMenu = () => {
    const actions = {
      command: (command: string) => tell(eventChannels.command, command),
      about: () => void showAbout(window, words()),
    };
    const template = menuTemplate(words(), actions, { isDevelopment: !app.isPackaged });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };

  const ports = createSerialPorts({ file: join(dataFolder, 'serial-port.json'), dialog, words });
  denyPermissions(session.defaultSession, ports.isChosen);
  serve(join(built, 'renderer'), settings, monitor, language);
  setMenu();
  const window = openWindow(dataFolder, join(built, 'preload/index.cjs'));
  ports.watch(session.defaultSession, window);
  lockNavigation(window.webContents, settings.apiUrl);
  recoverWindow(window, { log, words });
  keepUnsavedWork(window, words);
  const scans = keptScansOf(dataFolder, settings);
  const updates = updatesOf(settings, window, log, (version) =>
    tell(eventChannels.updateReady, version),
  );
  const printers = printersOf(window, log);
  answer(window, { monitor, links, language, log, scans, printers, updates });
  if (!app.isPackaged) reloadOnBuild(window, join(built, 'renderer'));
  showOffice(window);
  return { window, links };
}

const printersOf = (window: BrowserWindow, log: Log): SystemPrinters =>
  createSystemPrinters({
    list: () => window.webContents.getPrintersAsync(),
    openPage: openPdfPage,
    log,
  });

function updatesOf(
  { updateFeedUrl, appImage }: Settings,
  window: BrowserWindow,
  log: Log,
  tell: (version: string) => void,
): Updates {
  const { isPackaged } = app;
  const canUpdate = canUpdateItself({ isPackaged, platform: process.platform, appImage });
  if (updateFeedUrl === undefined || !canUpdate) return noUpdates;
  const load = async () => (await import('electron-updater')).default.autoUpdater;
  return watchUpdates({ feedUrl: updateFeedUrl, load, window, tell, log });
}

const keptScansOf = (dataFolder: string, { apiUrl }: Settings): KeptScans =>
  createKeptScans({
    file: join(dataFolder, 'scans.bin'),
    apiUrl,
    safeKeeping: systemSafeKeeping(),
  });

async function answersAtAll(apiUrl: string): Promise<boolean> {
  try {
    const { status } = await net.fetch(`${apiUrl}${apiPath}config/`, { credentials: 'omit' });
    return status < 500;
  } catch {
    return false;
  }
}

function serve(
  folder: string,
  { apiUrl }: Settings,
  { reached }: ConnectionMonitor,
  language: ChosenLanguage,
): void {
  const file = join(app.getPath('userData'), 'session.bin');
  const safeKeeping = systemSafeKeeping();
  const kept = createKeptSession({ file, apiUrl, safeKeeping, now: Date.now });
  const trouble = (pathname: string) => troublePageAt(pathname, language.get());
  serveOffice({ folder, trouble, forwarding: { apiUrl, session: kept, reached } });
}

interface Answering {
  readonly monitor: ConnectionMonitor;
  readonly links: DeepLinks;
  readonly language: ChosenLanguage;
  readonly log: Log;
  readonly scans: KeptScans;
  readonly printers: SystemPrinters;
  readonly updates: Updates;
}

function answer(window: BrowserWindow, answering: Answering): void {
  const { monitor, links, language, log, printers, scans, updates } = answering;
  const words = () => wordsOf(language.get());
  answerCalls(
    window,
    {
      versions,
      saveFile: (file) => saveFile(window, file, words(), log),
      openFile: (kind) => openFile(window, kind, words(), log),
      takeDeepLink: () => links.take(),
      connection: () => monitor.now(),
      retryConnection: () => monitor.retryNow(),
      keptScans: () => scans.get(),
      keepScans: (kept) => scans.keep(kept),
      printers: () => printers.list(),
      printPaper: (paper) => printers.print(paper),
      updateReady: () => updates.ready(),
      restartForUpdate: () => updates.restart(),
      language: () => language.get(),
      setLanguage: (chosen) => language.set(chosen),
    },
    log,
  );
}
