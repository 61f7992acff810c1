import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { line, note, optionalLine, position, token } from './field-schemas.ts';
import { readLine } from './typed-line.ts';

const said = (schema: z.ZodType, value: unknown): string | null => {
  const read = schema.safeParse(value);
  return read.success ? null : (read.error.issues[0]?.message ?? '');
};

describe('a line', () => {
  it('is trimmed', () => expect(line(10).parse('  Jana  ')).toBe('Jana'));

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    ['Jana\nN', 'control_characters'],
    ['Jana\u202eN', 'control_characters'],
    ['\ud800', 'control_characters'],
    ['x'.repeat(11), 'too_long'],
  ])('%j is refused as %s', (value, message) => expect(said(line(10), value)).toBe(message));

  it('counts its length before it is trimmed, so that a huge paste costs nothing', () => {
    expect(said(line(10), `Jana${' '.repeat(20)}`)).toBe('too_long');
  });

  it('is what a form without the schemas reads, whatever is typed', () => {
    const short = line(20);
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 30 }), (text) => {
        const read = readLine(text, 20);
        const parsed = short.safeParse(text);
        expect(parsed.success).toBe(read.ok);
        expect(parsed.data ?? said(short, text)).toBe(read.ok ? read.value : read.error);
      }),
    );
  });
});

describe('a line that may be left out', () => {
  it.each([undefined, null, '', '  '])('%j becomes an empty text', (value) => {
    expect(optionalLine(5).parse(value)).toBe('');
  });

  it('is a line otherwise', () => {
    expect(optionalLine(5).parse(' ab ')).toBe('ab');
    expect(said(optionalLine(5), 'a\tb')).toBe('control_characters');
    expect(said(optionalLine(5), 'abcdef')).toBe('too_long');
    expect(said(optionalLine(5), 7)).toBe('invalid_value');
  });
});

describe('a note', () => {
  it('may have line breaks and tabs, and no other control characters', () => {
    expect(note(50).parse(' a\n\tb\r\nc ')).toBe('a\n\tb\r\nc');
    expect(said(note(50), 'a\u0000b')).toBe('control_characters');
    expect(said(note(50), 'a\u001bb')).toBe('control_characters');
  });
});

describe('a token', () => {
  it.each(['iphone-15', 'aB3_~.', '7'])('%j is one', (text) => {
    expect(token.parse(text)).toBe(text);
  });

  it.each(['', 'a b', 'a/b', 'á', 'a\n', 'x'.repeat(121)])('%j is none', (text) => {
    expect(said(token, text)).not.toBeNull();
  });
});

it.each([
  [0, null],
  [1_000_000, null],
  [1_000_001, 'too_large'],
  [-1, 'invalid_value'],
  [1.5, 'invalid_value'],
  ['1', 'invalid_value'],
])('the position %j is refused as %j', (value, message) => {
  expect(said(position, value)).toBe(message);
});
