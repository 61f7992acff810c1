import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toWire } from '#core/contract/casing.ts';
import { buildPath } from '#core/contract/client.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { customer, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { badCases, namesField, type BadCase } from './bad-values.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

const rules = { market: 'cz', today: '2026-11-21', deviceKind: 'phone' } as const;
const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys
const bodyOf = ({ body }: Endpoint): z.ZodType | undefined =>
  typeof body === 'function' ? body(rules) : body;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await insertDevices(app.deps.knex);
  admin = await signIn(app, 'admin');
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(9)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Names of all fields of a schema, groups included: a new field wants its place in the sample. */
function fieldNames(schema: z.ZodType): string[] {
  const seen = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') namesIn(inner, 1).forEach((name) => seen.add(name));
      visit(inner);
    }
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...seen].filter((name) => name !== 'properties').sort();
}

/** Names of the fields of a value down to a depth. */
const namesIn = (value: unknown, depth = 10): string[] =>
  typeof value !== 'object' || value === null || depth === 0
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...namesIn(inner, depth - 1),
      ]);

const fingerprint = async () => {
  const { rows } = await app.deps.knex.raw<{ rows: object[] }>(
    `select (select count(*) from buybacks) as buybacks, (select count(*) from mails) as mails,
       (select sum(version) from buybacks) as versions, (select count(*) from price_list_versions) as lists,
       (select count(*) from identity_readings) as readings, (select count(*) from sessions) as sessions`,
  );
  return rows[0];
};

it('has a sample with every field of every call that takes a query or a body', () => {
  for (const [key, endpoint] of entries) {
    const schemas = [endpoint.query, bodyOf(endpoint)].filter((schema) => schema !== undefined);
    const expected = [...new Set(schemas.flatMap(fieldNames))].sort();
    const given = namesIn({ ...samples[key]?.query, ...samples[key]?.body });
    expect([key, expected.filter((name) => !given.includes(name))]).toEqual([key, []]);
  }
});

const asTexts = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
    : {};

interface Input {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly params?: unknown;
}

/** Asks again where it was too often: what has been counted is of the cases before. */
async function send(endpoint: Endpoint, input: Input) {
  const answer = await sendOnce(endpoint, input);
  if (answer.status !== 429) return answer;
  await app.deps.knex('rate_limits').delete();
  await app.deps.knex('login_delays').delete();
  return sendOnce(endpoint, input);
}

async function sendOnce(endpoint: Endpoint, input: Input) {
  const path = buildPath(endpoint.path, {
    params: Object(input.params),
    query: Object(input.query),
  });
  const answer =
    endpoint.method === 'GET'
      ? await admin.fetch(`/api/new/${path}`)
      : endpoint.upload
        ? await sendForm(admin, path, formWith(asTexts(toWire(input.body)), Buffer.from('x')))
        : await admin.changeBy(endpoint.method, path, toWire(input.body));
  const text = await answer.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return { status: answer.status, body: parsed };
}

async function failuresOf(
  endpoint: Endpoint,
  cases: Iterable<BadCase>,
  part: 'query' | 'body',
  { anyText = [], fractions = [], negatives = [], ...rest }: Sample,
) {
  const schema = part === 'query' ? endpoint.query : bodyOf(endpoint);
  const failures: string[] = [];
  for (const { title, path, input, mayBeAllowed } of cases) {
    if (mayBeAllowed && schema?.safeParse(input).success) continue;
    // A password may hold any character that a keyboard or a manager puts there.
    if (/^(?:current_)?password as a control character$/.test(title)) continue;
    if (title.endsWith(' as a fraction') && fractions.includes(String(path[0]))) continue;
    if (title.endsWith(' below the range') && negatives.includes(String(path[0]))) continue;
    const { status, body } = await send(endpoint, { ...rest, [part]: input });
    if (anyText.includes(String(path[0])) && [200, 201, 400, 404].includes(status)) continue;
    if (status !== 400 || !namesField(body, path)) {
      failures.push(`${title}: ${String(status)} ${JSON.stringify(body)}`);
    }
  }
  return failures;
}

/** In a query everything is text, so only texts can be wrong. */
const asQuery = (cases: Iterable<BadCase>): BadCase[] =>
  [...cases].filter(({ path, input }) => {
    const value: unknown = Reflect.get(Object(input), path[0] ?? '');
    return ['string', 'undefined'].includes(typeof value) && !String(value).includes('\ud800');
  });

/** The fields of an upload are texts, as a query's are. */
const bodyCases = ({ upload }: Endpoint, body: unknown): Iterable<BadCase> =>
  upload ? asQuery(badCases(body)) : badCases(body);

describe.each(entries.filter(([, { body, query }]) => body ?? query))('%s', (key, endpoint) => {
  const sample = samples[key] ?? {};
  it('refuses every wrong value with 400 on its field and stores nothing', async () => {
    const before = await fingerprint();
    const failures = [
      ...(endpoint.body
        ? await failuresOf(endpoint, bodyCases(endpoint, sample.body), 'body', sample)
        : []),
      ...(endpoint.query
        ? await failuresOf(endpoint, asQuery(badCases(sample.query)), 'query', sample)
        : []),
    ];
    expect(failures).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  }, 60_000);
});

it.each([
  ['personal_identification_number', '1800101221144'],
  ['phone_number', '0721 234 567'],
  ['postcode', '010011'],
  ['bank_account_full_number', '49AAAA1B31007593840000'],
  ['country', 'Česko'],
  ['identity_card_number', 'RX123456'],
])('refuses %s of the other market', async (field, value) => {
  const customer_data = { ...customer, [field]: value };
  const answer = await app
    .client()
    .change('buyback/sell-online/', saleBody(imeiOf(3), { customer_data }));
  const body = (await answer.json()) as { customer_data?: object }; // a refusal by field
  expect([answer.status, Object.keys(body.customer_data ?? {})]).toEqual([400, [field]]);
});

it('answers any address that cannot exist with 404', async () => {
  for (const path of ['a%00b', 'x'.repeat(500), '%ff', '..%2f', 'a b']) {
    expect((await admin.fetch(`/api/new/buyback/${path}/`)).status).toBe(404);
    expect((await admin.fetch(`/api/new/buyback/counter-offer/${path}/`)).status).toBe(404);
    expect((await admin.fetch(`/api/new/admin/buyback/${path}/`)).status).toBe(404);
  }
  expect((await admin.fetch('/api/new/admin/buyback/99999999999/')).status).toBe(404);
});
