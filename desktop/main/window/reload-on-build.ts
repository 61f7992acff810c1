import { watch } from 'node:fs';
import type { BrowserWindow } from 'electron';

/** A build writes many files; it is over when none has come for so long. */
const quietMs = 150;

/** Shows what was built anew (`npm run dev`), for the program of a checkout alone. */
export function reloadOnBuild(window: BrowserWindow, folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => window.webContents.reload(), quietMs);
  });
  window.once('closed', () => {
    clearTimeout(timer);
    watcher.close();
  });
}
