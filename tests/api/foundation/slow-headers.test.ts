import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppState } from '#api/platform/http/app-context.ts';
import { close, createShopServer, listen } from '#api/platform/http/listen.ts';

const server = createShopServer(new Koa<AppState>(), {
  mostConnections: 2,
  headersMs: 100,
  lookEveryMs: 20,
});
let port = 0;
beforeAll(async () => {
  port = await listen(server, 'PORT', 0, '127.0.0.1');
});
afterAll(() => close(server));

it('cuts off whoever lets headers dribble in', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-One: 1\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
}, 5_000);

it('closes the connection that is one too many, and takes the next once another has ended', async () => {
  const within = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(within.map((socket) => once(socket, 'connect')));
  const answered = /^HTTP\/1\.1 404 /;
  expect(await ask(connect(port, '127.0.0.1'))).toBe('');
  const [first, second] = await Promise.all(within.map(ask));
  expect([first, second]).toEqual([
    expect.stringMatching(answered),
    expect.stringMatching(answered),
  ]);
  expect(await ask(connect(port, '127.0.0.1'))).toMatch(answered);
}, 5_000);

/** What the server says to a whole request; nothing where it has closed the connection. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return text(socket).catch(() => '');
}
