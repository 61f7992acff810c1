import * as cs from '#core/phrases/cs/buyback-mail.ts';
import * as ro from '#core/phrases/ro/buyback-mail.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { BuybackModel } from '../buyback-model.ts';
import { CounterOfferModel, InspectionModel } from '../counter-offer-rows.ts';
import { findSwapOrder } from '../../orders/swap-order.ts';
import { differencesOf } from '../counter-offer-view.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';

/** A counter-offer that still waits for its customer. */
export interface OfferDetails {
  readonly code: string;
  readonly price: number;
  /** Of the order that waits for the device; null where none does. */
  readonly orderNumber: string | null;
  /** Whether the customer has the goods already, since a courier took the device. */
  readonly isAhead: boolean;
  readonly answerBy: Date;
  readonly groups: MailParts['groups'];
}

const words = { cs: cs.buybackMailWords, ro: ro.buybackMailWords };

/** Null where nothing waits for a decision. */
export async function offerDetails(
  { knex }: Dependencies,
  row: BuybackModel,
  language: Language,
): Promise<OfferDetails | null> {
  const offer = await CounterOfferModel.query(knex).findOne({
    buyback_id: row.id,
    decision: 'open',
  });
  if (!offer) return null;
  const inspection = await InspectionModel.query(knex)
    .findById(offer.inspectionId)
    .throwIfNotFound();
  const { answered, found, note } = words[language];
  const groups = differencesOf(row.snapshot, inspection.answers, language).map((difference) => ({
    title: difference.name,
    facts: [
      [answered, difference.answered],
      [found, difference.found],
    ] as const,
  }));
  const order = await findSwapOrder(knex, row.id);
  const remark = { title: note, facts: [], text: inspection.note };
  return {
    code: offer.code,
    price: inspection.price,
    orderNumber: order?.number ?? null,
    isAhead: order?.isExchanged ?? false,
    answerBy: offer.answerBy,
    groups: inspection.note === '' ? groups : [...groups, remark],
  };
}
