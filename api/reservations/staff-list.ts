import type { Knex } from 'knex';
import type { z } from 'zod';
import { maskContact } from '#core/contacts/contact-sight.ts';
import type { reservationList } from '#core/contract/reservations.ts';
import type { Language } from '#core/market/market.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { detailOf } from './product-words.ts';
import { ReservationModel } from './reservation-model.ts';

type Query = z.output<(typeof reservationList)['query']>;
type Page = z.output<(typeof reservationList)['reply']>;
type Row = Page['results'][number];

type Reader = Pick<RequestContext, 'language' | 'storeId'>;

/** The newest reservations, of the reader's own store where there is one; three SELECTs for any page. */
export async function reservationPage(
  db: Knex,
  query: Query,
  { language, storeId }: Reader,
): Promise<Page> {
  const count = await filtered(db, query, storeId).resultSize();
  const rows = await filtered(db, query, storeId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(query.offset)
    .limit(query.limit);
  return { count, results: await staffRows(db, rows, language) };
}

function filtered(db: Knex, { status, store }: Query, ownStoreId: number | null) {
  const query = ReservationModel.query(db);
  if (ownStoreId !== null) void query.where('store_id', ownStoreId);
  if (status) void query.where({ status });
  if (store !== undefined) {
    void query.where('store_id', db('stores').select('id').where({ slug: store }));
  }
  return query;
}

/** Rows as staff see them; one SELECT for all their stores. */
export async function staffRows(
  db: Knex,
  rows: readonly ReservationModel[],
  language: Language,
): Promise<Row[]> {
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))];
  const stores: { id: number; slug: string; name: string }[] = await db('stores')
    .whereIn('id', storeIds)
    .select('id', 'slug', 'name');
  const byId = new Map(stores.map(({ id, slug, name }) => [id, { slug, name }]));
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    price: row.price,
    version: row.version,
    product: row.product.name[language],
    detail: detailOf(row.product, language),
    store: byId.get(row.storeId) ?? { slug: '', name: '' },
    customer: customerOf(row),
    createdAt: row.createdAt.toISOString(),
    readyAt: row.readyAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** Whoever hands a piece over asks for the name; the rest is masked. */
const customerOf = ({ name, eMail, phone }: ReservationModel): Row['customer'] =>
  name === null || eMail === null || phone === null
    ? null
    : {
        name,
        eMail: maskContact('e_mail', eMail),
        phone: maskContact('phone_number', phone),
      };
