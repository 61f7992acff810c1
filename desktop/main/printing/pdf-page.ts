import { BrowserWindow } from 'electron';
import type { PrintPage } from './system-printers.ts';

/** A window that nobody sees, with Chromium's own viewer of PDF and nothing of the back office: no bridge, no session of it. */
export function openPdfPage(): PrintPage {
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      plugins: true,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      partition: 'printing',
    },
  });
  const { session } = window.webContents;
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  return {
    show: (file) => window.loadFile(file),
    print: (deviceName) =>
      new Promise((resolve) => {
        window.webContents.print({ silent: true, printBackground: true, deviceName }, (isSent) =>
          resolve(isSent),
        );
      }),
    close: () => {
      if (!window.isDestroyed()) window.destroy();
    },
  };
}
