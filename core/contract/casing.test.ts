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

it('never sets a prototype', () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"admin": true}, "a": {"__proto__": []}}');
  const converted = Object(fromWire(hostile)) as object; // an object stays one
  expect(Reflect.get(converted, 'admin')).toBeUndefined();
  expect(Object.getPrototypeOf(converted)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(Reflect.get(converted, 'a'))).toBe(Object.prototype);
  // What a refusal repeats of a stranger's names goes the other way.
  const refused = toWire({ _Proto__: ['unknown'] });
  expect(JSON.stringify(refused)).toBe('{"__proto__":["unknown"]}');
  expect(Object.getPrototypeOf(refused)).toBe(Object.prototype);
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
