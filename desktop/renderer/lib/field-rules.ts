import { checkPin } from '#core/accounts/pin.ts';
import { parseEmail } from '#core/identity/email.ts';
import type { FieldMessage } from '#core/phrases/cs/field-messages.ts';
import { readLine } from '#core/shared/typed-line.ts';
import { typedNumber } from './typed-number.ts';

/** What is wrong with a typed text; null where it is well. */
export type FieldRule = (text: string) => FieldMessage | null;

// The contract's own rules without its schemas, which weigh too much for a window; field-rules.test.ts compares both.

/** One line of at most `max` characters. */
export const line =
  (max: number): FieldRule =>
  (text) => {
    const read = readLine(text, max);
    return read.ok ? null : read.error;
  };

export const email: FieldRule = (text) => {
  const wrong = line(254)(text);
  if (wrong !== null) return wrong;
  return parseEmail(text.trim()).ok ? null : 'invalid_email';
};

/** A password or a PIN by which somebody proves who they are. */
export const secret: FieldRule = (text) => (text === '' ? 'required' : null);

export const newPin: FieldRule = (text) => {
  if (text === '') return 'required';
  const checked = checkPin(text);
  return checked.ok ? null : checked.error;
};

/** Whole per cent of a bonus. */
export const percent: FieldRule = (text) => {
  const number = typedNumber(text);
  if (!Number.isInteger(number) || number < 1) return 'invalid_value';
  return number > 100 ? 'too_large' : null;
};

/** A whole number, or nothing, where nothing means that there is no limit. */
export const wholeOrNone: FieldRule = (text) =>
  text.trim() === '' || Number.isInteger(typedNumber(text)) ? null : 'invalid_value';

/** `YYYY-MM-DD`, as the browser's own date field gives it. */
export const day: FieldRule = (text) => (text === '' ? 'invalid_value' : null);
