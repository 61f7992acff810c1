import { join } from 'node:path';
import { app, dialog } from 'electron';
import { z } from 'zod';
import { linkOfArguments, type DeepLink } from '../shared/deep-link.ts';
import { linkScheme } from '../shared/places.ts';
import { readKeptJson } from './kept-json.ts';
import { createLog, failureKind, type Log } from './log.ts';
import { registerOfficeScheme } from './scheme/office-scheme.ts';
import { readSettings, type Settings } from './settings.ts';
import { startOffice, type Office } from './start-office.ts';

let office: Office | null = null;
/** A link that came before there was a window: the one that started the program. */
let firstLink: DeepLink | null = linkOfArguments(process.argv);

function openLink(link: DeepLink | null): void {
  if (office === null) firstLink = link ?? firstLink;
  else office.links.opened(link);
}

/** Another start of the program, often by a link, brings the running one to the front. */
function bringToFront(words: readonly string[]): void {
  openLink(linkOfArguments(words));
  if (office === null || office.window.isDestroyed()) return;
  if (office.window.isMinimized()) office.window.restore();
  office.window.show();
  office.window.focus();
}

function settingsOfMachine(): Settings {
  const file = join(app.getPath('userData'), 'settings.json');
  const kept = readKeptJson(file, z.record(z.string(), z.unknown())) ?? {};
  return readSettings(process.env, kept);
}

function watchFaults(log: Log): void {
  process.on('uncaughtException', (error) =>
    log.event('uncaught', { kind: failureKind(error), stack: placesOf(error) }),
  );
  process.on('unhandledRejection', (error) => log.event('unhandled', { kind: failureKind(error) }));
  app.on('child-process-gone', (_event, { type, reason }) =>
    log.event('child-process-gone', { type, reason }),
  );
}

/** Where it happened, without the message, which may quote what a person typed. */
const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 5)
    .join(' ');

function start(): void {
  const log = createLog(app.getPath('logs'), () => new Date());
  watchFaults(log);
  app.enableSandbox();
  registerOfficeScheme();
  registerLinks();
  app.on('second-instance', (_event, words) => bringToFront(words));
  app.on('open-url', (event, address) => {
    event.preventDefault();
    bringToFront([address]);
  });
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(() => {
    log.event('start', { version: app.getVersion() });
    office = open(log);
    if (firstLink !== null) office?.links.opened(firstLink);
  });
}

function open(log: Log): Office | null {
  try {
    return startOffice(settingsOfMachine(), log);
  } catch (error) {
    log.event('start-failed', { kind: failureKind(error) });
    const line = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${line}\n`);
    if (app.isPackaged) dialog.showErrorBox('Obměna', line);
    app.exit(2);
    return null;
  }
}

/** In a checkout the program is Electron itself, which must be told what to open. */
function registerLinks(): void {
  const folder = process.argv[1];
  if (app.isPackaged || folder === undefined) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [folder]);
}

if (app.requestSingleInstanceLock()) start();
else app.quit();
