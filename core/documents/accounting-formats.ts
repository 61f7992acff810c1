import type { MarketCode } from '../market/market.ts';

/** Files for programs of accounts: ISDOC and Pohoda of the Czech market, UBL CIUS-RO for e-Factura. */
export const accountingFormats = ['isdoc', 'pohoda', 'ubl'] as const;

export type AccountingFormat = (typeof accountingFormats)[number];

/** What accountants of a market work with, so that it is offered there and chosen first. */
const formatsOfMarket: Readonly<Record<MarketCode, readonly AccountingFormat[]>> = {
  cz: ['isdoc', 'pohoda'],
  ro: ['ubl'],
};

/** What an export may hold: documents in these formats, and the books of VAT and of margins. */
export const exportContents = [...accountingFormats, 'books'] as const;

export type ExportContent = (typeof exportContents)[number];

/** What an export of a market holds unless a person chooses otherwise; nothing else is offered there. */
export const contentsOfMarket = (market: MarketCode): readonly ExportContent[] => [
  ...formatsOfMarket[market],
  'books',
];
