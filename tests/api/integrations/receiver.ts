import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was sent. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** As a merchant's program reads it. */
  readonly message: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

export interface Receiver {
  readonly host: string;
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on; 204 as a rule. */
  answer: (response: ServerResponse) => void;
  readonly close: () => void;
}

/** A merchant's program, which listens on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      // What the shop sends, which the tests compare.
      const message = JSON.parse(body) as Received['message'];
      received.push({ headers: request.headers, body, message });
      receiver.answer(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server's address is no text.
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const receiver: Receiver = {
    host,
    url: `http://${host}/hook`,
    received,
    answer: (response) => void response.writeHead(204).end(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** The signatures by which a program that knows the secret finds a message to be the shop's. */
export function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
