import { expect, it } from 'vitest';
import { openApiDocument } from '#api/platform/http/openapi.ts';
import { markets } from '#core/market/market.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: unknown, key: string): Json => {
  const found: unknown = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
};

/** Every object of a document, the document first. */
const objectsIn = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};

const operationsOf = (document: Json) =>
  Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).map(([method, operation]) => ({
      path,
      method,
      operation: isObject(operation) ? operation : {},
    })),
  );

// As a client reads it: functions and undefined values do not travel.
const documents = Object.values(markets).map((market) => {
  const text = JSON.stringify(openApiDocument(market, 'https://obmena.example'));
  return [market.code, JSON.parse(text) as Json] as const; // the document is an object
});

it.each(documents)('of %s has only references that lead somewhere', (_, document) => {
  const targets = objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? $ref : []));
  expect(targets.length).toBeGreaterThan(20);
  for (const target of new Set(targets)) {
    const found = target.split('/').slice(1).reduce<unknown>(objectAt, document);
    expect([target, isObject(found) && Object.keys(found).length > 0]).toEqual([target, true]);
  }
});

it.each(documents)('of %s keeps to the rules of OpenAPI 3.1', (_, document) => {
  expect(document['openapi']).toMatch(/^3\.1\.\d+$/);
  const operations = operationsOf(document);
  const ids = operations.map(({ operation }) => operation['operationId']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, method, operation } of operations) {
    expect(['get', 'post', 'patch', 'delete']).toContain(method);
    const parameters = objectsIn(operation['parameters']).filter((each) => 'in' in each);
    const named = parameters.filter((each) => each['in'] === 'path').map((each) => each['name']);
    // Every place of the address is described once, and is required.
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const parameter of parameters) {
      expect(parameter['in'] === 'path' ? parameter['required'] : true).toBe(true);
      expect(isObject(parameter['schema'])).toBe(true);
    }
    for (const [code, response] of Object.entries(objectAt(operation, 'responses'))) {
      expect([code, typeof objectAt({ response }, 'response')['description']]).toEqual([
        expect.stringMatching(/^[2-5]\d\d$/),
        'string',
      ]);
    }
    expect('requestBody' in operation && method === 'get').toBe(false);
  }
});

it.each(documents)('of %s speaks of fields in snake_case alone', (_, document) => {
  const names = objectsIn(document).flatMap((schema) => [
    ...Object.keys(objectAt(schema, 'properties')),
    ...(Array.isArray(schema['required']) ? schema['required'].map(String) : []),
  ]);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(name).toMatch(/^([a-z][a-z0-9_]*|[A-D]\+?)$/);
  for (const schema of objectsIn(document)) {
    const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const known = new Set(Object.keys(objectAt(schema, 'properties')));
    expect(required.filter((name) => !known.has(String(name)))).toEqual([]);
  }
});

it.each(documents)('of %s names what each call may refuse with', (_, document) => {
  const refusals = (id: string) => {
    const { operation } =
      operationsOf(document).find((each) => each.operation['operationId'] === id) ?? {};
    return Object.keys(objectAt(operation, 'responses'));
  };
  expect(refusals('admin-buyback-move')).toEqual(
    expect.arrayContaining(['401', '403', '404', '409']),
  );
  expect(refusals('admin-price-list-publish')).toContain('409');
  expect(refusals('buyback-counter-offer-decide')).toContain('409');
  expect(refusals('buyback-sell-online')).toEqual(expect.arrayContaining(['400', '422', '429']));
});
