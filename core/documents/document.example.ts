import type { DocumentFacts, LineToDocument } from './build-document.ts';

/** A line for tests: one piece with standard VAT unless told otherwise. */
export const lineOf = (changed: Partial<LineToDocument>): LineToDocument => ({
  name: 'Pouzdro iPhone 15',
  details: [],
  code: 'OB-1001',
  quantity: 1,
  unitPrice: 490,
  net: 490,
  scheme: 'standard',
  ratePercent: 21,
  ...changed,
});

/** An unpaid Czech invoice of a customer who pays by transfer. */
export const invoice: DocumentFacts = {
  kind: 'invoice',
  market: 'cz',
  language: 'cs',
  seller: {
    name: 'Obměna s.r.o.',
    street: 'Dlouhá 12',
    city: 'Praha 1',
    postcode: '110 00',
    country: 'CZ',
    companyId: '12345679',
    vatId: 'CZ12345679',
    register: 'Zapsáno u Městského soudu v Praze, oddíl C, vložka 94000',
    eMail: 'obchod@obmena.example',
    phone: '+420 800 123 456',
    iban: 'CZ6508000000192000145399',
    bic: 'GIBACZPX',
    bank: 'Česká spořitelna',
  },
  buyer: {
    name: 'Žofie Řeřichová',
    street: 'Příčná 7',
    city: 'České Budějovice',
    postcode: '370 01',
    country: 'CZ',
    companyId: null,
    vatId: null,
  },
  orderNumber: '1260000001',
  variableSymbol: '1260000001',
  suppliedOn: '2026-11-21',
  dueOn: '2026-11-28',
  payment: 'bank_transfer',
  lines: [lineOf({ name: 'iPhone 15 128 GB, černý', unitPrice: 24_990, net: 24_990 })],
  buyback: 0,
  bonus: 0,
  paid: 0,
  correction: null,
};

/** A credit note of the invoice above, its money already sent back. */
export const creditNote: DocumentFacts = {
  ...invoice,
  kind: 'credit_note',
  paid: 24_990,
  correction: { number: '2260000001', issuedOn: '2026-11-21', reason: 'withdrawn' },
};
