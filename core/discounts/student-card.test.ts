import { expect, it } from 'vitest';
import { studentCardNumber } from './student-card.ts';

it.each([
  ['S420123456789A', 'S420123456789A'],
  [' s 420 123 456 789 a ', 'S420123456789A'],
  ['420-123-456-789', '420123456789'],
])('reads %s', (typed, number) => {
  expect(studentCardNumber(typed)).toBe(number);
});

it.each(['', '123', 'S42012345678', 'ISIC 420123456789', 'S420123456789AB'])(
  'takes %s for no card',
  (typed) => {
    expect(studentCardNumber(typed)).toBeNull();
  },
);
