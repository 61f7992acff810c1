import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  transferProblem,
  writePaymentOrder,
  type OrderedTransfer,
  type PaymentOrder,
} from '#core/buyback/payment-order.ts';
import { payeeName } from '#core/identity/bank-text.ts';

let schema: XmlDocument;
let validator: XsdValidator;
beforeAll(async () => {
  const text = await readFile(
    new URL('../../support/bank/pain.001.001.03.subset.xsd', import.meta.url),
  );
  schema = XmlDocument.fromBuffer(text);
  validator = XsdValidator.fromDoc(schema);
});
afterAll(() => {
  validator.dispose();
  schema.dispose();
});

function validate(xml: string): void {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
  }
}

const transfer: OrderedTransfer = {
  number: 12,
  amount: 5_900,
  name: 'Bořivoj <Zelenka> & syn',
  iban: 'CZ6508000000192000145399',
};
const orderOf = (
  transfers: readonly OrderedTransfer[],
  currency: PaymentOrder['currency'] = 'CZK',
): PaymentOrder => ({
  reference: 'VYK20261001A1B2C3D4E5',
  createdAt: new Date('2026-10-01T10:00:00.123Z'),
  executeOn: '2026-10-01',
  currency,
  payer: { name: 'Obměna s.r.o.', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  purpose: currency === 'CZK' ? 'Výkup' : 'Buyback',
  transfers,
});

it.each(['CZK', 'RON'] as const)(
  'writes an order in %s that the schema of banks takes',
  (currency) => {
    const other = { ...transfer, number: 13, iban: 'RO49AAAA1B31007593840000' };
    expect(() => validate(writePaymentOrder(orderOf([transfer, other], currency)))).not.toThrow();
  },
);

it('sees what a bank would refuse: an empty name, a wrong account, an order of nothing', () => {
  const xml = writePaymentOrder(orderOf([transfer]));
  for (const broken of [
    xml.replace(/<Cdtr><Nm>[^<]*/, '<Cdtr><Nm>'),
    xml.replace('CZ65', 'C65'),
    xml.replace(/<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, ''),
    xml.replace('GIBACZPX', 'GIBACZP'),
  ]) {
    expect(broken).not.toBe(xml);
    expect(() => validate(broken)).toThrow();
  }
});

/** Names as people type and thieves would: scripts, emoji, marks without letters, markup, controls. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom(
      ...[
        'Ян',
        '王',
        '🙂',
        '\u0301',
        '<',
        '&',
        ']]>',
        '"',
        '\u0000',
        ' ',
        'ß',
        'Ł',
        'a',
        '/',
        '\ud800',
      ],
    ),
    maxLength: 120,
  }),
);

it('writes no name that the schema refuses, whatever a seller is called', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (firstName, lastName, accountHolder) => {
      const name = payeeName({ firstName, lastName, accountHolder });
      if (name === null) return;
      expect(transferProblem({ ...transfer, name })).toBeNull();
      validate(writePaymentOrder(orderOf([{ ...transfer, name }])));
    }),
    { numRuns: 500 },
  );
});

it('refuses to write what was not asked about', () => {
  for (const change of [{ name: '王小明' }, { iban: 'CZ00' }, { amount: 0 }, { amount: 0.5 }]) {
    expect(() => writePaymentOrder(orderOf([{ ...transfer, ...change }]))).toThrow();
  }
});
