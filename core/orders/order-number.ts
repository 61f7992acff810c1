import { luhnCheckDigit } from '../identity/luhn.ts';

/** Numbers that a series has before their check digit. */
const series = 100_000_000;
const half = 10_000;
/** Four rounds of a Feistel network make a permutation that looks random; two more cost nothing. */
const rounds = 6;

/** A number that looks random, from a key that only the shop has: of a round and half a position. */
export type Scramble = (round: number, part: number) => number;

/**
 * The number of the order at a position of the sequence: `1`, eight digits and a check digit, ten in all,
 * so that it serves as the variable symbol of a payment. The eight digits are the position in a keyed
 * permutation, so that no number tells another one, nor how many orders there are; the check digit tells
 * most slips of the hand. Orders from before have `1`, their year and their position: nine digits and no
 * check digit, and one that is made here may be taken. RangeError beyond the series.
 */
export const orderNumber = (position: number, scramble: Scramble): string =>
  scrambledNumber('1', position, scramble);

/**
 * The number of a repair, of the same form behind a `7`. Its rounds are other ones: who knows the number of their repair
 * does not learn the number of the order at the same position.
 */
export const repairNumber = (position: number, scramble: Scramble): string =>
  scrambledNumber('7', position, (round, part) => scramble(rounds + round, part));

function scrambledNumber(lead: '1' | '7', position: number, scramble: Scramble): string {
  if (!Number.isSafeInteger(position) || position < 1 || position >= series) {
    throw new RangeError(`no position in the series: ${position}`);
  }
  let [left, right] = [Math.trunc(position / half), position % half];
  for (let round = 0; round < rounds; round += 1) {
    [left, right] = [right, (left + (scramble(round, right) % half)) % half];
  }
  const digits = `${lead}${String(left * half + right).padStart(8, '0')}`;
  return digits + String(luhnCheckDigit(digits));
}

/** Whether a text has the form of an order's number; nothing else is asked of the database. */
export const isOrderNumber = (text: string): boolean => /^1\d{9}$/.test(text);

/** Whether a text has the form of a repair's number. */
export const isRepairNumber = (text: string): boolean => /^7\d{9}$/.test(text);
