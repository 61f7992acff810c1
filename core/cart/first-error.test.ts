import { expect, it } from 'vitest';
import { firstErrorToShow } from './first-error.ts';

it.each([
  [{ quantity: ['C'], non_field_errors: ['A', 'B'] }, 'A'],
  [{ quantity: ['C'], nonFieldErrors: ['A', 'B'] }, 'A'],
  [{ quantity: ['C'], x: ['D'] }, 'C'],
  [{ non_field_errors: [], x: [], quantity: ['C'] }, 'C'],
  [{ x: [] }, null],
  [{}, null],
])('shows of %j the message %s', (errors, message) => {
  expect(firstErrorToShow(errors)).toBe(message);
});
