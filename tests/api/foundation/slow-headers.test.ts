import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppState } from '#api/platform/http/app-context.ts';
import { close, createShopServer, listen } from '#api/platform/http/listen.ts';

const server = createShopServer(new Koa<AppState>(), { headersMs: 100, lookEveryMs: 20 });
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
