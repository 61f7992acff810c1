import type { Application } from './application.ts';
import type { DevTools } from './devtools.ts';
import type { IpcMain } from './ipc-main.ts';
import type { Sessions } from './permissions.ts';
import type { Schemes } from './schemes.ts';

/** What windows need of the rest. */
export interface Host {
  readonly app: Application;
  readonly devTools: DevTools;
  readonly ipcMain: IpcMain;
  readonly schemes: Schemes;
  readonly sessions: Sessions;
}
