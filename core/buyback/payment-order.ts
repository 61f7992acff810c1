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

/** Letters that every bank takes; nothing of them has a meaning in XML. */
const plain = (text: string, longest: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest);

const money = (amount: number): string => `${String(amount)}.00`;

/**
 * The order as ISO 20022 `pain.001.001.03`, which banks of both markets read. Czech banks take the
 * variable symbol out of `EndToEndId`. Amounts are whole units; the sum and the count are repeated as
 * the standard asks, so that a file cut in half is refused.
 */
export function writePaymentOrder(order: PaymentOrder): string {
  const { reference, transfers, payer } = order;
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
