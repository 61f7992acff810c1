/** Luhn check digit (0 to 9) of a run of ASCII digits that does not yet carry one. */
export function luhnCheckDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit is the Luhn check digit of those before it. */
export const passesLuhn = (digits: string): boolean =>
  luhnCheckDigit(digits.slice(0, -1)) === Number(digits.slice(-1));
