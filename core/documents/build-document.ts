import { markets } from '../market/market.ts';
import { vatOfDocument } from '../shared/vat.ts';
import type {
  DocumentDraft,
  DocumentLine,
  InvoiceDocument,
  VatScheme,
} from './invoice-document.ts';

/** A line as an order stores it: list price of one piece, what is paid for all, VAT of its time. */
export interface LineToDocument {
  readonly name: string;
  readonly details: readonly string[];
  readonly code: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
  /** What is paid, or given back, for these pieces: the sum of their stored nets. */
  readonly net: number;
  readonly scheme: VatScheme;
  readonly ratePercent: number;
}

/** Facts of a draft that no rule derives; all amounts at or above zero, also of a credit note. */
export interface DocumentFacts extends Pick<
  DocumentDraft,
  | 'kind'
  | 'market'
  | 'language'
  | 'seller'
  | 'buyer'
  | 'orderNumber'
  | 'variableSymbol'
  | 'suppliedOn'
  | 'dueOn'
  | 'payment'
  | 'buyback'
  | 'bonus'
  | 'paid'
  | 'correction'
> {
  readonly lines: readonly LineToDocument[];
}

/**
 * Makes a document of an order's stored numbers (DECISIONS Money). VAT is counted per rate on the
 * document's total (T-MON-3, 4) and only of lines that show it (T-MON-6); a credit note turns every
 * sign. Throws on facts that contradict each other: they come from the shop, not from a user.
 */
export function buildDocument(facts: DocumentFacts): DocumentDraft {
  const { lines: stored, ...rest } = facts;
  if ((facts.kind === 'credit_note') !== (facts.correction !== null)) {
    throw new RangeError('a credit note, and it alone, corrects an invoice');
  }
  const sign = facts.kind === 'credit_note' ? -1 : 1;
  const signed = (amount: number): number => {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`no whole amount at or above zero: ${amount}`);
    }
    // Minus zero would be printed.
    return amount === 0 ? 0 : sign * amount;
  };
  const lines = stored.map((line) => documentLine(line, signed));
  const sumOf = (chosen: readonly DocumentLine[]) =>
    chosen.reduce((sum, line) => sum + line.total, 0);
  const total = sumOf(lines);
  const [buyback, bonus, paid] = [signed(facts.buyback), signed(facts.bonus), signed(facts.paid)];
  return {
    ...rest,
    currency: markets[facts.market].currency,
    lines,
    vat: vatOfDocument(lines.flatMap(shownVat)),
    marginTotal: sumOf(lines.filter(({ scheme }) => scheme === 'margin')),
    exemptTotal: sumOf(lines.filter(({ scheme }) => scheme === 'exempt')),
    total,
    buyback,
    bonus,
    paid,
    toPay: total - buyback - bonus - paid,
  };
}

/** Gives a draft its place in the books. */
export const numberDocument = (
  draft: DocumentDraft,
  place: Pick<InvoiceDocument, 'number' | 'issuedOn'>,
): InvoiceDocument => ({ ...draft, ...place });

function documentLine(
  { net, ratePercent, ...line }: LineToDocument,
  signed: (amount: number) => number,
): DocumentLine {
  const list = line.unitPrice * line.quantity;
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1 || net > list) {
    throw new RangeError('a line costs at most its list price');
  }
  return {
    ...line,
    unitPrice: signed(line.unitPrice),
    discount: signed(list - net),
    total: signed(net),
    ratePercent: line.scheme === 'standard' ? ratePercent : null,
  };
}

const shownVat = ({ total, ratePercent }: DocumentLine) =>
  ratePercent === null ? [] : [{ gross: total, ratePercent }];
