import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closeScan,
  closesAt,
  decodeKey,
  nothingTyped,
  plainScanner,
  type ScannerSettings,
} from './decode-scan.ts';
import type { KeyStroke } from './physical-key.ts';

const withEnter: ScannerSettings = { keys: 'physical', suffix: 'Enter', prefix: '' };

const codeOf = (character: string): Pick<KeyStroke, 'code' | 'shift'> => {
  if (/\d/.test(character)) return { code: `Digit${character}`, shift: false };
  if (/[a-z]/i.test(character)) {
    return { code: `Key${character.toUpperCase()}`, shift: character !== character.toLowerCase() };
  }
  return { code: character === '-' ? 'Minus' : 'Slash', shift: false };
};

const stroke = (character: string, at: number): KeyStroke => ({
  ...codeOf(character),
  key: character,
  ctrl: false,
  at,
});

const closing = (code: string, at: number): KeyStroke => ({
  code,
  key: code,
  shift: false,
  ctrl: false,
  at,
});

/** Keys of a text, each as many milliseconds after the one before as `gaps` says. */
function strokesOf(text: string, gap: number | ((place: number) => number), from = 0): KeyStroke[] {
  let at = from;
  return [...text].map((character, place) => {
    at += place === 0 ? 0 : typeof gap === 'number' ? gap : gap(place);
    return stroke(character, at);
  });
}

/** What a station hears of keys: scans, and what reaches the field with the focus (put back after a code). */
function listen(strokes: readonly KeyStroke[], settings: ScannerSettings = plainScanner) {
  let state = nothingTyped;
  let field = '';
  let before = '';
  const scans: string[] = [];
  const take = (scan: string | null) => {
    if (scan === null) return;
    scans.push(scan);
    field = before;
  };
  const pauseUntil = (at: number) => {
    const due = closesAt(state, settings);
    if (due === null || due > at) return;
    const closed = closeScan(state, due, settings);
    state = closed.state;
    take(closed.scan);
  };
  for (const one of strokes) {
    pauseUntil(one.at);
    const decoded = decodeKey(state, one, settings);
    state = decoded.state;
    if (decoded.begins) before = field;
    if (!decoded.swallow && one.key.length === 1 && !one.ctrl) field += one.key;
    take(decoded.scan);
  }
  pauseUntil(Infinity);
  return { scans, field };
}

const ean = '4006381333931';

