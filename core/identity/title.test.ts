import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidTitle, parseTitle } from './title.ts';

describe('parseTitle', () => {
  it.each([
    ['Ing.', 'Ing.'],
    ['Ph.D.', 'Ph.D.'],
    ['Ing. arch.', 'Ing. arch.'],
    ['Mgr. et Mgr.', 'Mgr. et Mgr.'],
    ['Ing., Ph.D.', 'Ing., Ph.D.'],
    [' prof.  MUDr. ', 'prof. MUDr.'],
    ['învăţ.'.normalize('NFD'), 'învăţ.'],
  ])('reads %j', (text, value) => expect(parseTitle(text)).toEqual({ ok: true, value }));

  it.each([
    ['Ing', 'title_dot'],
    ['Ing. Mgr', 'title_dot'],
    ['Инж.', 'title_letters'],
    ['Ing2.', 'title_letters'],
    ['.', 'title_letters'],
    ['Ing..', 'title_letters'],
    ['<b>.', 'title_letters'],
    ['', 'text_empty'],
    ['Ing\u0000.', 'text_control_character'],
    ['I'.repeat(1_000_000), 'text_too_long'],
  ])('refuses %.20j as %s', (text, error) => {
    expect(parseTitle(text)).toEqual({ ok: false, error });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidTitle(text)).toBe('boolean');
      }),
    );
  });
});
