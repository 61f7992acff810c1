import { expect, it } from 'vitest';
import { writePaymentOrder, type PaymentOrder } from './payment-order.ts';

const order: PaymentOrder = {
  reference: 'VYK20261001A1B2',
  createdAt: new Date('2026-10-01T10:00:00.123Z'),
  executeOn: '2026-10-01',
  currency: 'CZK',
  payer: { name: 'Obměna s.r.o.', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  purpose: 'Výkup',
  transfers: [
    {
      number: 12,
      amount: 5_900,
      name: 'Bořivoj <Zelenka> & syn',
      iban: 'CZ6508000000192000145399',
    },
    { number: 13, amount: 100, name: 'Ștefan Țurcanu', iban: 'RO49AAAA1B31007593840000' },
  ],
};
const read = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text,
  );

it('names the sum and the count of all transfers twice', () => {
  const xml = writePaymentOrder(order);
  expect(read('NbOfTxs', xml)).toEqual(['2', '2']);
  expect(read('CtrlSum', xml)).toEqual(['6000.00', '6000.00']);
  expect(read('InstdAmt', xml)).toEqual(['5900.00', '100.00']);
  expect(read('CreDtTm', xml)).toEqual(['2026-10-01T10:00:00']);
});

it('writes names in letters that every bank reads, without anything that could be markup', () => {
  const xml = writePaymentOrder(order);
  expect(read('Nm', xml)).toEqual([
    ...['Obmena s.r.o.', 'Obmena s.r.o.', 'Borivoj Zelenka syn', 'Stefan Turcanu'],
  ]);
  expect(read('Ustrd', xml)).toEqual(['Vykup 12', 'Vykup 13']);
});

it('carries the number as a variable symbol in crowns and as it is in lei', () => {
  expect(read('EndToEndId', writePaymentOrder(order))).toEqual(['/VS12/SS/KS', '/VS13/SS/KS']);
  const lei = writePaymentOrder({ ...order, currency: 'RON' });
  expect(read('EndToEndId', lei)).toEqual(['12', '13']);
});