describe('a scanner that types', () => {
  it('is heard as one scan, with nothing left in the field that has the focus (T-SCAN-1)', () => {
    const keys = [...strokesOf(ean, 8), closing('Enter', 112)];
    expect(listen(keys)).toEqual({ scans: [ean], field: '' });
  });

  it('is read by where its keys lie, whatever the layout writes (T-SCAN-2)', () => {
    const czech = '+ěščřžýáíé';
    const keys = strokesOf(ean, 8).map((one) => ({
      ...one,
      key: czech.charAt((Number(one.key) + 9) % 10),
    }));
    expect(listen([...keys, closing('Enter', 112)])).toEqual({ scans: [ean], field: '' });
  });

  it('is read by its layout where the station was calibrated so', () => {
    const keys = strokesOf(ean, 8).map((one) => ({ ...one, code: 'KeyQ' }));
    const settings: ScannerSettings = { keys: 'layout', suffix: 'Enter', prefix: '' };
    expect(listen([...keys, closing('Enter', 112)], settings).scans).toEqual([ean]);
  });

  it('is told from a person who types the same digits (T-SCAN-3)', () => {
    const keys = [...strokesOf(ean, 120), closing('Enter', 1700)];
    expect(listen(keys)).toEqual({ scans: [], field: ean });
    expect(listen(keys, withEnter)).toEqual({ scans: [], field: ean });
  });

  it('is closed by 50 ms of silence where it has no suffix (T-SCAN-4)', () => {
    const first = strokesOf(ean, 8);
    const second = strokesOf('L-A-01', 8, 300);
    expect(listen([...first, ...second])).toEqual({ scans: [ean, 'L-A-01'], field: '' });
  });

  it('is not split by a hiccup where its suffix is known (T-SCAN-4)', () => {
    const keys = strokesOf(ean, (place) => (place === 7 ? 60 : 8));
    const last = keys.at(-1)?.at ?? 0;
    expect(listen([...keys, closing('Enter', last + 8)], withEnter).scans).toEqual([ean]);
  });

  it('is closed at last where its suffix was lost', () => {
    expect(listen(strokesOf(ean, 8), withEnter).scans).toEqual([ean]);
  });

  it('leaves what a person typed just before it', () => {
    const keys = [...strokesOf('12', 150), ...strokesOf(ean, 8, 300), closing('Enter', 404)];
    expect(listen(keys)).toEqual({ scans: [ean], field: '12' });
  });

  it('keeps capitals by Shift and not by Caps Lock, and drops frames and spaces (T-SCAN-10)', () => {
    const keys = strokesOf('B-0042', 8).map((one) => ({
      ...one,
      // Caps Lock turns letters round, and a dead key says nothing of itself.
      key: one.code === 'KeyB' ? 'b' : 'Dead',
    }));
    const stx: KeyStroke = { code: 'KeyB', key: 'b', shift: false, ctrl: true, at: -8 };
    const etx: KeyStroke = { code: 'KeyC', key: 'c', shift: false, ctrl: true, at: 48 };
    const shift: KeyStroke = { code: 'ShiftLeft', key: 'Shift', shift: true, ctrl: false, at: -1 };
    expect(listen([stx, shift, ...keys, etx, closing('Tab', 56)]).scans).toEqual(['B-0042']);
  });

  it('reads the separator of GS1 in both ways that scanners send it (T-SCAN-8)', () => {
    const parts = [...strokesOf('01040063', 8)];
    const control: KeyStroke = { code: 'BracketRight', key: ']', shift: false, ctrl: true, at: 64 };
    const itself: KeyStroke = { code: 'F8', key: '\u001d', shift: false, ctrl: false, at: 72 };
    const keys = [...parts, control, itself, ...strokesOf('21AB', 8, 80), closing('Enter', 120)];
    expect(listen(keys).scans).toEqual(['01040063\u001d\u001d21AB']);
  });

  it('has a calibrated prefix taken away', () => {
    const settings: ScannerSettings = { keys: 'physical', suffix: 'Tab', prefix: '//' };
    expect(listen([...strokesOf('//U-77', 10), closing('Tab', 60)], settings).scans).toEqual([
      'U-77',
    ]);
  });

  it('leaves Enter and Tab to the form where nothing was scanned', () => {
    expect(decodeKey(nothingTyped, closing('Enter', 5), plainScanner).swallow).toBe(false);
    const typed = strokesOf('ab', 200).reduce(
      (state, one) => decodeKey(state, one, plainScanner).state,
      nothingTyped,
    );
    expect(decodeKey(typed, closing('Tab', 500), plainScanner).swallow).toBe(false);
  });

  it('loses and splits none of codes in any rhythm of 1 to 30 ms with a hiccup each (property)', () => {
    const codes = fc.array(fc.stringMatching(/^[A-Za-z0-9-]{6,30}$/), {
      minLength: 1,
      maxLength: 8,
    });
    const rhythm = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 31, maxLength: 31 });
    fc.assert(
      fc.property(codes, rhythm, fc.integer({ min: 1, max: 99 }), (texts, gaps, hiccup) => {
        let from = 0;
        const keys = texts.flatMap((text) => {
          const middle = Math.floor(text.length / 2);
          const all = strokesOf(
            text,
            (place) => (place === middle ? hiccup : (gaps[place] ?? 8)),
            from,
          );
          const end = (all.at(-1)?.at ?? from) + (gaps[0] ?? 8);
          from = end + 150;
          return [...all, closing('Enter', end)];
        });
        expect(listen(keys, withEnter)).toEqual({ scans: texts, field: '' });
      }),
    );
  });
});
