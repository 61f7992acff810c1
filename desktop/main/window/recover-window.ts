import { dialog, type BrowserWindow } from 'electron';
import { retryDelayMs } from '#core/resilience/retry.ts';
import { appOrigin } from '../../shared/places.ts';
import type { Log } from '../log.ts';
import type { TroubleKind, Words } from '../words/words.ts';
import { troubleAddress } from './trouble.ts';

/** A page that stood this long is taken as healthy; the next trouble begins with the shortest wait again. */
const healthyAfterMs = 60_000;
/** Chromium's net::ERR_ABORTED: another navigation took over, which is no failure. */
const aborted = -3;

interface Options {
  readonly log: Log;
  readonly words: () => Words;
}

/** Says what happened to a page that crashed, hangs or cannot be loaded, and brings it back by SPECIFICATION 9. */
export function recoverWindow(window: BrowserWindow, { log, words }: Options): void {
  const contents = window.webContents;
  let attempts = 0;
  let timer: NodeJS.Timeout | undefined;

  const recover = (kind: TroubleKind) => {
    clearTimeout(timer);
    const waitMs = retryDelayMs(attempts);
    attempts += 1;
    void contents.loadURL(troubleAddress(kind, waitMs / 1000)).catch(() => undefined);
    timer = setTimeout(() => {
      if (!window.isDestroyed()) void contents.loadURL(`${appOrigin}/`).catch(() => undefined);
    }, waitMs);
  };
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.event('render-process-gone', { reason, exitCode });
    if (reason !== 'clean-exit') recover('crashed');
  });
  contents.on('did-fail-load', (_event, code, _description, _address, isMainFrame) => {
    if (!isMainFrame || code === aborted) return;
    log.event('did-fail-load', { code });
    recover('unloadable');
  });
  contents.on('did-finish-load', () => {
    if (contents.getURL().includes('/.trouble/')) return;
    clearTimeout(timer);
    timer = setTimeout(() => (attempts = 0), healthyAfterMs);
  });
  window.on('closed', () => clearTimeout(timer));
  offerReloadOfHanging(window, { log, words });
}

function offerReloadOfHanging(window: BrowserWindow, { log, words }: Options): void {
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const { title, text, wait, reload } = words().hanging;
    const question = { type: 'warning' as const, message: title, detail: text, noLink: true };
    const buttons = [wait, reload];
    const { response } = await dialog.showMessageBox(window, { ...question, buttons, cancelId: 0 });
    isAsking = false;
    if (response !== 1 || window.isDestroyed()) return;
    // A hanging page cannot answer beforeunload, so it is ended; the crash is then recovered as any other.
    window.webContents.forcefullyCrashRenderer();
  };
  window.on('unresponsive', () => {
    log.event('unresponsive');
    if (!isAsking) void ask();
  });
}
