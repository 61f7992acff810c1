import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/password-hash.ts';
import { toWire } from '#core/contract/casing.ts';
import { buildPath } from '#core/contract/client.ts';
import { apiBase } from '#core/contract/endpoints.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { samples } from '../bad-input/samples.ts';
import { createOwner, secretsOf, type Owner } from './owner.ts';
import { answersOfMissing } from './missing-answers.ts';
import { objectCalls, type ObjectCall } from './staff-objects.ts';

let app: TestApp;
let owner: Owner;
let admin: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareOrderShop(app);
  owner = await createOwner(app);
  admin = await signIn(app, 'admin');
  await app.deps.knex('users').update({ password_hash: await hashPassword('x') });
  await app.deps.knex.raw(pastFixtures);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Rows that the fixtures gave ids of their own do not stand in the way of new ones. */
const pastFixtures = `do $$ declare c record; begin
  for c in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')
  loop
    perform setval(pg_get_serial_sequence(quote_ident(c.table_name), c.column_name), 100000);
  end loop;
end $$`;

/** An id, a code and a selection that nothing has. */
const nobody = 2_000_000_011;
const missingLike = (value: unknown): unknown => {
  if (Array.isArray(value)) return [nobody];
  return typeof value === 'number' ? nobody : 'x-none-of-these';
};

const isNumbered = ({ endpoint }: ObjectCall, name: string): boolean =>
  endpoint.params
    ?.safeParse({ [name]: 'nothing' })
    .error?.issues.some(({ path, code }) => path[0] === name && code !== 'unrecognized_keys') ===
  true;

/** Keeps rows of a list by their ids: those that there are, which are none. */
const isSelecting = ({ key }: ObjectCall): boolean => key.endsWith('-select');

/** The call with everything named that does not exist. */
function inputOf(call: ObjectCall) {
  const { query, body, params } = samples[call.key] ?? {};
  const named = call.params.map((name) => [
    name,
    isNumbered(call, name) ? nobody : 'x-none-of-these',
  ]);
  const fields = call.fields.map((name) => [name, missingLike(Reflect.get(Object(body), name))]);
  return {
    query: Object(query) as Readonly<Record<string, unknown>>, // an object of the samples
    params: { ...params, ...Object.fromEntries(named) },
    body: { ...body, ...(isSelecting(call) && { kind: 'some' }), ...Object.fromEntries(fields) },
  };
}

async function send(call: ObjectCall) {
  const { endpoint } = call;
  const { query, params, body } = inputOf(call);
  await app.deps.knex('rate_limits').delete();
  await app.deps.knex('sessions').update({ locked_at: null });
  const path = buildPath(endpoint.path, { params, query });
  const asked =
    endpoint.method === 'GET'
      ? admin.fetch(apiBase + path)
      : endpoint.upload
        ? sendForm(admin, path, formWith({}, Buffer.from('x')))
        : admin.changeBy(endpoint.method, path, toWire(body));
  const answer = await asked;
  return { status: answer.status, text: await answer.text() };
}

it.each(objectCalls)('$key names what does not exist, and is refused', async (call) => {
  const { status, text } = await send(call);
  const told = secretsOf(owner).filter((secret) => text.includes(secret));
  if (isSelecting(call)) {
    expect([status, JSON.parse(text)]).toMatchObject([201, { count: 0 }]);
    return;
  }
  const expected = answersOfMissing[call.key] ?? (call.params.length > 0 ? [404] : [400, 404, 409]);
  expect({ status, isExpected: expected.includes(status), told }).toEqual({
    status,
    isExpected: true,
    told: [],
  });
});

it('has no answer in its table for a call that names nothing', () => {
  const known = new Set<string>(objectCalls.map(({ key }) => key));
  expect(Object.keys(answersOfMissing).filter((key) => !known.has(key))).toEqual([]);
});
