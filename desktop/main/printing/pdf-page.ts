import { BrowserWindow } from 'electron';
import { printPreferences } from '../window/web-preferences.ts';
import type { PrintPage } from './system-printers.ts';

/** A window that nobody sees, with Chromium's own viewer of PDF and nothing of the back office: no bridge, no session of it. */
export function openPdfPage(): PrintPage {
  const window = new BrowserWindow({ show: false, webPreferences: printPreferences });
  const { session } = window.webContents;
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  return {
    // No file: addresses stand on papers, and nothing is left behind.
    show: (pdf) =>
      window.loadURL(`data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}`),
    print: (deviceName) =>
      new Promise((resolve) => {
        window.webContents.print({ silent: true, printBackground: true, deviceName }, resolve);
      }),
    close: () => {
      if (!window.isDestroyed()) window.destroy();
    },
  };
}
