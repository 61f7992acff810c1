// What `import { app } from 'electron'` finds in the stand-in: exports must be named before they exist.
const electron = globalThis.electronStandIn;
export default electron;
export const {
  app,
  autoUpdater,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  net,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
} = electron;
