import type { PrintedDocument, VatScheme } from '#core/documents/invoice-document.ts';
import { markets, type Language, type MarketCode } from '#core/market/market.ts';
import { documentPhrases as cs, type DocumentPhrase } from '#core/phrases/cs/documents.ts';
import { documentPhrases as ro } from '#core/phrases/ro/documents.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import { formatHundredths } from '#core/shared/vat.ts';
import { fillText } from '../platform/mail/fill-text.ts';

const phrases: Record<Language, Record<DocumentPhrase, string>> = { cs, ro };

/** Schemes whose VAT is not shown. */
type HiddenScheme = Exclude<VatScheme, 'standard'>;

/** Paragraphs of the market's law, which a document in the other language quotes as well. */
const laws: Record<MarketCode, Record<HiddenScheme, string>> = {
  cz: { margin: '§ 90 zákona č. 235/2004 Sb.', exempt: '§ 55 zákona č. 235/2004 Sb.' },
  ro: {
    margin: 'art. 312 din Codul fiscal',
    exempt: 'art. 292 alin. (2) lit. b) din Codul fiscal',
  },
};

/** Speaks a document's language and writes its amounts and days. */
export interface DocumentWords {
  readonly say: (phrase: DocumentPhrase, values?: Readonly<Record<string, string>>) => string;
  /** Whole units with their currency. */
  readonly money: (amount: number) => string;
  /** Hundredths without a currency: `4 337,11` or `4.337,11`. */
  readonly decimal: (hundredths: number) => string;
  readonly day: (date: string) => string;
  /** What the law wants said of lines without VAT, for the schemes that the document has. */
  readonly notes: Readonly<Partial<Record<HiddenScheme, string>>>;
}

export function wordsOf(document: PrintedDocument): DocumentWords {
  const { language, market, lines } = document;
  const say = (phrase: DocumentPhrase, values: Readonly<Record<string, string>> = {}) =>
    fillText(phrases[language][phrase], values);
  const has = (scheme: VatScheme) => lines.some((line) => line.scheme === scheme);
  return {
    say,
    money: (amount) => formatMoney(amount, market).replace('-', '−'),
    decimal: (hundredths) => decimalOf(hundredths, market),
    day: formatDate,
    notes: {
      ...(has('margin') ? { margin: say('marginNote', { law: laws[market].margin }) } : {}),
      ...(has('exempt') ? { exempt: say('exemptNote', { law: laws[market].exempt }) } : {}),
    },
  };
}

/** Name of the market's currency on its own. */
export const currencyOf = ({ market }: PrintedDocument): string => markets[market].currencyLabel;

function decimalOf(hundredths: number, market: MarketCode): string {
  const [whole = '', cents = ''] = formatHundredths(Math.abs(hundredths)).split('.');
  const label = `\u00a0${markets[market].currencyLabel}`;
  const grouped = formatMoney(Number(whole), market).slice(0, -label.length);
  return `${hundredths < 0 ? '−' : ''}${grouped},${cents}`;
}
