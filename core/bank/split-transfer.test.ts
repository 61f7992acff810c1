import { expect, it } from 'vitest';
import { splitTransfer } from './split-transfer.ts';

const order = { toPay: 900, isWaiting: true };

it.each([
  ['what is too much where a person said so', 1_000, order, true, 900, 100],
  ['nothing where nobody did', 1_000, order, false, 1_000, 0],
  ['nothing of what is exact', 900, order, true, 900, 0],
  ['nothing of too little', 800, order, true, 800, 0],
  [
    'nothing of an order that awaits no money',
    1_000,
    { ...order, isWaiting: false },
    true,
    1_000,
    0,
  ],
  ['nothing where nothing is to be paid', 1_000, { ...order, toPay: 0 }, true, 1_000, 0],
] as const)('parts %s', (_, amount, of, givesBack, paid, surplus) => {
  expect(splitTransfer(amount, of, givesBack)).toEqual({ paid, surplus });
});
