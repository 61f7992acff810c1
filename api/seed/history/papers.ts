import type { MarketCode } from '#core/market/market.ts';
import type { Dice } from './dice.ts';

const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
const identityValidTo = '01.05.2031';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Numbers that pass the checks of identity papers and belong to nobody that is known here. */
interface Papers {
  readonly personalIdentificationNumber: string;
  readonly identityCardNumber: string;
  readonly identityValidTo: string;
}

/** Papers of an invented man. */
export function papersOf(market: MarketCode, dice: Dice): Papers {
  const year = dice.between(60, 99);
  const month = twoDigits(dice.between(1, 12));
  const day = twoDigits(dice.between(1, 28));
  const serial = dice.between(100, 999);
  if (market === 'cz') {
    // A rest of ten had a check digit of zero once, and is refused since.
    const body = `${String(year)}${month}${day}${String(serial)}`;
    const rest = Number(body) % 11;
    return rest === 10 ? papersOf(market, dice) : czechPapers(body, rest, dice);
  }
  const body = `1${String(year)}${month}${day}12${String(serial)}`;
  const sum = [...body].reduce((all, digit, at) => all + Number(digit) * (weights[at] ?? 0), 0);
  return {
    personalIdentificationNumber: `${body}${String(sum % 11 === 10 ? 1 : sum % 11)}`,
    identityCardNumber: `CJ${String(dice.between(100_000, 999_999))}`,
    identityValidTo,
  };
}

const czechPapers = (body: string, check: number, dice: Dice): Papers => ({
  personalIdentificationNumber: `${body}${String(check)}`,
  identityCardNumber: String(dice.between(200_000_000, 299_999_999)),
  identityValidTo,
});
