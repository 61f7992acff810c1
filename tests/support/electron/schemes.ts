import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

type SchemeHandler = (request: Request) => Response | Promise<Response>;

/** Header that only pages of the stand-in send, so that no other program of the machine reaches the handlers. */
export const keyHeader = 'x-stand-in-key';

/**
 * `protocol` (https://www.electronjs.org/docs/latest/api/protocol). Chromium knows no schemes of others, so
 * `scheme://host/` becomes `http://host.scheme.localhost/`, which is a secure context too, and a local server hands its
 * requests to the handlers, streams included. `real` and `seen` translate addresses both ways.
 */
export async function startSchemes() {
  const handlers = new Map<string, SchemeHandler>();
  const key = randomBytes(18).toString('base64url');
  const real = (address: string): string => {
    const [, scheme = '', host = '', rest = ''] =
      /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(address) ?? [];
    return handlers.has(scheme) ? `http://${host}.${scheme}.localhost${rest || '/'}` : address;
  };
  const seen = (address: string): string => {
    const [, host = '', scheme = '', rest = ''] =
      /^http:\/\/([^/]*)\.([a-z0-9+.-]+)\.localhost(\/.*)?$/i.exec(address) ?? [];
    return handlers.has(scheme) ? `${scheme}://${host}${rest || '/'}` : address;
  };
  const serve = async (message: IncomingMessage, reply: ServerResponse) => {
    const address = seen(`http://${message.headers.host ?? ''}${message.url ?? ''}`);
    const handler = handlers.get(address.slice(0, address.indexOf(':')));
    if (handler === undefined || message.headers[keyHeader] !== key) {
      reply.writeHead(403).end();
      return;
    }
    const leaving = new AbortController();
    reply.on('close', () => leaving.abort());
    await answerWith(await handler(requestOf(message, address, leaving.signal)), reply);
  };
  const server = createServer((message, reply) => {
    // A handler that throws is a failed request in Electron, too.
    serve(message, reply).catch(() => message.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  // A server on an address and port has such an address.
  const { port } = server.address() as AddressInfo;
  const protocol = {
    registerSchemesAsPrivileged: () => undefined,
    handle: (scheme: string, handler: SchemeHandler) => void handlers.set(scheme, handler),
    isProtocolHandled: (scheme: string) => handlers.has(scheme),
  };
  return { protocol, real, seen, port, key };
}

export type Schemes = Awaited<ReturnType<typeof startSchemes>>;

function requestOf(message: IncomingMessage, address: string, signal: AbortSignal): Request {
  const method = message.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (name !== keyHeader && value !== undefined) headers.set(name, String(value));
  }
  const hasBody =
    method !== 'GET' && method !== 'HEAD' && Number(headers.get('content-length')) !== 0;
  return new Request(address, {
    method,
    headers,
    signal,
    // Node's and the page's streams are the same thing with two declarations.
    ...(hasBody && { body: Readable.toWeb(message) as unknown as BodyInit, duplex: 'half' }),
  });
}

async function answerWith(answer: Response, reply: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    reply.socket?.destroy();
    return;
  }
  reply.writeHead(answer.status, Object.fromEntries(answer.headers));
  reply.flushHeaders();
  if (answer.body === null) {
    reply.end();
    return;
  }
  // As above: one stream, two declarations.
  const body = Readable.fromWeb(answer.body as unknown as ReadableStream);
  body.on('error', () => reply.destroy());
  reply.on('close', () => body.destroy());
  body.pipe(reply);
  await new Promise((done) => reply.on('close', done));
}
