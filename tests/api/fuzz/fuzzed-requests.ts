import fc from 'fast-check';
import { toWire } from '#core/contract/casing.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import type { Endpoint, Method } from '#core/contract/endpoint.ts';
import { samples } from '../bad-input/samples.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** One request as it goes over the wire, below `/api/new/`. */
export interface FuzzedRequest {
  readonly key: UrlKey;
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or text that only pretends to be; a form where the call takes a file. */
  readonly body:
    | string
    | {
        readonly fields: Readonly<Record<string, string>>;
        readonly file: Uint8Array;
        readonly name: string;
      }
    | null;
}

type Path = readonly (string | number)[];

function placesOf(value: unknown, place: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key])),
  ];
}

function withValue(value: unknown, [key, ...rest]: Path, given: unknown): unknown {
  if (key === undefined) return given;
  const inner: unknown = Reflect.get(Object(value), key);
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) =>
      String(at) === key ? withValue(item, rest, given) : item,
    );
  }
  return { ...Object(value), [key]: withValue(inner, rest, given) };
}

/** A valid value with up to three hostile ones in it, seldom as it is and seldom something else. */
const spoiled = (sample: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(sample) },
    { weight: 1, arbitrary: hostileValue },
    {
      weight: 10,
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom(...placesOf(sample)), hostileValue), {
          minLength: 1,
          maxLength: 3,
        })
        .map((changes) =>
          changes.reduce((value, [place, given]) => withValue(value, place, given), sample),
        ),
    },
  );

/** Ids of rows that may exist, and those that no column can hold. */
const parameter: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '2147483647',
      '2147483648',
      '9223372036854775808',
      '1.5',
      '1e9',
    ),
  },
  { weight: 2, arbitrary: hostileText },
);

// What cannot be part of an address is told to the program that makes it, and not to the shop.
const wellFormed = (text: string): string => Buffer.from(text).toString();
const escaped = (text: string): string => encodeURIComponent(wellFormed(text));

const pathOf = (
  pattern: string,
  given: Readonly<Record<string, unknown>>,
): fc.Arbitrary<string> => {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => {
    const known = given[name];
    return fc.oneof(parameter, ...(known === undefined ? [] : [fc.constant(asText(known))]));
  });
  return fc
    .tuple(...values)
    .map((texts) =>
      names.reduce(
        (path, name, at) => path.replace(`{${name}}`, escaped(texts[at] ?? '')),
        pattern,
      ),
    );
};

/** The parts of an object; of anything else none. */
const namedParts = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

const queryOf = (sample: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: spoiled(toWire(sample)).map((query) =>
        namedParts(query)
          .slice(0, 50)
          .map(([name, value]) => `${escaped(name)}=${escaped(asText(value).slice(0, 3_000))}`)
          .join('&'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'a=%E0%A4%A',
        '%',
        'a[]=1&a[b]=2',
        '&&&===',
        'page=1&page=2',
        '__proto__[x]=1',
      ),
    },
  );

const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept-language',
        'if-none-match',
        'idempotency-key',
        'last-event-id',
        'x-forwarded-for',
        'accept',
        'accept-encoding',
        'range',
        'referer',
        'origin',
        'x-http-method-override',
      ),
      fc.string({
        unit: fc.constantFrom(...Array.from('abcXYZ019 ",;=*/-%\\{}[]()<>')),
        maxLength: 60,
      }),
      { maxKeys: 4 },
    ),
  },
);

const fieldsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    namedParts(value)
      .slice(0, 50)
      .map(([name, inner]) => [wellFormed(name), wellFormed(asText(inner))]),
  );

function bodyOf(
  { method, upload }: Endpoint,
  sample: unknown,
): fc.Arbitrary<FuzzedRequest['body']> {
  if (method === 'GET') return fc.constant(null);
  const body = spoiled(toWire(sample ?? {}));
  if (upload) {
    return fc.record({
      fields: body.map(fieldsOf),
      file: fc.uint8Array({ maxLength: 4_000 }),
      name: hostileText.map((name) => wellFormed(name.slice(0, 200))),
    });
  }
  return fc.oneof(
    { weight: 12, arbitrary: body.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        '"',
        'null',
        '{"a":1,}',
        '{"__proto__":{"x":1}}',
        '\ufeff{}',
      ),
    },
  );
}

const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys

/** Requests of every call of the contract, wrong in every part that a stranger can choose. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .constantFrom(...entries)
  .chain(([key, endpoint]) => {
    const { params = {}, query = {}, body } = samples[key] ?? {};
    return fc
      .record({
        path: pathOf(endpoint.path, toWire(params) as Record<string, unknown>), // an object stays one
        query: fc.option(queryOf(query), { nil: '' }),
        headers,
        body: bodyOf(endpoint, body),
      })
      .map((parts) => ({
        key,
        method: endpoint.method,
        path: parts.query === '' ? parts.path : `${parts.path}?${parts.query}`,
        headers: parts.headers,
        body: parts.body,
      }));
  });
