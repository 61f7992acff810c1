import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emitPreventable } from './preventable.ts';
import type { InstanceLock } from './instance-lock.ts';

export interface Program {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

export interface Closing {
  readonly windows: () => readonly { readonly requestClose: () => Promise<boolean> }[];
  readonly endBrowser: () => Promise<void>;
}

/**
 * `app` (https://www.electronjs.org/docs/latest/api/app). Its methods are ordinary properties of a plain emitter,
 * because Playwright replaces some of them to hold `ready` back until it has attached.
 */
export function createApplication(
  program: Program,
  switches: ReadonlyMap<string, string>,
  lock: InstanceLock,
  closing: Closing,
) {
  const app = new EventEmitter();
  app.setMaxListeners(0);
  let becomeReady: (information: object) => void = () => undefined;
  const ready = new Promise<object>((resolve) => (becomeReady = resolve));
  let isReady = false;
  let isQuitting = false;
  const added = new Map(switches);
  const configured = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  const given = switches.get('user-data-dir');
  const userData = given === undefined ? join(configured, program.name) : resolve(given);
  mkdirSync(userData, { recursive: true });
  const paths: Readonly<Record<string, string>> = {
    userData,
    sessionData: userData,
    logs: join(userData, 'logs'),
    appData: configured,
    home: homedir(),
    temp: tmpdir(),
  };

  /** before-quit, then every window's close, then will-quit; any of them may keep the program running. */
  const mayQuit = async (): Promise<boolean> => {
    if (!emitPreventable(app, 'before-quit')) return false;
    for (const window of closing.windows()) if (!(await window.requestClose())) return false;
    return emitPreventable(app, 'will-quit');
  };
  const end = async (code: number) => {
    isQuitting = true;
    app.emit('quit', {}, code);
    await closing.endBrowser();
    process.exit(code);
  };
  const quit = async () => {
    if (isQuitting) return;
    isQuitting = true;
    isQuitting = await mayQuit();
    if (isQuitting) await end(0);
  };
  const methods = {
    name: program.name,
    isPackaged: false,
    whenReady: () => ready,
    isReady: () => isReady,
    getName: () => program.name,
    getVersion: () => program.version,
    getAppPath: () => program.folder,
    getLocale: () => added.get('lang') ?? 'en-US',
    getPath(name: string): string {
      const path = paths[name];
      if (path === undefined) throw new Error(`Failed to get '${name}' path`);
      return path;
    },
    commandLine: {
      appendSwitch: (name: string, value = '') => void added.set(name, value),
      hasSwitch: (name: string) => added.has(name),
      getSwitchValue: (name: string) => added.get(name) ?? '',
    },
    enableSandbox: () => undefined,
    focus: () => undefined,
    setAsDefaultProtocolClient: (scheme: string) => linkSchemes.add(scheme).size > 0,
    isDefaultProtocolClient: (scheme: string) => linkSchemes.has(scheme),
    requestSingleInstanceLock: () =>
      lock.request((words, folder) => app.emit('second-instance', {}, words, folder, null)),
    quit: () => void quit(),
    exit: (code = 0) => void end(code),
  };
  const linkSchemes = new Set<string>();
  return Object.assign(app, methods, {
    isQuitting: () => isQuitting,
    start() {
      isReady = true;
      becomeReady({});
      app.emit('ready', {}, {});
    },
  });
}

export type Application = ReturnType<typeof createApplication>;
