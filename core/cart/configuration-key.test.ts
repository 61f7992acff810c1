import fc from 'fast-check';
import { expect, it } from 'vitest';
import { configurationKey, plainConfiguration } from './configuration-key.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 4 });
const maybeId = fc.option(fc.integer({ min: 1, max: 300 }));
const configurations = fc.record({ addOnIds: ids, programId: maybeId, buybackId: maybeId });

it('is empty for a product without any choice', () => {
  expect(configurationKey(plainConfiguration)).toBe('');
});

it('does not mind the order in which add-ons were chosen', () => {
  const of = (addOnIds: readonly number[]) => configurationKey({ ...plainConfiguration, addOnIds });
  expect(of([2, 10])).toBe(of([10, 2]));
});

it('tells apart whatever differs, and nothing else', () => {
  const sorted = (each: { readonly addOnIds: readonly number[] }) =>
    JSON.stringify({ ...each, addOnIds: each.addOnIds.toSorted((a, b) => a - b) });
  fc.assert(
    fc.property(configurations, configurations, (one, other) => {
      const areAlike = sorted(one) === sorted(other);
      expect(configurationKey(one) === configurationKey(other)).toBe(areAlike);
    }),
  );
});
