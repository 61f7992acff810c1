import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge, Listen } from '../shared/bridge.ts';
import { callChannels, eventChannels, type CallName } from '../shared/channel-names.ts';

/** A call by its own name: the page can reach no other channel and sees nothing of Electron. */
function call<K extends CallName>(name: K): Bridge[K] {
  const invoke = (...given: readonly unknown[]) => ipcRenderer.invoke(callChannels[name], ...given);
  // The main process checks the arguments and answers what the bridge declares.
  return invoke as Bridge[K];
}

/** Passes the value on and keeps Electron's event, which holds the sender, to itself. */
const listen =
  <T>(channel: string): Listen<T> =>
  (listener) => {
    const onMessage = (_event: unknown, value: T) => listener(value);
    ipcRenderer.on(channel, onMessage);
    return () => {
      ipcRenderer.removeListener(channel, onMessage);
    };
  };

const bridge: Bridge = {
  versions: call('versions'),
  saveFile: call('saveFile'),
  openFile: call('openFile'),
  takeDeepLink: call('takeDeepLink'),
  connection: call('connection'),
  retryConnection: call('retryConnection'),
  keptScans: call('keptScans'),
  keepScans: call('keepScans'),
  printers: call('printers'),
  printPaper: call('printPaper'),
  updateReady: call('updateReady'),
  restartForUpdate: call('restartForUpdate'),
  language: call('language'),
  setLanguage: call('setLanguage'),
  onDeepLink: listen(eventChannels.deepLink),
  onCommand: listen(eventChannels.command),
  onConnection: listen(eventChannels.connection),
  onUpdateReady: listen(eventChannels.updateReady),
};

contextBridge.exposeInMainWorld('obmena', bridge);
