import { describe, expect, it } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
// "Příslušenství" as Czech Windows and as older Linux write it: ř F8, í ED, š 9A or B9.
const windows = [...ascii('P'), 0xf8, 0xed, ...ascii('slu'), 0x9a, ...ascii('enstv'), 0xed];
const iso = [...ascii('P'), 0xf8, 0xed, ...ascii('slu'), 0xb9, ...ascii('enstv'), 0xed];
const utf8 = [
  ...[...ascii('P'), 0xc5, 0x99, 0xc3, 0xad, ...ascii('slu')],
  ...[0xc5, 0xa1, ...ascii('enstv'), 0xc3, 0xad],
];
const decode = (bytes: number[]) => decodeCsv(Uint8Array.from(bytes));

describe('the encoding of a CSV file (T-CSV-1)', () => {
  it.each([
    ['windows-1250', windows],
    ['iso-8859-2', iso],
    ['utf-8', utf8],
  ])('is found to be %s', (encoding, bytes) => {
    expect(decode(bytes)).toEqual({ ok: true, value: { text: 'Příslušenství', encoding } });
  });

  it('is UTF-8 behind a byte order mark, which is no part of the text', () => {
    expect(decode([0xef, 0xbb, 0xbf, ...utf8])).toMatchObject({
      ok: true,
      value: { text: 'Příslušenství', encoding: 'utf-8' },
    });
  });

  it('is UTF-16 behind its mark', () => {
    expect(decode([0xff, 0xfe, 0x50, 0x00, 0x59, 0x01])).toMatchObject({ value: { text: 'Př' } });
  });

  it('keeps the no-break space of Czech thousands', () => {
    expect(decode([...ascii('1'), 0xa0, ...ascii('234,50;'), 0x9a])).toMatchObject({
      value: { text: '1\u00a0234,50;š', encoding: 'windows-1250' },
    });
  });

  it('is asked for where a file mixes encodings, with how each would read', () => {
    const mixed = decode([...utf8, ...ascii('\n'), ...windows]);
    expect(mixed).toMatchObject({ ok: false, error: { code: 'encoding_unclear' } });
    const readings =
      !mixed.ok && mixed.error.code === 'encoding_unclear' ? mixed.error.candidates : [];
    expect(readings.map(({ encoding }) => encoding)).toEqual([
      'utf-8',
      'windows-1250',
      'iso-8859-2',
    ]);
    expect(readings[1]?.text.endsWith('Příslušenství')).toBe(true);
  });

  it('is what the person chose', () => {
    const bytes = Uint8Array.from([...utf8, ...windows]);
    expect(decodeCsv(bytes, 'windows-1250')).toMatchObject({
      ok: true,
      value: { encoding: 'windows-1250' },
    });
  });

  it('is none where the file is no text', () => {
    expect(decode([0x50, 0x4b, 3, 4, 0, 0])).toEqual({ ok: false, error: { code: 'not_text' } });
  });

  it('reads no overlong or cut-off letter as UTF-8', () => {
    expect(decode([0xc0, 0xaf])).toMatchObject({ value: { encoding: 'windows-1250' } });
    expect(decode([...ascii('a'), 0xc5])).toMatchObject({ value: { encoding: 'windows-1250' } });
  });
});
