import { expect, it } from 'vitest';
import { nothingSaid, statementsOf, typedOf } from './statements.ts';

const attributes = [
  { value: 1, kind: 'choice' },
  { value: 2, kind: 'number' },
  { value: 3, kind: 'boolean' },
  { value: 4, kind: 'text' },
  { value: 5, kind: 'number' },
] as const;
const said = [
  { attributeId: 1, valueIds: [7, 8] },
  { attributeId: 2, number: 6.1 },
  { attributeId: 3, number: 0 },
  { attributeId: 4, textCs: 'sklo', textRo: 'sticlă' },
];

it('says again what it was given, number by its comma', () => {
  expect(statementsOf(attributes, typedOf(said))).toEqual([
    { attributeId: 1, valueIds: [7, 8] },
    { attributeId: 2, number: '6,1' },
    { attributeId: 3, number: '0' },
    { attributeId: 4, textCs: 'sklo', textRo: 'sticlă' },
  ]);
});

it('says nothing of what was emptied, and half a text as it is', () => {
  const typed = { ...typedOf(said), 1: nothingSaid, 4: { ...nothingSaid, textCs: 'sklo' } };
  expect(statementsOf(attributes, typed).map(({ attributeId }) => attributeId)).toEqual([2, 3, 4]);
});
