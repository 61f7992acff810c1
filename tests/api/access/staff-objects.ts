import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';

const rules = { market: 'cz', today: '2026-11-23', deviceKind: 'phone' } as const;
const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys

const bodyOf = ({ body }: Endpoint): z.ZodType | undefined =>
  typeof body === 'function' ? body(rules) : body;

/** Fields that name other rows by their ids; what somebody only says of themselves is none. */
const namesRow = /^(?:id|ids|.+Id|.+Ids)$/;
const saysOnly: readonly string[] = ['operationId', 'vatId', 'companyId'];

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).filter((name) => namesRow.test(name) && !saysOnly.includes(name))
    : [];

/** A call of somebody who is signed in that names one thing, in its path or its body. */
export interface ObjectCall {
  readonly key: UrlKey;
  readonly endpoint: Endpoint;
  readonly params: readonly string[];
  readonly fields: readonly string[];
}

export const objectCalls: readonly ObjectCall[] = entries.flatMap(([key, endpoint]) => {
  if (endpoint.access === 'public') return [];
  const params = Object.keys(endpoint.params?.shape ?? {});
  const fields = fieldsOf(bodyOf(endpoint));
  return params.length + fields.length === 0 ? [] : [{ key, endpoint, params, fields }];
});
