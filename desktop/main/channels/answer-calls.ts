import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import type { Bridge } from '../../shared/bridge.ts';
import { callChannels, type CallName } from '../../shared/channel-names.ts';
import { callArguments } from '../../shared/channels.ts';
import { isOfficeAddress } from '../window/addresses.ts';
import type { Log } from '../log.ts';

/** What the main process does for each call; arguments arrive checked. */
export type Answers = {
  readonly [K in CallName]: (
    ...given: Parameters<Bridge[K]>
  ) => ReturnType<Bridge[K]> | Awaited<ReturnType<Bridge[K]>>;
};

/** The window's own top frame, showing the back office. Any other sender gets no answer. */
function isOwnFrame({ senderFrame }: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  if (senderFrame === null || window.isDestroyed()) return false;
  return senderFrame === window.webContents.mainFrame && isOfficeAddress(senderFrame.url);
}

/** Answers the page's calls: the sender is checked, then the arguments, then the answer is made. */
export function answerCalls(
  window: BrowserWindow,
  answers: Answers,
  log: Pick<Log, 'event'>,
): void {
  const names = Object.keys(callChannels) as CallName[]; // Object.keys forgets the keys' type.
  for (const name of names) {
    ipcMain.handle(callChannels[name], (event, ...given: unknown[]): unknown => {
      if (!isOwnFrame(event, window)) {
        log.event('foreign-sender', { call: name });
        throw new Error('refused');
      }
      const parsed = callArguments[name].safeParse(given);
      if (!parsed.success) {
        log.event('wrong-arguments', { call: name });
        throw new Error('wrong arguments');
      }
      // The schema of this very call has just made these arguments.
      const answer = answers[name] as (...checked: readonly unknown[]) => unknown;
      return answer(...parsed.data);
    });
  }
  window.on('closed', () => names.forEach((name) => ipcMain.removeHandler(callChannels[name])));
}
