/** What a line of a supplier's invoice comes to. */
export const invoiceOutcomes = [
  'within',
  'over',
  'under',
  'nothing_expected',
  'unknown_product',
  'ambiguous',
  'other_currency',
  /** Its price or its number of pieces is none. */
  'unreadable',
] as const;
export type InvoiceOutcome = (typeof invoiceOutcomes)[number];

export const invoiceDecisions = ['open', 'accepted', 'refused'] as const;
export type InvoiceDecision = (typeof invoiceDecisions)[number];

/** What is as agreed needs nobody's word; everything else waits for a person before the invoice is finished. */
export const needsDecision = (outcome: InvoiceOutcome, decision: InvoiceDecision): boolean =>
  outcome !== 'within' && decision === 'open';

/** A price that nobody could compare is accepted as the first one; one that is not as agreed wants a reason. */
export const needsReason = (outcome: InvoiceOutcome, decision: InvoiceDecision): boolean =>
  decision === 'accepted' && outcome !== 'within' && outcome !== 'nothing_expected';

const withPrice: ReadonlySet<InvoiceOutcome> = new Set([
  'within',
  'over',
  'under',
  'nothing_expected',
]);

/** Whether the price of a line becomes what its product cost once the invoice is finished. */
export const becomesCost = (outcome: InvoiceOutcome, decision: InvoiceDecision): boolean =>
  withPrice.has(outcome) &&
  (decision === 'accepted' || (outcome === 'within' && decision === 'open'));
