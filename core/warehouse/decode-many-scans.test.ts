import { expect, it } from 'vitest';
import {
  closeScan,
  closesAt,
  decodeKey,
  nothingTyped,
  type ScannerSettings,
} from './decode-scan.ts';

const settings: ScannerSettings = { keys: 'physical', suffix: 'Enter', prefix: '' };
const scans = 10_000;

/** A generator of Lehmer: the same numbers in every run, from 0 to below 1. */
function diceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const strokeOf = (character: string, at: number) => {
  const isDigit = /\d/.test(character);
  const code = isDigit ? `Digit${character}` : character === '-' ? 'Minus' : `Key${character}`;
  return { code, key: character, shift: /[A-Z]/.test(character), ctrl: false, at };
};

/** A bar code, a crate, a bin or a serial number. */
function codeFrom(dice: () => number): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => String(Math.floor(dice() * 10))).join('');
  const kinds = [
    () => digits(13),
    () => digits(15),
    () => `B-${digits(4)}`,
    () => `L-A-${digits(2)}-${digits(2)}`,
    () => `SN${digits(9)}X`,
  ];
  return kinds[Math.floor(dice() * kinds.length)]?.() ?? '';
}

it('hears ten thousand scans at 8 to 30 ms a key with hiccups, none lost and none split (T-SCAN-4)', () => {
  const dice = diceFrom(2026);
  const sent: string[] = [];
  const heard: string[] = [];
  let state = nothingTyped;
  let at = 0;
  const pauseUntil = (moment: number) => {
    const due = closesAt(state, settings);
    if (due === null || due > moment) return;
    const closed = closeScan(state, due, settings);
    ({ state } = closed);
    if (closed.scan !== null) heard.push(closed.scan);
  };
  const press = (stroke: ReturnType<typeof strokeOf>) => {
    pauseUntil(stroke.at);
    const decoded = decodeKey(state, stroke, settings);
    ({ state } = decoded);
    if (decoded.scan !== null) heard.push(decoded.scan);
  };
  for (let number = 0; number < scans; number += 1) {
    const code = codeFrom(dice);
    sent.push(code);
    // In every third code the machine was busy at one key; a pause of a person lies between two codes.
    const late = dice() < 0.33 ? Math.floor(dice() * code.length) : -1;
    at += 120 + dice() * 2_000;
    for (const [place, character] of [...code].entries()) {
      press(strokeOf(character, at));
      at += place === late ? 40 + dice() * 55 : 8 + dice() * 22;
    }
    press({ ...strokeOf('', at), code: 'Enter', key: 'Enter' });
  }
  pauseUntil(Infinity);
  expect(heard).toEqual(sent);
});
