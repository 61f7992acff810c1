import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { personalFields, personalName } from './personal-data.ts';

const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys
const staffReplies = entries.filter(([, { access, reply }]) => typeof access === 'object' && reply);

/** Names of all fields of a schema, groups included. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...namesOf(field)]);
  }
  if (schema instanceof z.ZodArray) return namesOf(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return namesOf(schema.unwrap());
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(namesOf);
  if (schema instanceof z.ZodRecord) return namesOf(schema.valueType);
  return [];
}

it('every field of a reply to the staff that is named like personal data has its row', () => {
  const found = staffReplies.flatMap(([key, { reply }]) => {
    const names = [...new Set(namesOf(reply).filter((name) => personalName.test(name)))].sort();
    return names.length === 0 ? [] : [[key, names] as const];
  });
  expect(Object.fromEntries(found)).toEqual(personalFields);
});
