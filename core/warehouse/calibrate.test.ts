import { describe, expect, it } from 'vitest';
import { calibrate, isScannersTyping, judgeTestScan, testCodes } from './calibrate.ts';
import type { KeyStroke } from './physical-key.ts';

/** Keys of an American keyboard by the character they write there. */
const marks: Readonly<Record<string, readonly [string, boolean]>> = {
  '-': ['Minus', false],
  '/': ['Slash', false],
  '.': ['Period', false],
  '+': ['Equal', true],
  '~': ['Backquote', true],
};

function usKey(character: string): readonly [string, boolean] {
  if (/[0-9]/.test(character)) return [`Digit${character}`, false];
  if (/[A-Za-z]/.test(character)) {
    return [`Key${character.toUpperCase()}`, character !== character.toLowerCase()];
  }
  return marks[character] ?? ['Space', false];
}

/** What the Czech layout makes of the keys that the codes need; the Romanian one moves marks alone. */
const czech: Readonly<Record<string, string>> = {
  Digit1: '+',
  Digit2: 'ě',
  Digit3: 'š',
  Digit4: 'č',
  Digit5: 'ř',
  Digit6: 'ž',
  Digit7: 'ý',
  Digit8: 'á',
  Digit9: 'í',
  Digit0: 'é',
  Minus: '=',
  Slash: '-',
  KeyY: 'z',
  KeyZ: 'y',
  Equal: "'",
};
const romanian: Readonly<Record<string, string>> = { Minus: '-', Slash: '/', Equal: '=' };

const keyBy = (layout: Readonly<Record<string, string>>) => (code: string, character: string) => {
  const key = layout[code];
  return key === undefined ? character : /[A-Z]/.test(character) ? key.toUpperCase() : key;
};

interface Typing {
  readonly key: (code: string, character: string) => string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** A scanner that is set to an American keyboard. */
function scans(codes: readonly string[], { key, prefix = '', suffix }: Typing): KeyStroke[] {
  let at = 0;
  return codes.flatMap((text) => {
    at += 900;
    const strokes = [...(prefix + text)].map((character): KeyStroke => {
      const [code, shift] = usKey(character);
      return { code, key: key(code, character), shift, ctrl: false, at: (at += 12) };
    });
    if (suffix === undefined) return strokes;
    return [...strokes, { code: suffix, key: suffix, shift: false, ctrl: false, at: (at += 12) }];
  });
}

describe('a scanner that types American keys', () => {
  it.each([
    ['American', {}],
    ['Czech', czech],
    ['Romanian', romanian],
  ])('is read by its keys where the system has the %s layout', (_, layout) => {
    const strokes = scans(testCodes, { key: keyBy(layout), suffix: 'Enter' });
    expect(calibrate(strokes, testCodes)).toEqual({
      ok: true,
      value: { keys: 'physical', prefix: '', suffix: 'Enter' },
    });
  });

  it('has its prefix and its suffix learned', () => {
    const strokes = scans(testCodes, { key: keyBy({}), prefix: '~A', suffix: 'Tab' });
    expect(calibrate(strokes, testCodes)).toMatchObject({
      value: { prefix: '~A', suffix: 'Tab' },
    });
  });

  it('closes by a pause where it has no suffix, or one of the block of numbers', () => {
    for (const suffix of [undefined, 'NumpadEnter']) {
      const typing = { key: keyBy({}), ...(suffix === undefined ? {} : { suffix }) };
      expect(calibrate(scans(testCodes, typing), testCodes)).toMatchObject({
        value: { suffix: null },
      });
    }
  });
});

it('reads a scanner that is set to the Czech layout by the layout', () => {
  // It presses the keys by which a Czech keyboard writes the code, so that only the characters are right.
  const swapped = scans(testCodes, { key: (_, character) => character, suffix: 'Enter' }).map(
    (stroke) => ({
      ...stroke,
      code:
        { KeyY: 'KeyZ', KeyZ: 'KeyY', Minus: 'Slash', Slash: 'BracketLeft' }[stroke.code] ??
        stroke.code,
    }),
  );
  expect(calibrate(swapped, testCodes)).toMatchObject({ value: { keys: 'layout' } });
});

it('says what was wrong', () => {
  const typing = { key: keyBy({}), suffix: 'Enter' };
  const reason = (strokes: readonly KeyStroke[]) => {
    const learned = calibrate(strokes, testCodes);
    return learned.ok ? null : learned.error;
  };
  expect(reason(scans(testCodes.slice(1), typing))).toBe('too_few_codes');
  expect(reason(scans(testCodes.toReversed(), typing))).toBe('codes_garbled');
  const mixed = [
    ...scans(testCodes.slice(0, 3), typing),
    ...scans(testCodes.slice(3), { ...typing, suffix: 'Tab' }).map((stroke) => ({
      ...stroke,
      at: stroke.at + 60_000,
    })),
  ];
  expect(reason(mixed)).toBe('codes_not_alike');
  const followed = testCodes.map((code) => `${code}/`);
  expect(reason(scans(followed, typing))).toBe('codes_not_alike');
});

describe('a single scan of the test card', () => {
  const typing = { key: keyBy(czech), suffix: 'Enter' };
  const judged = (text: string, place = 0, how: Typing = typing) => {
    const found = judgeTestScan(scans([text], how), testCodes, place);
    return found.ok ? 'right' : found.error;
  };

  it('is right by its keys or by its layout, whatever stands around it', () => {
    expect(testCodes.map((code, place) => judged(code, place))).toEqual(
      testCodes.map(() => 'right'),
    );
    expect(judged('CAL-1234567', 0, { ...typing, prefix: '~A' })).toBe('right');
    expect(judged('CAL-OK-5', 4, { key: (_, character) => character })).toBe('right');
  });

  it('is told from another code of the card, from half of one and from all else', () => {
    expect(judged('CAL-890-YZ')).toBe('other_code');
    expect(judged('CAL-123')).toBe('half_code');
    expect(judged('34567')).toBe('half_code');
    expect(judged('4006381333931')).toBe('not_of_card');
    expect(judged('CAL', 0)).toBe('not_of_card');
  });
});

it('tells a scanner from a hand on the keys', () => {
  const scanned = scans(['CAL-OK-5'], { key: keyBy({}), suffix: 'Enter' });
  expect(isScannersTyping(scanned)).toBe(true);
  expect(isScannersTyping(scanned.map((one, place) => ({ ...one, at: place * 120 })))).toBe(false);
  expect(isScannersTyping(scanned.slice(0, 3))).toBe(false);
});
