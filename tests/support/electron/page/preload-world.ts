import type { bridgeEnd } from './bridge-end.ts';
import type { makeCodec } from './codec.ts';

export interface PreloadSettings {
  /** Name of the function by which this world calls the main process. */
  readonly binding: string;
  /** Name of the function by which the main process calls this world. */
  readonly receive: string;
}

type Listener = (event: object, ...given: unknown[]) => void;
type Pending = { readonly channel: string; readonly settle: (isOk: boolean, text: string) => void };

/**
 * What a sandboxed preload script finds around it: `require` of a short list and no Node
 * (https://www.electronjs.org/docs/latest/tutorial/sandbox). It runs as source text in the page's isolated world.
 */
export function preloadWorld(
  { binding, receive }: PreloadSettings,
  codec: ReturnType<typeof makeCodec>,
  bridge: ReturnType<typeof bridgeEnd>,
): (id: string) => unknown {
  // The stand-in has just put the binding into this world.
  const world = globalThis as unknown as Record<string, (...given: never[]) => void>;
  const native = world[binding] as unknown as (text: string) => void; // As above.
  const post = (message: object) => native(JSON.stringify(message));
  const listeners = new Map<string, Set<Listener>>();
  const pending = new Map<number, Pending>();
  let last = 0;

  const ipcRenderer = {
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    removeListener(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
    invoke: (channel: string, ...given: unknown[]) =>
      new Promise((resolve, reject: (error: Error) => void) => {
        const text = codec.encode(given);
        last += 1;
        const failed = (reason: string) =>
          new Error(`Error invoking remote method '${channel}': ${reason}`);
        const settle = (isOk: boolean, answer: string) =>
          isOk ? resolve(codec.decode(answer)) : reject(failed(answer));
        pending.set(last, { channel, settle });
        post({ kind: 'invoke', id: last, channel, text });
      }),
  };
  world[receive] = (kind: string, subject: string, isOk: boolean, text: string) => {
    if (kind === 'answer') {
      pending.get(Number(subject))?.settle(isOk, text);
      pending.delete(Number(subject));
      return;
    }
    const given = codec.decode(text) as unknown[]; // webContents.send encodes its list of arguments.
    for (const listener of [...(listeners.get(subject) ?? [])]) listener({}, ...given);
  };
  // A menu's accelerator comes after the page: a key that it took does not reach the menu.
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented) return;
    post({ kind: 'key', key, ctrlKey, metaKey, altKey, shiftKey });
  });

  const exposed = new Set<string>();
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (exposed.has(key)) {
        throw new Error('Cannot bind an API on top of an existing property on the window object');
      }
      exposed.add(key);
      bridge.expose(key, api);
    },
  };
  return (id) => {
    if (id === 'electron' || id === 'electron/renderer') return { ipcRenderer, contextBridge };
    throw new Error(`module not found: ${id}`);
  };
}
