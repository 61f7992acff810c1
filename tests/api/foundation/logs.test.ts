import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuybackModel } from '#api/buyback/buyback-model.ts';
import { describeError } from '#api/platform/describe-error.ts';
import { program } from '#api/modules.ts';
import { bind } from '#api/platform/http/bind.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const account = { eMail: 'jana@example.org', password: 'Tajne-heslo-1', role: 'customer' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    routes: (deps) => [
      ...program
        .routes(deps)
        .filter(({ key }) => key !== 'buyback-status' && key !== 'buyback-data'),
      bind('buyback-status', async ({ body }) => {
        const account = { e_mail: body.eMail, password_hash: body.code, name: 'Jana Nováková' };
        await addUser(deps.knex, account);
        throw new RangeError('the database took a second account');
      }),
      bind('buyback-data', () => {
        throw new Error('no room for jana@example.org, 900115/1005');
      }),
    ],
  });
  await truncateAll(app.deps.knex);
  await createAccount(app.deps, account);
});
afterAll(() => app.close());

const personal = [
  ...[
    'jana',
    'Jana',
    'example.org',
    'Tajne',
    'tajny-kod',
    '900115',
    '127.0.0.1',
    'session=',
    'visitor=',
  ],
];

it('name the pattern of an address and hold no personal data, whatever fails', async () => {
  const client = app.client();
  await client.login(account.eMail, 'Tajne-heslo-spatne');
  await client.login(account.eMail, account.password);
  await client.fetch('/api/new/buyback/tajny-kod/?e_mail=jana@example.org');
  await client.fetch('/vykup/nabidka/tajny-kod?e_mail=jana@example.org');
  // A duplicate e-mail: the database's own message quotes it.
  await client.change('buyback/status/', { code: 'tajny-kod', e_mail: account.eMail });
  await eventually(() => expect(app.logs.join('')).toContain('/api/new/buyback/status/'));
  const text = app.logs.join('');
  for (const word of personal) expect(text).not.toContain(word);
  expect(text).toContain('"route":"/api/new/buyback/{id}/"');
  expect(text).toContain('"constraint":"users_e_mail_unique"');
  expect(text).toContain('no room for … …');
});

it('say of a request who asked what, how it ended and how long it took', async () => {
  const response = await app.client().fetch('/api/new/config/');
  const requestId = response.headers.get('x-request-id');
  const line = await eventually(() => {
    const found = app.logs.find((entry) => entry.includes(String(requestId)));
    expect(found).toBeDefined();
    return JSON.parse(found ?? '{}') as object; // one log line
  });
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    msg: 'request',
    requestId,
    method: 'GET',
    route: '/api/new/config/',
    status: 200,
    ms: expect.any(Number),
  });
});

it('keep nothing of a value that the database quotes through the models', async () => {
  const { knex } = app.deps;
  const query = BuybackModel.query(knex).where('locked_until', 'Bořivoj Zelenka');
  const error: unknown = await query.catch((thrown: unknown) => thrown);
  expect(String(error)).toContain('Bořivoj');
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain('Bořivoj');
  expect(described.code).toBe('22007');
});

it('keep nothing of a text that is no JSON', () => {
  const parse = (): unknown => JSON.parse('Bořivoj');
  expect(parse).toThrow(/Bořivoj/);
  let thrown: unknown;
  try {
    parse();
  } catch (error) {
    thrown = error;
  }
  expect(JSON.stringify(describeError(thrown))).not.toContain('Bořivoj');
});

it('keep the place of an error and nothing else of what is not an error', () => {
  expect(describeError('jana@example.org')).toEqual({ name: 'string', stack: [] });
  const described = describeError(
    Object.assign(new Error('550 no jana@x.cz'), { responseCode: 550 }),
  );
  expect(described).not.toHaveProperty('message');
  expect(described.stack[0]).toContain('logs.test.ts');
});
