import { bankText } from '../identity/bank-text.ts';
import { isValidIban } from '../identity/iban.ts';
import type { Currency } from '../market/market.ts';

/** One transfer to a seller. */
export interface OrderedTransfer {
  /** Number of the buy-back, which the bank's statement names again. */
  readonly number: number;
  /** Whole units, more than nothing. */
  readonly amount: number;
  readonly name: string;
  readonly iban: string;
}

/** A payment order of the shop to its bank. */
export interface PaymentOrder {
  /** Unique at the bank: the same order twice is refused there. Up to 35 letters and digits. */
  readonly reference: string;
  readonly createdAt: Date;
  /** `YYYY-MM-DD` in the market's time zone. */
  readonly executeOn: string;
  readonly currency: Currency;
  readonly payer: { readonly name: string; readonly iban: string; readonly bic: string };
  /** What the seller reads on the statement, before the number. */
  readonly purpose: string;
  readonly transfers: readonly OrderedTransfer[];
}

type Content = string | readonly string[];

const element = (name: string, content: Content): string =>
  `<${name}>${typeof content === 'string' ? content : content.join('')}</${name}>`;

/** Why the file cannot carry a transfer. */
export type TransferRefusal =
  'payout_name_not_latin' | 'payout_account_unusable' | 'payout_amount_unusable';

/** The most that one transfer may carry (EPC132-08, AT-04), in whole units. */
const largestAmount = 999_999_999;

/** What of a transfer the file may not carry; null where it may. One such transfer loses the whole file. */
export function transferProblem({
  name,
  iban,
  amount,
}: Pick<OrderedTransfer, 'name' | 'iban' | 'amount'>): TransferRefusal | null {
  if (bankText(name) === null) return 'payout_name_not_latin';
  if (!isValidIban(iban)) return 'payout_account_unusable';
  const isPayable = Number.isInteger(amount) && amount > 0 && amount <= largestAmount;
  return isPayable ? null : 'payout_amount_unusable';
}

/** Letters that every bank takes; what has none is refused before an order is written. */
function plain(text: string, longest: number): string {
  const written = bankText(text);
  if (written === null) throw new Error('a text of a payment order has no form for the bank');
  return written.slice(0, longest).trim();
}

const money = (amount: number): string => `${String(amount)}.00`;

/**
 * The order as ISO 20022 `pain.001.001.03`, which banks of both markets read. Czech banks take the
 * variable symbol out of `EndToEndId`. Amounts are whole units; the sum and the count are repeated as
 * the standard asks, so that a file cut in half is refused. Throws where `transferProblem` was not asked.
 */
export function writePaymentOrder(order: PaymentOrder): string {
  const { reference, transfers, payer } = order;
  for (const transfer of transfers) {
    const problem = transferProblem(transfer);
    if (problem !== null) throw new Error(`transfer ${String(transfer.number)}: ${problem}`);
  }
  const sums = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', money(transfers.reduce((sum, { amount }) => sum + amount, 0))),
  ];
  const header = element('GrpHdr', [
    element('MsgId', reference),
    element('CreDtTm', order.createdAt.toISOString().slice(0, 19)),
    ...sums,
    element('InitgPty', element('Nm', plain(payer.name, 70))),
  ]);
  const payment = element('PmtInf', [
    element('PmtInfId', reference),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    ...sums,
    element('ReqdExctnDt', order.executeOn),
    element('Dbtr', element('Nm', plain(payer.name, 70))),
    element('DbtrAcct', [iban(payer.iban), element('Ccy', order.currency)]),
    element('DbtrAgt', element('FinInstnId', element('BIC', payer.bic))),
    element('ChrgBr', 'SLEV'),
    ...transfers.map((transfer) => transferElement(order, transfer)),
  ]);
  const root = 'Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${element('CstmrCdtTrfInitn', [header, payment])}</Document>\n`;
}

const iban = (text: string): string => element('Id', element('IBAN', text));

const transferElement = (
  { currency, purpose }: PaymentOrder,
  { amount, iban: account, name, number }: OrderedTransfer,
): string =>
  element('CdtTrfTxInf', [
    element(
      'PmtId',
      element('EndToEndId', currency === 'CZK' ? `/VS${String(number)}/SS/KS` : String(number)),
    ),
    element('Amt', `<InstdAmt Ccy="${currency}">${money(amount)}</InstdAmt>`),
    element('Cdtr', element('Nm', plain(name, 70))),
    element('CdtrAcct', iban(account)),
    element('RmtInf', element('Ustrd', plain(`${purpose} ${String(number)}`, 140))),
  ]);
