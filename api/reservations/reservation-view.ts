import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { pickUpCodeFor } from './pick-up-codes.ts';
import { detailOf } from './product-words.ts';
import { ReservationModel } from './reservation-model.ts';

type View = Reply<Endpoints['reservation']>;

/** The reservation of a code, locked where it is to be changed; 404 where there is none. */
export async function findReservation(
  db: Knex,
  code: string,
  lock = false,
): Promise<ReservationModel> {
  const query = ReservationModel.query(db).findOne({ code });
  const row = await (lock ? query.forUpdate() : query);
  if (!row) throw new Refusal(404, 'reservation_not_found');
  return row;
}

/** What whoever holds the code may see. */
export async function reservationView(
  db: Knex,
  row: ReservationModel,
  language: Language,
): Promise<View> {
  const store = await db('stores')
    .where({ id: row.storeId })
    .first<View['store']>('slug', 'name', 'street', 'city', 'postcode', 'phone');
  return {
    code: row.code,
    status: row.status,
    product: {
      seoName: row.product.seoName,
      name: row.product.name[language],
      detail: detailOf(row.product, language),
    },
    price: row.price,
    pickUpCode: await pickUpCodeFor(db, row.id),
    store,
    readyAt: row.readyAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
