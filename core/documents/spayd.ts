import { foldText } from '../shared/text.ts';

/** A payment to be typed by a camera. */
export interface PaymentOrder {
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string | null;
  /** Whole CZK, above zero. */
  readonly amount: number;
  /** One to ten digits. */
  readonly variableSymbol: string;
  readonly message: string;
}

const mostAmount = 9_999_999;
const longestMessage = 60;

/**
 * Short Payment Descriptor 1.0 of the Czech Banking Association, the text of a QR payment code.
 * It is made of the characters of a QR code's alphanumeric mode alone, which is smaller and which
 * every bank reads: letters lose their case and marks, and what is left over becomes a space.
 * Throws on what the format has no place for. There is none for Lei: Romanian banks read no common
 * code of their own, and the European one (EPC069-12) pays euros only.
 */
export function spaydText({ iban, bic, amount, variableSymbol, message }: PaymentOrder): string {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > mostAmount) {
    throw new RangeError(`no amount of a payment: ${amount}`);
  }
  if (!/^\d{1,10}$/.test(variableSymbol)) throw new RangeError('no variable symbol');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(iban)) throw new RangeError('no IBAN');
  return [
    'SPD*1.0',
    `ACC:${iban}${bic === null ? '' : `+${bic}`}`,
    `AM:${amount}.00`,
    'CC:CZK',
    `X-VS:${variableSymbol}`,
    ...messagePart(message),
  ].join('*');
}

/** An empty value is not allowed, so an empty message has no part. */
function messagePart(message: string): string[] {
  const plain = foldText(message)
    .toUpperCase()
    // The star divides the parts and the percent sign begins an escape; both leave as escapes.
    .replace(/[^A-Z0-9 $%*+\-./:]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longestMessage)
    .trimEnd();
  return plain === '' ? [] : [`MSG:${plain.replace(/%/g, '%25').replace(/\*/g, '%2A')}`];
}
