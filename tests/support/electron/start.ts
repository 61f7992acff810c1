import { existsSync, readFileSync, statSync } from 'node:fs';
import inspector from 'node:inspector';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApplication, type Program } from './application.ts';
import { BrowserWindow } from './browser-window.ts';
import { launchChromium } from './chromium.ts';
import type { Host } from './host.ts';
import { findInstanceLock } from './instance-lock.ts';
import { createIpcMain } from './ipc-main.ts';
import { autoUpdater, createSafeStorage, dialog, net, screen, shell } from './machine.ts';
import { Menu } from './menus.ts';
import { provideElectron } from './module/provide-electron.ts';
import { createSession } from './permissions.ts';
import { readCommandLine } from './read-command-line.ts';
import { startSchemes } from './schemes.ts';
import { WebContents } from './web-contents.ts';

interface Options {
  /** Of the Electron that is stood in for. */
  readonly version: string;
  readonly nodeModule: { readonly require: (file: string) => unknown };
}

/** The program's folder and entry, as Electron finds them: a folder's package.json names the file. */
function programAt(path: string): Program & { readonly entry: string } {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const file = join(folder, 'package.json');
  // npm has read it before.
  const described = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    readonly name?: string;
    readonly version?: string;
    readonly main?: string;
  };
  const { name = 'Electron', version = '0.0.0', main = 'index.js' } = described;
  return { folder, name, version, entry: path === folder ? join(folder, main) : path };
}

/** Starts the program of the command line on the stand-in. `ready` comes once its main file has run. */
export async function start({ version, nodeModule }: Options): Promise<void> {
  const words = process.argv.slice(2);
  const { preloaded, inspectPort, debuggingPort, switches, program: path } = readCommandLine(words);
  process.argv = [process.argv[1] ?? '', ...words];
  const program = programAt(path);
  if (inspectPort !== undefined) inspector.open(inspectPort, '127.0.0.1', false);
  const userData = switches.get('user-data-dir') ?? program.name;
  const lock = await findInstanceLock(userData, process.argv);
  const schemes = await startSchemes();
  const browser = () =>
    launchChromium({
      userDataDir: join(app.getPath('userData'), 'chromium'),
      debuggingPort,
      schemePort: schemes.port,
    });
  let endBrowser = () => Promise.resolve();
  const app = createApplication(program, switches, lock, {
    windows: () => BrowserWindow.getAllWindows(),
    endBrowser: () => endBrowser(),
  });
  // As in Electron, it comes up beside the program's own file. A second instance ends before it needs one.
  const early = lock.isFirst ? browser() : undefined;
  const ipcMain = createIpcMain();
  const sessions = createSession();
  provideElectron({
    app,
    ipcMain,
    BrowserWindow,
    Menu,
    dialog,
    shell,
    screen,
    net,
    autoUpdater,
    safeStorage: createSafeStorage(switches),
    protocol: schemes.protocol,
    session: sessions,
    webContents: { fromDevToolsTargetId: (target: string) => WebContents.byTarget.get(target) },
  });
  watchProcess(() => app.quit());
  for (const file of preloaded) nodeModule.require(file);
  await import(pathToFileURL(program.entry).href);

  const { process: chromium, devTools } = early ?? browser();
  const ended = new Promise<void>((resolve) => chromium.once('exit', () => resolve()));
  endBrowser = async () => {
    await devTools.browser.send('Browser.close').catch(() => undefined);
    await ended;
  };
  void ended.then(() => app.exit(app.isQuitting() ? 0 : 1));
  const host: Host = { app, devTools, ipcMain, schemes, sessions };
  BrowserWindow.host = host;
  await watchTargets(host);
  const { product } = await devTools.browser.send<{ product: string }>('Browser.getVersion');
  Object.assign(process.versions, { electron: version, chrome: product.split('/')[1] });
  app.start();
}

/** Windows that pages open are refused; pages that end take their window with them. */
async function watchTargets({ devTools }: Host): Promise<void> {
  type Created = { targetInfo: { targetId: string; type: string; openerId?: string } };
  const { browser } = devTools;
  browser.on('Target.targetCreated', ({ targetInfo }: Created) => {
    const { targetId, type, openerId } = targetInfo;
    if (type !== 'page' || openerId === undefined) return;
    void browser.send('Target.closeTarget', { targetId }).catch(() => undefined);
  });
  browser.on('Target.targetDestroyed', ({ targetId }: { targetId: string }) => {
    const gone = WebContents.byTarget.get(targetId);
    for (const window of BrowserWindow.getAllWindows()) {
      if (window.webContents === gone) window.destroy();
    }
  });
  await browser.send('Target.setDiscoverTargets', { discover: true });
}

/** Faults of the program are its own to tell; Electron does not end for them, and ends in order on a signal. */
function watchProcess(quit: () => void): void {
  const tell = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  process.on('uncaughtException', tell);
  process.on('unhandledRejection', tell);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, quit);
}
