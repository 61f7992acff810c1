type Handler = (event: object, ...given: unknown[]) => unknown;

/** `ipcMain.handle` (https://www.electronjs.org/docs/latest/api/ipc-main). */
export function createIpcMain() {
  const handlers = new Map<string, Handler>();
  return {
    handle(channel: string, handler: Handler) {
      if (handlers.has(channel)) {
        throw new Error(`Attempted to register a second handler for '${channel}'`);
      }
      handlers.set(channel, handler);
    },
    removeHandler: (channel: string) => void handlers.delete(channel),
    /** What the page's call answers or throws; not part of Electron's surface. */
    async answer(channel: string, event: object, given: readonly unknown[]): Promise<unknown> {
      const handler = handlers.get(channel);
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      return await handler(event, ...given);
    },
  };
}

export type IpcMain = ReturnType<typeof createIpcMain>;
