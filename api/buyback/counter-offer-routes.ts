import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BuybackModel } from './buyback-model.ts';
import { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import { counterOfferView } from './counter-offer-view.ts';
import { moveRow } from './move-row.ts';

const decisions = { accept: 'accepted', refuse: 'refused' } as const;

/** The customer sees a counter-offer and decides; the last word is said once. */
export function counterOfferRoutes(deps: Dependencies): BoundRoute[] {
  const view = bind('buyback-counter-offer', async ({ params }, { language }) => {
    const offer = await CounterOfferModel.query(deps.knex).findOne({ code: params.code });
    if (!offer) throw new Refusal(404, 'not_found');
    const { row, inspection } = await load(deps.knex, offer);
    return counterOfferView(row.snapshot, offer, inspection, language);
  });

  const decide = bind('buyback-counter-offer-decide', ({ params, body }, { language, now }) =>
    deps.knex.transaction(async (trx) => {
      const found = await CounterOfferModel.query(trx).findOne({ code: params.code });
      if (!found) throw new Refusal(404, 'not_found');
      // The buy-back is locked first, as by every other change of it, and the offer read after.
      const { row, inspection } = await load(trx, found, true);
      const offer = await CounterOfferModel.query(trx).findById(found.id).throwIfNotFound();
      const decision = decisions[body.decision];
      if (offer.decision !== 'open' && offer.decision !== decision) {
        throw new Refusal(409, 'counter_offer_decided');
      }
      if (offer.decision === 'open') {
        const mover = { actor: 'customer', at: now } as const;
        const change = { grade: inspection.grade, price: inspection.price };
        await (decision === 'accepted'
          ? moveRow(trx, deps, row, ['accepted'], mover, change)
          : moveRow(trx, deps, row, ['returning'], mover));
        await offer.$query(trx).patch({ decision, decidedAt: now });
      }
      return counterOfferView(row.snapshot, offer, inspection, language);
    }),
  );

  return [view, decide];
}

async function load(db: Knex, offer: CounterOfferModel, lock = false) {
  const query = BuybackModel.query(db).findById(offer.buybackId).throwIfNotFound();
  const row = await (lock ? query.forUpdate() : query);
  const inspection = await InspectionModel.query(db).findById(offer.inspectionId).throwIfNotFound();
  return { row, inspection };
}
