import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOutside } from '#api/platform/fetch/fetch-outside.ts';

let server: Server;
let host: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/ok') return response.end('content');
    if (path === '/large') return response.end('x'.repeat(2_000));
    if (path === '/never') return response.write('x');
    if (path === '/busy') return response.writeHead(503).end();
    if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end();
    if (path === '/moved') return response.writeHead(301, { location: '/ok' }).end();
    if (path === '/inside') {
      return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    }
    if (path === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server's address is no text.
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { mostBytes: 1_000, mostMs: 500, accept: 'image/*' };
const open = (path: string) =>
  fetchOutside(`http://${host}${path}`, { ...limits, privateHosts: [host] });
const guarded = (address: string) => fetchOutside(address, { ...limits, privateHosts: [] });

describe('what is fetched from outside', () => {
  it('comes where the server answers, also after a redirect', async () => {
    expect(await open('/ok')).toEqual({ ok: true, value: Buffer.from('content') });
    expect(await open('/moved')).toEqual({ ok: true, value: Buffer.from('content') });
  });

  it.each([
    ['/large', 'fetch_too_large'],
    ['/never', 'fetch_timeout'],
    ['/busy', 'fetch_failed'],
    ['/loop', 'fetch_redirects'],
    ['/missing', 'fetch_refused'],
    ['/inside', 'address_private'],
    ['/file', 'address_invalid'],
  ])('ends at %s with %s', async (path, reason) => {
    expect(await open(path)).toEqual({ ok: false, error: reason });
  });

  it.each([
    ['http://127.0.0.1/ok', 'address_private'],
    ['http://[::ffff:127.0.0.1]/ok', 'address_private'],
    ['http://[::1]/', 'address_private'],
    ['http://0x7f000001/', 'address_private'],
    ['http://2130706433/', 'address_private'],
    ['http://localhost/', 'address_private'],
    ['http://example.com:8080/', 'address_invalid'],
    ['http://user:secret@example.com/', 'address_invalid'],
    ['ftp://example.com/', 'address_invalid'],
    ['nothing', 'address_invalid'],
  ])('never leads into the private network: %s', async (address, reason) => {
    const before = asked.length;
    expect(await guarded(address)).toEqual({ ok: false, error: reason });
    expect(asked).toHaveLength(before);
  });

  it('is encrypted where that is asked for', async () => {
    const only = { ...limits, privateHosts: [], onlyHttps: true };
    expect(await fetchOutside('http://example.com/', only)).toMatchObject({
      error: 'address_invalid',
    });
  });
});
