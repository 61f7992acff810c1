import { expect, it } from 'vitest';
import { draftsKeptSince, goesAlong, isWorthKeeping } from './checkout-draft.ts';

it('keeps what was typed for 30 days', () => {
  expect(draftsKeptSince(new Date('2026-11-30T10:00:00Z'))).toEqual(
    new Date('2026-10-31T10:00:00Z'),
  );
});

it.each([
  [{ country: 'CZ', altCountry: 'CZ', firstName: '' }, false],
  [{ country: 'CZ', firstName: 'Jana' }, true],
  [{}, false],
])('of %j says that keeping it is worth it: %s', (typed, expected) => {
  expect(isWorthKeeping(typed)).toBe(expected);
});

it.each([
  ['Jana@Posta.example ', true],
  ['petr@posta.example', false],
  ['', false],
])('takes what "%s" typed along to jana@posta.example: %s', (eMail, expected) => {
  expect(goesAlong({ eMail }, 'jana@posta.example')).toBe(expected);
});

it('takes nothing along that names no e-mail', () => {
  expect(goesAlong({}, 'jana@posta.example')).toBe(false);
});
