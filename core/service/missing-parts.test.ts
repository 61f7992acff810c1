import { expect, it } from 'vitest';
import { missingParts } from './missing-parts.ts';

const display = { operationId: 1, productId: 10, quantity: 1 };
const screws = { operationId: 1, productId: 11, quantity: 2 };
const battery = { operationId: 2, productId: 12, quantity: 1 };
const needed = [display, screws, battery];
const work = (operationId: number) => ({ operationId, productId: null });
const part = (productId: number) => ({ operationId: null, productId });

it.each([
  ['nothing without its operation', [], []],
  ['each piece of an operation', [work(1)], [display, screws, screws]],
  ['only what is not written yet', [work(1), part(10), part(11)], [screws]],
  ['twice what is done twice', [work(2), work(2), part(12)], [battery]],
  ['nothing of a line in words', [part(99), { operationId: null, productId: null }], []],
] as const)('proposes %s', (_, lines, proposed) => {
  expect(missingParts(lines, needed)).toEqual(proposed);
});
