import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { PrivatePhotos } from '../platform/files/private-photos.ts';
import { BuybackModel } from './buyback-model.ts';
import { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import { counterOfferView, type CounterOfferView } from './counter-offer-view.ts';
import { buybackPhotos } from './desk/photo-files.ts';
import { storeDecision } from './store-decision.ts';
import { swapOf } from './swap-of.ts';

/** The customer sees a counter-offer and decides; the last word is said once. */
export function counterOfferRoutes(deps: Dependencies): BoundRoute[] {
  const view = bind('buyback-counter-offer', async ({ params }, { language }) => {
    const offer = await CounterOfferModel.query(deps.knex).findOne({ code: params.code });
    if (!offer) throw new Refusal(404, 'not_found');
    return viewOf(deps.knex, deps, offer, language);
  });

  const decide = bind('buyback-counter-offer-decide', ({ params, body }, { language, now }) =>
    deps.knex.transaction(async (trx) => {
      const found = await CounterOfferModel.query(trx).findOne({ code: params.code });
      if (!found) throw new Refusal(404, 'not_found');
      // The buy-back is locked first, as by every other change of it, and the offer read after.
      const { row, inspection } = await load(trx, found, true);
      const offer = await CounterOfferModel.query(trx).findById(found.id).throwIfNotFound();
      await storeDecision(trx, deps, body.decision, { row, offer, inspection, now });
      return viewOf(trx, deps, offer, language);
    }),
  );

  const photos = new PrivatePhotos(buybackPhotos, deps);
  const photo = bind('buyback-counter-offer-photo', async ({ params: { code, photoId } }) => {
    const offer = await CounterOfferModel.query(deps.knex).findOne({ code });
    if (!offer) throw new Refusal(404, 'not_found');
    const content = await photos.read({ ownerId: offer.buybackId, photoId });
    return { content, name: `foto-${String(photoId)}.jpg`, type: 'image/jpeg' };
  });

  return [view, decide, photo];
}

async function viewOf(
  db: Knex,
  deps: Dependencies,
  offer: CounterOfferModel,
  language: Language,
): Promise<CounterOfferView> {
  const { row, inspection } = await load(db, offer);
  const swap = await swapOf(db, deps, row, offer, inspection);
  const photos = await db('buyback_photos')
    .where({ buyback_id: row.id })
    .orderBy('id')
    .select('id', 'width', 'height');
  const shown = { row, offer, inspection, swap, photos };
  return counterOfferView(shown, language, deps.market.code);
}

async function load(db: Knex, offer: CounterOfferModel, lock = false) {
  const query = BuybackModel.query(db).findById(offer.buybackId).throwIfNotFound();
  const row = await (lock ? query.forUpdate() : query);
  const inspection = await InspectionModel.query(db).findById(offer.inspectionId).throwIfNotFound();
  return { row, inspection };
}
