import { shell } from 'electron';

export const open = (address: string) => shell.openExternal(address);
