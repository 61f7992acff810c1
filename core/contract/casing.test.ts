import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromWire, toCamel, toSnake, toWire } from './casing.ts';

it('converts the keys at every depth and leaves the values', () => {
  const wire = { product_type: 'a_b', choices: [{ image_alt: null }], e_mail: 1, 'A+': { x_1: 2 } };
  const inside = { productType: 'a_b', choices: [{ imageAlt: null }], eMail: 1, 'A+': { x1: 2 } };
  expect(fromWire(wire)).toEqual(inside);
  expect(toWire(fromWire({ product_type: 1 }))).toEqual({ product_type: 1 });
});

it('reads camelCase keys as well', () => {
  expect(fromWire({ masterProductIds: [] })).toEqual({ masterProductIds: [] });
});

it('keeps a key that would name the prototype an ordinary one', () => {
  const converted = fromWire(JSON.parse('{"__proto__": {"admin": true}}'));
  expect(Reflect.get(Object(converted), 'admin')).toBeUndefined();
  expect(Object.keys(Object(converted))).toEqual(['__proto__']);
});

it('comes back to every name of camelCase letters, however many were seen', () => {
  const word = fc.stringMatching(/^[a-z]{2,5}([A-Z][a-z]{1,5}){0,3}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (names) => {
      expect(names.map((name) => toCamel(toSnake(name)))).toEqual(names);
    }),
    { numRuns: 50 },
  );
});
