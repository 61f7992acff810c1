import type { PrintedDocument } from '#core/documents/invoice-document.ts';
import { spaydText } from '#core/documents/spayd.ts';
import { formatIban } from '#core/identity/iban.ts';
import { czechAccountOfIban } from '#core/identity/payout-account.ts';
import type { DocumentWords } from '../document-words.ts';
import { qrPath } from '../qr-path.ts';
import { ink, page, type Sheet } from './sheet.ts';

const qrSide = 92;
const width = 252;

/** Whether the customer still has to send money to the account. */
const awaitsTransfer = ({ kind, payment, toPay }: PrintedDocument): boolean =>
  kind !== 'credit_note' && payment === 'bank_transfer' && toPay > 0;

/** The text of the QR payment code; null where there is nothing to pay with it (see spaydText). */
function paymentCode(document: PrintedDocument, { say }: DocumentWords): string | null {
  if (!awaitsTransfer(document) || document.currency !== 'CZK') return null;
  const { seller, toPay, variableSymbol, orderNumber } = document;
  return spaydText({
    iban: seller.iban,
    bic: seller.bic === '' ? null : seller.bic,
    amount: toPay,
    variableSymbol,
    message: say('paymentMessage', { number: orderNumber }),
  });
}

/** Left of the sums: where the money goes, or what is still to happen with it. */
export function drawPayment(
  sheet: Sheet,
  document: PrintedDocument,
  words: DocumentWords,
  y: number,
): number {
  const { say } = words;
  if (!awaitsTransfer(document)) {
    const style = { width, size: 11, weight: 'semibold', color: ink.accent } as const;
    return y + sheet.write(say(outcomeOf(document)), page.left, y, style);
  }
  const code = paymentCode(document, words);
  if (code === null) return drawAccount(sheet, document, words, page.left, y);
  const bottom = drawAccount(sheet, document, words, page.left + qrSide + 16, y);
  return Math.max(bottom, drawCode(sheet, code, say('scanToPay'), y));
}

function drawAccount(
  sheet: Sheet,
  { seller, variableSymbol }: PrintedDocument,
  { say }: DocumentWords,
  x: number,
  y: number,
): number {
  const style = { width: page.left + width - x, tabular: true } as const;
  const czech = czechAccountOfIban(seller.iban);
  const facts = [
    ...(czech.ok ? [[say('account'), czech.value.text]] : []),
    [say('iban'), formatIban(seller.iban)],
    ...(czech.ok ? [] : [[say('bank'), `${seller.bank}, ${seller.bic}`]]),
    [say('variableSymbol'), variableSymbol],
  ];
  let at = y + sheet.write(say('payByTransfer'), x, y, { ...style, weight: 'semibold' }) + 4;
  for (const [label = '', value = ''] of facts) {
    at += sheet.write(label, x, at, { ...style, size: 7.5, color: ink.muted });
    at += sheet.write(value, x, at, { ...style, size: 8.5 }) + 3;
  }
  return at;
}

function drawCode(sheet: Sheet, code: string, label: string, y: number): number {
  const { size, path } = qrPath(code);
  sheet.pdf.save();
  sheet.pdf.translate(page.left, y).scale(qrSide / size);
  sheet.pdf.path(path).fill(ink.text);
  sheet.pdf.restore();
  const style = { width: qrSide, size: 7.5, align: 'center', color: ink.muted } as const;
  return y + qrSide + 9 + sheet.write(label, page.left, y + qrSide + 9, style);
}

function outcomeOf({ kind, payment, toPay, paid }: PrintedDocument) {
  if (kind === 'credit_note') return toPay < 0 ? 'refundComes' : 'refundSent';
  if (toPay <= 0) return paid > 0 ? 'doNotPay' : 'nothingToPay';
  if (payment === 'cash_on_delivery') return 'payOnDelivery';
  return payment === 'installments' || payment === 'leasing' ? 'payByCompany' : 'payOnline';
}
