import type { Knex } from 'knex';
import * as cs from '#core/phrases/cs/errors.ts';
import * as ro from '#core/phrases/ro/errors.ts';
import type { Language } from '#core/market/market.ts';
import { contactRefusalOf } from './contact/contact-routes.ts';
import type { OrderModel } from './order-model.ts';
import { papersOf } from './papers/paper-routes.ts';

const phrases = { cs: cs.errors, ro: ro.errors };

/** What staff read of an order besides what its customer does: its papers, whether its contact can be edited, who placed it. */
export async function deskFacts(db: Knex, order: OrderModel, language: Language) {
  const refusal = await contactRefusalOf(db, order);
  const { placedBy } = order;
  const colleague =
    placedBy === null ? undefined : await db('users').where({ id: placedBy }).first('name');
  return {
    papers: await papersOf(db, order),
    contactRefusal: refusal === null ? null : phrases[language][refusal],
    placedBy: colleague?.name ?? null,
  };
}
