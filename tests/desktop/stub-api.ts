import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (message: IncomingMessage, reply: ServerResponse) => void;

/** An API of which a test decides every answer; unknown paths answer 200 with `{}`. */
export interface StubApi {
  readonly url: string;
  readonly answers: Map<string, Answer>;
  /** Headers of the last request to each path. */
  readonly seen: Map<string, IncomingMessage['headers']>;
  /** No connection can be made from now on, as when a cable is pulled. */
  readonly unplug: () => Promise<void>;
  readonly plugIn: () => Promise<void>;
}

export async function startStubApi(): Promise<StubApi> {
  const answers = new Map<string, Answer>();
  const seen = new Map<string, IncomingMessage['headers']>();
  const server: Server = createServer((message, reply) => {
    const path = message.url ?? '';
    seen.set(path, message.headers);
    const answer = answers.get(path);
    if (answer !== undefined) answer(message, reply);
    else reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  let port = 0;
  const plugIn = () =>
    new Promise<void>((done) => {
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo); // It listens on an address and a port.
        done();
      });
    });
  const unplug = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  await plugIn();
  return { url: `http://127.0.0.1:${String(port)}`, answers, seen, unplug, plugIn };
}
