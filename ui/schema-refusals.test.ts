import { expect, it } from 'vitest';
import { z } from 'zod';
import { schemaRefusals } from './schema-refusals.ts';

const schema = z.strictObject({
  name: z
    .string('required')
    .max(3, 'too_long')
    .regex(/^[a-z]*$/, 'invalid_value'),
  age: z.number(),
});
const fields = ['name', 'age'] as const;
const refuse = (value: unknown) => schemaRefusals(schema.safeParse(value), fields);

it('refuses nothing of what the schema takes', () => {
  expect(refuse({ name: 'jan', age: 3 })).toEqual({});
});

it('says the first thing that is wrong with each field', () => {
  expect(refuse({ name: 'JANA', age: 3 })).toEqual({ name: 'too_long' });
});

it('says in its own words what the validator says in its own language', () => {
  expect(refuse({ name: 'jan', age: 'three' })).toEqual({ age: 'invalid_value' });
});

it('leaves out what is no field of the form', () => {
  expect(refuse({ name: 'jan', age: 3, colour: 'red' })).toEqual({});
  expect(
    schemaRefusals({ error: { issues: [{ path: [], message: 'required' }] } }, fields),
  ).toEqual({});
});

it('finds the field of what lies deeper in it', () => {
  const parsed = { error: { issues: [{ path: ['name', 0, 'part'], message: 'too_long' }] } };
  expect(schemaRefusals(parsed, fields)).toEqual({ name: 'too_long' });
});
