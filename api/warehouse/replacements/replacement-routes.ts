import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { isAnswerable } from '#core/orders/replacement.ts';
import { detailText } from '../../orders/order-words.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { missingLines } from '../packing/missing-lines.ts';
import { answerOffer } from './answer-offer.ts';
import { choicesOf, type Choice } from './choices.ts';
import { refundOf, replacedUnits } from './nets.ts';
import { offerReplacement, withdrawOffer } from './offer.ts';
import { offerByCode, offersOfPick, type OfferRow } from './offer-row.ts';

/** Calls of the supervisor who offers a replacement, and of the customer who answers. */
export const replacementRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('short-pick-replacements', ({ params: { id } }, { language }) =>
    linesOf(deps.knex, id, language),
  ),
  bind('short-pick-replace', ({ params: { id: pickId }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { language, now } = context;
      const { pickLineId, productId } = body;
      const staffId = staffOf(context).id;
      if (productId === null) await withdrawOffer(trx, pickId, pickLineId, now);
      else await offerReplacement(trx, deps, { pickId, pickLineId, productId, staffId, now });
      return linesOf(trx, pickId, language);
    }),
  ),
  bind('replacement', async ({ params: { code } }, { language, now }) => {
    const offer = await offerByCode(deps.knex, code, language);
    if (!offer) throw new Refusal(404, 'not_found');
    return viewOf(offer, language, now);
  }),
  bind('replacement-answer', ({ params: { code }, body: { decision } }, context) =>
    deps.knex.transaction(async (trx) => {
      const { language, now } = context;
      const { isRepeat, offer } = await answerOffer(trx, deps, { code, decision, language, now });
      if (isRepeat) context.answeredBefore();
      return viewOf(offer, language, now);
    }),
  ),
];

const thingOf = ({ condition, grade, name, picture }: OfferRow['to'], language: Language) => ({
  name,
  detail: detailText({ condition, grade }, language),
  picture,
});

const viewOf = (offer: OfferRow, language: Language, now: Date) => ({
  orderNumber: offer.orderNumber,
  status: offer.status,
  isOpen: isAnswerable(offer, now),
  expiresAt: offer.expiresAt.toISOString(),
  quantity: offer.quantity,
  missing: thingOf(offer.from, language),
  instead: thingOf(offer.to, language),
  refund: offer.refund,
  isPaid: offer.isPaid,
});

const namesSql = (language: Language) => `
  select k.id::int as id, v.name_${language} as name from pick_lines k
  join products p on p.id = k.product_id join master_products v on v.id = p.master_product_id
  where k.pick_id = ?`;

async function linesOf(db: Knex, pickId: number, language: Language) {
  const lines = await missingLines(db, pickId);
  if (lines.length === 0) throw new Refusal(409, 'pick_not_short');
  const offers = await offersOfPick(db, pickId, language);
  const choices = await choicesOf(db, pickId, language);
  const { rows: names } = await db.raw<{ rows: { id: number; name: string }[] }>(
    namesSql(language),
    [pickId],
  );
  const seen = [];
  for (const { id, lineId, missing: quantity } of lines) {
    const offer = offers.find(({ pickLineId }) => pickLineId === id);
    const units = (price: number) => replacedUnits(db, { lineId, price, quantity });
    const own = choices.filter(({ pickLineId }) => pickLineId === id);
    seen.push({
      pickLineId: id,
      name: names.find((one) => one.id === id)?.name ?? '',
      quantity,
      offer: offer
        ? { name: offer.to.name, status: offer.status, expiresAt: offer.expiresAt.toISOString() }
        : null,
      choices: await Promise.all(
        own.map(async (choice) => ({
          ...choiceView(choice, language),
          refund: refundOf(await units(choice.price)),
        })),
      ),
    });
  }
  return { lines: seen };
}

const choiceView = (
  { code, condition, free, grade, name, productId }: Choice,
  language: Language,
) => ({
  productId,
  name,
  code,
  detail: detailText({ condition, grade }, language),
  free,
});
