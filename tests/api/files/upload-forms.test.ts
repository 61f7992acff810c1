import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { BoundRoute } from '#api/platform/http/bind.ts';
import type { Endpoint, UploadedFile } from '#core/contract/endpoint.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';

const mostBytes = 1024 * 1024;
const takesUpload: Endpoint = {
  method: 'POST',
  path: 'test/upload/',
  access: 'public',
  upload: { mostBytes },
  body: z.strictObject({ firstName: z.string('required').max(10, 'too_long') }),
  reply: z.object({ firstName: z.string(), name: z.string(), bytes: z.int() }),
  status: 201,
  summary: 'Says what came',
};

const route: BoundRoute = {
  key: 'config',
  endpoint: takesUpload,
  rules: undefined,
  handle: (input) => {
    // Parsed by the schemas above.
    const { body, file } = input as { body: { firstName: string }; file: UploadedFile };
    return Promise.resolve({ ...body, name: file.name, bytes: file.content.length });
  },
};

const config: BoundRoute = {
  key: 'config',
  endpoint: { ...takesUpload, method: 'GET', path: 'config/', status: 200, reply: z.unknown() },
  rules: undefined,
  handle: (_, { csrfToken }) => Promise.resolve({ csrfToken: csrfToken() }),
};

let app: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  const { upload: _, body: __, ...plain } = config.endpoint;
  app = await startTestApp({ routes: () => [route, { ...config, endpoint: plain }] });
  visitor = app.client();
});
afterAll(() => app.close());

const send = (form: FormData) => sendForm(visitor, 'test/upload/', form);
const answer = async (response: Response) => {
  const body: unknown = await response.json();
  return [response.status, body];
};

it('gives the handler the fields and the file of a form', async () => {
  const form = formWith({ first_name: 'Jana' }, Buffer.from('%PDF-'), 'životopis.pdf');
  expect(await answer(await send(form))).toEqual([
    201,
    { first_name: 'Jana', name: 'životopis.pdf', bytes: 5 },
  ]);
});

it.each([
  ['no file', formWith({ first_name: 'Jana' }), { file: ['Tato hodnota je požadována.'] }],
  [
    'an input where no file was chosen',
    formWith({ first_name: 'Jana' }, Buffer.alloc(0), ''),
    { file: ['Tato hodnota je požadována.'] },
  ],
  [
    'an empty file',
    formWith({ first_name: 'Jana' }, Buffer.alloc(0), 'a.pdf'),
    { file: ['Soubor je prázdný.'] },
  ],
  [
    'a wrong field',
    formWith({ first_name: 'Jana Nováková' }, Buffer.from('a')),
    { first_name: ['Text je příliš dlouhý.'] },
  ],
  [
    'an unknown field',
    formWith({ first_name: 'Jana', photo: 'x', role: 'admin' }, Buffer.from('a')),
    { photo: ['Toto pole neznáme.'], role: ['Toto pole neznáme.'] },
  ],
  [
    'a field over 64 KiB',
    formWith({ first_name: 'x'.repeat(70_000) }, Buffer.from('a')),
    { first_name: ['Text je příliš dlouhý.'] },
  ],
])('refuses %s by its field', async (_, form, fields) => {
  expect(await answer(await send(form))).toEqual([400, fields]);
});

it('refuses a field that comes twice, and a file under another name', async () => {
  const twice = formWith({ first_name: 'Jana' }, Buffer.from('a'));
  twice.append('first_name', 'Eva');
  expect((await send(twice)).status).toBe(400);
  const other = formWith({ first_name: 'Jana' });
  other.set('photo', new Blob(['a']), 'a.png');
  expect(await answer(await send(other))).toEqual([400, { photo: ['Toto pole neznáme.'] }]);
});

it('refuses two files and a flood of fields', async () => {
  const files = formWith({ first_name: 'Jana' }, Buffer.from('a'));
  files.append('file', new Blob(['b']), 'b.txt');
  expect((await send(files)).status).toBe(400);
  const flood = formWith({ first_name: 'Jana' }, Buffer.from('a'));
  for (let field = 0; field < 200; field += 1) flood.set(`f${String(field)}`, 'x');
  expect((await send(flood)).status).toBe(400);
});

it('refuses a file above the limit with 413 and takes one that just fits', async () => {
  const form = formWith({ first_name: 'Jana' }, Buffer.alloc(mostBytes + 1), 'a.bin');
  expect((await send(form)).status).toBe(413);
  const whole = formWith({ first_name: 'Jana' }, Buffer.alloc(mostBytes), 'a.bin');
  expect((await send(whole)).status).toBe(201);
});

it('refuses what is no form with 415 and a broken form with 400', async () => {
  const asJson = await visitor.change('test/upload/', { first_name: 'Jana' });
  expect(asJson.status).toBe(415);
  const typed = (type: string, body: string) =>
    sendForm(visitor, 'test/upload/', body, { 'content-type': type });
  expect((await typed('multipart/form-data', 'x')).status).toBe(400);
  expect((await typed('multipart/form-data; boundary=a', 'no boundary here')).status).toBe(400);
  const cut = '--a\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
  expect((await typed('multipart/form-data; boundary=a', cut)).status).toBe(400);
  const refused = await typed('multipart/mixed; boundary=a', cut);
  expect(refused.status).toBe(415);
});

it('lives on after a sender hung up in the middle', async () => {
  const token = await visitor.csrf();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    'POST /api/new/test/upload/ HTTP/1.1',
    'Host: localhost',
    `X-CSRF-Token: ${token}`,
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=a',
    'Content-Length: 100000',
  ];
  const part = '--a\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
  socket.end(`${head.join('\r\n')}\r\n\r\n${part}`);
  await once(socket.resume(), 'close');
  const form = formWith({ first_name: 'Jana' }, Buffer.from('a'), 'a.txt');
  expect((await send(form)).status).toBe(201);
  expect(app.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it.each([
  ['a field', 'name=""'],
  ['a file', 'name=""; filename="a.pdf"'],
])('refuses %s whose name is empty, and goes on', async (_, disposition) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const body = `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\ntext\r\n--x--\r\n`;
  expect((await sendForm(visitor, 'test/upload/', body, headers)).status).toBe(400);
  expect((await send(formWith({ first_name: 'Jana' }, Buffer.from('x')))).status).toBe(201);
});
