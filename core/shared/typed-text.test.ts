import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedCode, readTypedText } from './typed-text.ts';

describe('readTypedText', () => {
  it('composes letters, unifies spaces and trims', () => {
    expect(readTypedText('\u00a0 Jir\u030ci\u0301\u202fNova\u0301k\n', 50)).toEqual({
      ok: true,
      value: 'Jiří Novák',
    });
  });

  it.each([
    ['', 'text_empty'],
    [' \u00a0\u200b\t', 'text_empty'],
    ['a\u0000b', 'text_control_character'],
    ['a\nb', 'text_control_character'],
    ['a\u0085b', 'text_control_character'],
    ['a\u2028b', 'text_control_character'],
    ['x'.repeat(51), 'text_too_long'],
  ])('refuses %j as %s', (text, error) => {
    expect(readTypedText(text, 50)).toEqual({ ok: false, error });
  });

  it('judges ten million characters without reading them', () => {
    const huge = '9 '.repeat(5_000_000);
    expect(readTypedText(huge, 50)).toEqual({ ok: false, error: 'text_too_long' });
  });
});

describe('invisible marks', () => {
  it('do not keep a letter from its accent', () => {
    expect(readTypedText('c\u200d\u030c', 50)).toEqual({ ok: true, value: 'č' });
  });
});

describe('readTypedCode', () => {
  it.each([
    ['１２３／４５', '123/45'],
    ['١٢٣۴۵', '12345'],
    ['19–2000145399/0800', '19-2000145399/0800'],
    ['\u202a+420\u00a0777 123\u202c', '+420 777 123'],
    ['cz65  0800', 'CZ65 0800'],
    ['\uff43\uff5a', 'CZ'],
    ['\u0390', '\u03aa\u0301'],
  ])('reads %j as %j', (text, value) => {
    expect(readTypedCode(text)).toEqual({ ok: true, value });
  });

  it('never throws and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = readTypedCode(text, 200);
        if (once.ok) expect(readTypedCode(once.value, 400)).toEqual(once);
      }),
    );
  });
});
