import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { personalFields, personalName } from './personal-data.ts';

const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys
const staffReplies = entries.filter(([, { access, reply }]) => typeof access === 'object' && reply);

const wrappers = [z.ZodNullable, z.ZodOptional, z.ZodReadonly, z.ZodDefault];
/** What has no fields. */
const leaves = [
  ...[z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral],
  ...[z.ZodNull, z.ZodTransform],
];

/** Names of all fields of a schema, groups included; throws on a kind of schema that it cannot look into. */
function namesOf(schema: unknown, above: readonly unknown[] = []): string[] {
  const below = (...parts: readonly unknown[]) =>
    parts.flatMap((part) => namesOf(part, [...above, schema]));
  // A tree holds itself.
  if (above.includes(schema)) return [];
  if (schema instanceof z.ZodObject) {
    const fields: readonly unknown[] = Object.values(schema.shape);
    return [...Object.keys(schema.shape), ...below(...fields)];
  }
  if (schema instanceof z.ZodArray) return below(schema.element);
  if (wrappers.some((wrapper) => schema instanceof wrapper)) {
    // Each of them has what it wraps.
    return below((schema as z.ZodNullable).unwrap());
  }
  if (schema instanceof z.ZodLazy) return below(schema.unwrap());
  if (schema instanceof z.ZodPipe) return below(schema.in, schema.out);
  if (schema instanceof z.ZodUnion) {
    const options: readonly unknown[] = schema.options;
    return below(...options);
  }
  if (schema instanceof z.ZodRecord) return below(schema.valueType);
  if (leaves.some((leaf) => schema instanceof leaf)) return [];
  throw new Error(`this walk cannot look into ${String(schema?.constructor.name)}`);
}

it('every field of a reply to the staff that is named like personal data has its row', () => {
  const found = staffReplies.flatMap(([key, { reply }]) => {
    const names = [...new Set(namesOf(reply).filter((name) => personalName.test(name)))].sort();
    return names.length === 0 ? [] : [[key, names] as const];
  });
  expect(Object.fromEntries(found)).toEqual(personalFields);
});
