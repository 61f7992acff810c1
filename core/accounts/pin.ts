import { accept, refuse, type Result } from '../shared/result.ts';

export type PinRefusal = 'invalid_pin' | 'weak_pin';

/** Wrong PINs of a person on one device before the password is needed again. */
export const mostPinFailures = 5;

/** A PIN lets in only where the person gave the password so many hours ago at most. */
export const pinHours = 12;

const steps = (pin: string): number[] =>
  [...pin.slice(1)].map((digit, index) => Number(digit) - Number(pin[index]));

/**
 * Judges a new PIN: 4 to 8 digits, not one digit repeated and no row such as 1234 or 8765, which are
 * what somebody at the same desk tries first. The value is the PIN.
 */
export function checkPin(pin: string): Result<string, PinRefusal> {
  if (!/^\d{4,8}$/.test(pin)) return refuse('invalid_pin');
  const [first, ...others] = steps(pin);
  const isRow =
    first !== undefined && Math.abs(first) <= 1 && others.every((step) => step === first);
  return isRow ? refuse('weak_pin') : accept(pin);
}
