import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkShape } from './check-shape.ts';
import { line, position } from './field-schemas.ts';

const shape = { name: line(5), place: position };
const messages = (values: Readonly<Record<string, unknown>>) =>
  checkShape(shape, values).error?.issues.map(({ path, message }) => [...path, message]) ?? [];

it('finds nothing wrong with what every field takes', () => {
  expect(checkShape(shape, { name: 'Kryty', place: 3 })).toEqual({});
});

it('names the field with each thing that is wrong with it', () => {
  expect(messages({ name: '', place: 'first' })).toEqual([
    ['name', 'required'],
    ['place', 'invalid_value'],
  ]);
});

it('checks only the fields that are written, since a change names some of them', () => {
  expect(messages({ name: 'Pouzdra' })).toEqual([['name', 'too_long']]);
  expect(messages({})).toEqual([]);
});

it('leaves what is no field to whoever knows of it', () => {
  expect(messages({ name: 'Kryty', colour: 7 })).toEqual([]);
});

it('refuses exactly what the schema of the whole object refuses', () => {
  const whole = z.object(shape);
  const value = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.constant(null));
  fc.assert(
    fc.property(value, value, (name, place) => {
      expect(checkShape(shape, { name, place }).error === undefined).toBe(
        whole.safeParse({ name, place }).success,
      );
    }),
  );
});
