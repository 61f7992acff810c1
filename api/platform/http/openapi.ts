import { z } from 'zod';
import { toSnake } from '#core/contract/casing.ts';
import type { Access, Endpoint } from '#core/contract/endpoint.ts';
import { apiBase, endpoints } from '#core/contract/endpoints.ts';
import { isOpenToKeys } from '#core/integrations/api-key.ts';
import type { Market } from '#core/market/market.ts';
import { Definitions } from './openapi-definitions.ts';

type Json = Readonly<Record<string, unknown>>;

/** OpenAPI 3.1 made from the schemas that validate; bodies as the given market has them. */
export function openApiDocument(market: Market, publicUrl: string): Json {
  const paths = new Map<string, Record<string, unknown>>();
  const definitions = new Definitions();
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = apiBase + endpoint.path;
    const operations = paths.get(path) ?? {};
    operations[endpoint.method.toLowerCase()] = operation(key, endpoint, market, definitions);
    paths.set(path, operations);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Obměna', version: '1' },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'obm_…' },
      },
      schemas: {
        Detail: object({ detail: { type: 'string' } }),
        FieldErrors: { type: 'object', description: 'Messages by field, nested as the body is' },
        ...definitions.components,
      },
    },
  };
}

const object = (properties: Json): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

function operation(
  key: string,
  endpoint: Endpoint,
  market: Market,
  definitions: Definitions,
): Json {
  const { access, body, reply, method, upload } = endpoint;
  const schema =
    // The day changes what is accepted, not what a document can tell.
    typeof body === 'function' ? body({ market: market.code, today: '2000-01-01' }) : body;
  return {
    operationId: key,
    summary: endpoint.summary,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(method === 'GET' ? [] : [csrfHeader(takesKey(key, access))]),
      ...(endpoint.repeatable ? [repeatHeader] : []),
    ],
    ...((schema ?? upload) && {
      requestBody: { required: true, content: upload ? form(schema) : schemaContent(schema) },
    }),
    ...(access !== 'public' && { security: securityOf(key, access) }),
    ...(typeof access === 'object' && {
      'x-permission': access.permission,
      ...(access.or && { 'x-or': access.or }),
    }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(reply && { content: json(definitions.lift(wireSchema(reply, 'output'), key)) }),
        ...(endpoint.download && { content: { 'application/octet-stream': {} } }),
      },
      ...(endpoint.repeatStatus && {
        [endpoint.repeatStatus]: { description: 'The same request was answered before' },
      }),
      ...errorResponses(endpoint),
    },
  };
}

/** Whether a program may make the call by its key alone. */
const takesKey = (key: string, access: Access): boolean =>
  typeof access === 'object' && isOpenToKeys(key, access);

const securityOf = (key: string, access: Access): Json[] => [
  { session: [] },
  ...(takesKey(key, access) ? [{ apiKey: [] }] : []),
];

/** What goes with a session; a key needs none. */
const csrfHeader = (mayBeKey: boolean): Json => ({
  name: 'X-CSRF-Token',
  in: 'header',
  required: !mayBeKey,
  ...(mayBeKey && { description: 'With a session; a call by an API key needs none' }),
  schema: { type: 'string' },
});

const repeatHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

const schemaContent = (schema: z.ZodType | undefined) =>
  json(schema ? wireSchema(schema, 'input') : {});

/** The fields of an upload, and its file beside them. */
function form(schema: z.ZodType | undefined): Json {
  const fields = schema ? wireSchema(schema, 'input') : {};
  const properties = isObject(fields['properties']) ? fields['properties'] : {};
  const required: unknown[] = Array.isArray(fields['required']) ? fields['required'] : [];
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const whole = {
    type: 'object',
    properties: { ...properties, file },
    required: [...required, 'file'],
  };
  return { 'multipart/form-data': { schema: whole } };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function errorResponses(endpoint: Endpoint): Json {
  const { access, body, query, params, limit, method, conflicts, repeatable, upload } = endpoint;
  const mebibytes = (upload?.mostBytes ?? 1024 * 1024) / 1024 / 1024;
  const detail = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Detail' }),
  });
  const fields = json({ $ref: '#/components/schemas/FieldErrors' });
  return {
    ...((body ?? query ?? upload) && {
      400: { description: 'Fields are refused', content: fields },
    }),
    ...(access !== 'public' && { 401: detail('Not logged in') }),
    ...((access !== 'public' || method !== 'GET') && { 403: detail('Not allowed') }),
    ...(params && { 404: detail('Not found') }),
    ...(conflicts && { 409: detail('Changed meanwhile') }),
    ...(repeatable && { 422: detail('The same Idempotency-Key with another body') }),
    ...((body ?? upload) && {
      413: detail(`Over ${String(mebibytes)} MiB`),
      415: detail(upload ? 'Not a form' : 'Not JSON'),
    }),
    ...(limit && { 429: detail('Too many attempts, see Retry-After') }),
    500: detail('Failed; request_id finds the log'),
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const fields: Record<string, z.core.$ZodType> = schema.shape;
  return Object.entries(fields).map(([name, field]) => ({
    name: toSnake(name),
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: wireSchema(field, 'input'),
  }));
}

/** JSON schema with the names of the wire. */
function wireSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return renamed(converted);
}

function renamed(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, renamedKeyword(keyword, value)]),
  );
}

function renamedKeyword(keyword: string, value: unknown): unknown {
  if (keyword === 'required' && Array.isArray(value))
    return value.map((name) => toSnake(String(name)));
  if (keyword === 'enum' || keyword === 'const') return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? renamed(item) : item));
  if (!isObject(value)) return value;
  if (keyword === '$defs') return renamedEach(value, (name) => name);
  if (keyword !== 'properties') return renamed(value);
  return renamedEach(value, toSnake);
}

/** Schemas by a name, which is a field's or stays as it is. */
function renamedEach(schemas: Json, nameOf: (name: string) => string): Json {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, item]) => [
      nameOf(name),
      isObject(item) ? renamed(item) : item,
    ]),
  );
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
