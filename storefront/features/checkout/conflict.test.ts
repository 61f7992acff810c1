import { expect, it } from 'vitest';
import { readConflict } from './conflict.ts';

it('reads what became dearer', () => {
  const line = { what: 'line', key: 'p1', was: 9_990, now: 10_490, package_id: 1, name: 'iPhone' };
  const body = { detail: 'dearer', due: 10_589, differences: [line, { what: 'shipping' }] };
  expect(readConflict(body)).toEqual({
    message: 'dearer',
    due: 10_589,
    differences: [{ what: 'line', name: 'iPhone', was: 9_990, now: 10_490 }],
  });
});

it('says what it can of a body that it does not know', () => {
  expect(readConflict(null)).toEqual({ message: '', due: null, differences: [] });
  expect(readConflict({ detail: 'busy' })).toMatchObject({ message: 'busy', due: null });
});
