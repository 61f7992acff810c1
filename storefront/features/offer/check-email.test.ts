import { expect, it } from 'vitest';
import { checkEmail } from './check-email.ts';

it('accepts an address with an empty note', () => {
  expect(checkEmail({ email: ' jana@example.cz ', note: '' })).toEqual({});
});

it('names what must be mended', () => {
  expect(checkEmail({ email: '', note: '' })).toEqual({ email: 'required' });
  expect(checkEmail({ email: 'jana@', note: 'x'.repeat(1001) })).toEqual({
    email: 'invalid_email',
    note: 'too_long',
  });
});
