import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { program } from '#api/modules.ts';

let app: TestApp;
const seen: unknown[] = [];
const remember = (input: unknown) => {
  seen.push(input);
  return Promise.reject(new RangeError('reached the handler'));
};

beforeAll(async () => {
  const ours = [
    bind('buyback-manufacturer-choices', remember),
    bind('buyback-status', remember),
    bind('admin-buyback-move', remember),
    bind('buyback-data', remember),
    // A reply without its label, which the types would not let through.
    bind('country-options', () => Promise.resolve({ choices: [{ value: 'CZ' }] } as never)),
  ];
  const keys = new Set(ours.map(({ key }) => key));
  app = await startTestApp({
    routes: (deps) => [...program.routes(deps).filter(({ key }) => !keys.has(key)), ...ours],
  });
  await truncateAll(app.deps.knex);
});
beforeEach(() => void seen.splice(0));
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/new/${path}`, { headers });
const status = (body: unknown, headers?: Record<string, string>) =>
  app.client().change('buyback/status/', body, headers);
const answerOf = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  await response.json(),
];

describe('a body', () => {
  const send = async (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') => {
    const client = app.client();
    const { csrfToken } = await client.get('config', {});
    return client.fetch('/api/new/buyback/status/', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-csrf-token': csrfToken },
    });
  };

  it('of more than 1 MiB is refused with 413, announced or not', async () => {
    const big = `{"code":"${'a'.repeat(1024 * 1024)}"}`;
    expect((await send(big)).status).toBe(413);
    const client = app.client();
    const { csrfToken } = await client.get('config', {});
    const stream = new Blob([big]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit; // undici's own field
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken };
    const response = await client.fetch('/api/new/buyback/status/', { ...init, headers });
    expect(await answerOf(response)).toEqual([413, { detail: 'Odeslaná data jsou příliš velká.' }]);
  });

  it('of another type is refused with 415', async () => {
    expect((await send('code=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{}', 'text/plain')).status).toBe(415);
  });

  it.each([
    ['broken JSON', '{"code":'],
    ['nothing', ''],
    ['a nest too deep', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['bytes that are not UTF-8', Uint8Array.from([0x22, 0xff, 0x22])],
  ])('with %s is refused with 400', async (_, body) => {
    expect(await answerOf(await send(body))).toEqual([
      400,
      { detail: 'Odeslaná data nejsou platný JSON.' },
    ]);
  });

  it.each([['null'], ['[]'], ['"text"'], ['{"__proto__":{"code":"a"}}']])(
    'that is %s is refused by its fields',
    async (body) => expect((await send(body)).status).toBe(400),
  );
});

describe('fields', () => {
  it('are refused one message each, in the language asked for, without their values', async () => {
    const body = { code: 'tajny kod', e_mail: 'tajna-adresa' };
    const czech = await status(body);
    const text = await czech.text();
    expect(JSON.parse(text)).toEqual({
      code: ['Tato hodnota není platná.'],
      e_mail: ['Neplatný e-mail'],
    });
    expect(text).not.toMatch(/tajn/);
    const romanian = await status({}, { 'accept-language': 'en, ro-RO;q=0.8, cs;q=0.1' });
    expect(await romanian.json()).toEqual({
      code: ['Această valoare este obligatorie.'],
      e_mail: ['Această valoare este obligatorie.'],
    });
  });

  it('are read in camelCase as well, and unknown ones are ignored on public calls', async () => {
    const response = await status({ code: 'abc', eMail: 'A@example.org', more: 1 });
    expect(response.status).toBe(500);
    expect(seen).toEqual([
      { params: undefined, query: undefined, body: { code: 'abc', eMail: 'a@example.org' } },
    ]);
  });

  it('that are unknown are refused on admin calls', async () => {
    const password = 'Tajne-heslo-2';
    await createAccount(app.deps, { eMail: 'sef@example.org', password, role: 'admin' });
    const client = app.client();
    await client.login('sef@example.org', password);
    const body = { status: 'received', reason: 'přišlo', version: 1, extra: 1 };
    expect(await answerOf(await client.change('admin/buyback/1/move/', body))).toEqual([
      400,
      { extra: ['Toto pole neznáme.'] },
    ]);
  });

  it('with characters that the database cannot hold never reach it', async () => {
    for (const bad of ['a\0b', 'a\ud800b']) {
      const login = await app
        .client()
        .change('auth/login/', { e_mail: 'a@example.org', password: bad });
      expect(await answerOf(login)).toEqual([
        400,
        { password: ['Text obsahuje znaky, které nelze použít. Napište ho prosím ručně.'] },
      ]);
    }
    expect((await get('buyback/a%00b/')).status).toBe(404);
    expect((await get('buyback/a%ED%A0%80b/')).status).toBe(404);
    expect(seen).toEqual([]);
  });
});

describe('a query', () => {
  it('gives known parameters in either casing and ignores others', async () => {
    await get('buyback/manufacturer-choices/?utm=%&product_type=telefony&__proto__=x');
    await get('buyback/manufacturer-choices/?productType=telefony');
    expect(seen).toEqual(
      Array(2).fill({ params: undefined, query: { productType: 'telefony' }, body: undefined }),
    );
  });

  it.each([
    ['product_type=a&product_type=b', 'Tato hodnota není platná.'],
    ['product_type=%E0%A4', 'Tato hodnota není platná.'],
    ['product_type=', 'Tato hodnota je požadována.'],
    ['', 'Tato hodnota je požadována.'],
    [`product_type=${'a'.repeat(9_000)}`, 'Tato hodnota není platná.'],
  ])('%.40s is refused on its field', async (query, message) => {
    const response = await get(`buyback/manufacturer-choices/?${query}`);
    expect(await answerOf(response)).toEqual([400, { product_type: [message] }]);
  });
});

describe('an answer', () => {
  it('says 404, 405 and 401 in one sentence', async () => {
    const missing = await get('nothing/');
    expect(await answerOf(missing)).toEqual([404, { detail: 'Tuto stránku jsme nenašli.' }]);
    const deleted = await fetch(`${app.url}/api/new/config/`, { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await deleted.json()).toEqual({ detail: 'Tento požadavek zde nelze provést.' });
    const options = await get('buyback/status/', { 'accept-language': 'ro' });
    expect([options.status, options.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await options.json()).toEqual({ detail: 'Această cerere nu poate fi executată aici.' });
    for (const path of ['/healthz', '/readyz', '/api/new/openapi.json']) {
      expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(405);
    }
    const move = await app.client().change('admin/buyback/1/move/', {});
    expect(await answerOf(move)).toEqual([
      401,
      { detail: 'Nejste přihlášeni. Přihlaste se a akci zopakujte.' },
    ]);
  });

  it('refuses whoever lacks the permission with 403', async () => {
    const password = 'Tajne-heslo-1';
    await createAccount(app.deps, { eMail: 'jana@example.org', password, role: 'customer' });
    const client = app.client();
    await client.login('jana@example.org', password);
    const response = await client.change('admin/buyback/1/move/', {});
    expect(await answerOf(response)).toEqual([
      403,
      { detail: 'You do not have permission to access this page.' },
    ]);
  });

  it('tells nothing of the inside when the handler or its reply is wrong', async () => {
    for (const path of ['buyback/abc/', 'countries/']) {
      const response = await get(path, { 'x-request-id': 'my-request-1' });
      expect(await answerOf(response)).toEqual([
        500,
        { detail: expect.stringMatching(/^Na naší straně/), request_id: 'my-request-1' },
      ]);
    }
  });

  it('carries a request id: the caller’s when it is sane, its own otherwise', async () => {
    const ids = await Promise.all(
      ['abcd-1234', 'short', 'a'.repeat(65), 'bad id with spaces', ''].map(async (id) =>
        (await get('config/', { 'x-request-id': id })).headers.get('x-request-id'),
      ),
    );
    expect(ids[0]).toBe('abcd-1234');
    for (const id of ids.slice(1)) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to HEAD is the answer to GET without its body', async () => {
    const response = await fetch(`${app.url}/api/new/config/`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it('lets nothing be framed, guessed or cached by strangers', async () => {
    const { headers } = await get('config/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('lets no other origin read an answer, nor ask whether it may', async () => {
    const origin = { origin: 'https://zly.example' };
    const url = `${app.url}/api/new/config/`;
    const asked = { ...origin, 'access-control-request-method': 'POST' };
    const answers = await Promise.all([
      fetch(url, { headers: origin }),
      fetch(url, { method: 'OPTIONS', headers: asked }),
    ]);
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('is never a 500 for an address that no browser would send', async () => {
    const paths = [
      '/api/new/buyback/%/',
      '/api/new/%2e%2e/',
      '/%',
      '//evil.example',
      '/api/new/__proto__/',
      '*',
    ];
    const codes = await Promise.all(
      paths.map(
        (path) =>
          new Promise<number | undefined>((resolve, reject) => {
            rawRequest(app.url, { path }, (response) => {
              response.resume();
              resolve(response.statusCode);
            })
              .on('error', reject)
              .end();
          }),
      ),
    );
    // Without a build, pages answer 503.
    expect(codes).toEqual([404, 404, 503, 503, 404, 503]);
  });
});
