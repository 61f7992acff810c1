import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferProblem, writePaymentOrder, type PaymentOrder } from './payment-order.ts';

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

describe('a transfer', () => {
  const transfer = { name: 'Jana Nová', iban: 'CZ6508000000192000145399', amount: 5_900 };

  it('is carried from one crown to the most that a bank takes', () => {
    expect(transferProblem({ ...transfer, amount: 1 })).toBeNull();
    expect(transferProblem({ ...transfer, amount: 999_999_999 })).toBeNull();
  });

  it.each([
    ['a name in another script', { name: 'Инна' }, 'payout_name_not_latin'],
    ['no name', { name: ' ' }, 'payout_name_not_latin'],
    ['a wrong account (T-PII-9)', { iban: 'CZ6508000000192000145398' }, 'payout_account_unusable'],
    ['nothing to pay', { amount: 0 }, 'payout_amount_unusable'],
    ['money back', { amount: -1 }, 'payout_amount_unusable'],
    ['a part of a crown', { amount: 0.5 }, 'payout_amount_unusable'],
    ['no number', { amount: NaN }, 'payout_amount_unusable'],
    ['more than a bank takes', { amount: 1_000_000_000 }, 'payout_amount_unusable'],
  ])('with %s is told of before the file is written, and stops it', (_, wrong, problem) => {
    expect(transferProblem({ ...transfer, ...wrong })).toBe(problem);
    const transfers = [...order.transfers, { ...transfer, ...wrong, number: 14 }];
    expect(() => writePaymentOrder({ ...order, transfers })).toThrow('transfer 14');
  });

  it('is one of many whose sum and count the file says, whatever they are', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 999_999_999 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(amounts, (drawn) => {
        const transfers = drawn.map((amount, number) => ({ ...transfer, amount, number }));
        const xml = writePaymentOrder({ ...order, transfers });
        const sum = drawn.reduce((all, amount) => all + amount, 0);
        expect(read('CtrlSum', xml)).toEqual([`${String(sum)}.00`, `${String(sum)}.00`]);
        expect(read('InstdAmt', xml)).toEqual(drawn.map((amount) => `${String(amount)}.00`));
        expect(read('NbOfTxs', xml)[0]).toBe(String(drawn.length));
      }),
    );
  });

  it('never lets a name out of its element, and never sends more than 70 letters of it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (name) => {
        if (transferProblem({ ...transfer, name }) !== null) return;
        const transfers = [{ ...transfer, name, number: 1 }];
        const [, , written = ''] = read('Nm', writePaymentOrder({ ...order, transfers }));
        expect(written).toMatch(/^[A-Za-z0-9 /\-?:().,'+]{1,70}$/);
      }),
    );
  });
});
