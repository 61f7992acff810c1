import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SecondInstance = (words: readonly string[], folder: string) => void;

export interface InstanceLock {
  readonly isFirst: boolean;
  /** True for the first program on a data folder; another hands over its command line and gets false. */
  readonly request: (secondInstance: SecondInstance) => boolean;
}

/** Too long a path cannot name a socket, so the data folder gives it its hash. */
const socketPath = (dataFolder: string) =>
  join(tmpdir(), `stand-in-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 24)}`);

const reach = (path: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(path, () => resolve(socket));
    socket.on('error', () => resolve(null));
  });

/**
 * app.requestSingleInstanceLock answers at once, so who was first is found out before the program is loaded: whoever
 * listens on the data folder's socket.
 */
export async function findInstanceLock(
  dataFolder: string,
  words: readonly string[],
): Promise<InstanceLock> {
  const path = socketPath(dataFolder);
  const first = await reach(path);
  if (first !== null) {
    const request = () => {
      first.end(JSON.stringify({ words, folder: process.cwd() }));
      return false;
    };
    return { isFirst: false, request };
  }
  let secondInstance: SecondInstance = () => undefined;
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('end', () => {
      if (text === '') return;
      // The other end is the branch above.
      const told = JSON.parse(text) as { words: readonly string[]; folder: string };
      secondInstance(told.words, told.folder);
    });
  });
  server.on('error', () => undefined).listen(path);
  server.unref();
  process.on('exit', () => rmSync(path, { force: true }));
  return {
    isFirst: true,
    request(listener) {
      secondInstance = listener;
      return true;
    },
  };
}
