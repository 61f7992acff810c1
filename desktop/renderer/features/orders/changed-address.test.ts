import { expect, it } from 'vitest';
import { changedAddress } from './changed-address.ts';

const before = { firstName: 'Jan', lastName: 'Pavel Novák', city: 'Praha', company: 'Stín' };

it('leaves out what was not touched', () => {
  expect(changedAddress(before, before)).toEqual({});
  expect(changedAddress(before, { ...before, city: 'Brno', street: '' })).toEqual({ city: 'Brno' });
});

it('sends both halves of a name, and what was emptied', () => {
  const after = { ...before, firstName: 'Jan Pavel', lastName: 'Novák', company: '' };
  const { city: _, ...changed } = after;
  expect(changedAddress(before, after)).toEqual(changed);
});
