import { ipcMain } from 'electron';

export const answer = () => ipcMain.handle('anything', () => 1);
