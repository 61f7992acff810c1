import type { Knex } from 'knex';
import { runs } from '../catalog/cards/offered-prices-sql.ts';
import { query } from '../platform/database/query.ts';
import { holdSql } from '../stock/held-pieces.ts';
import type { ReservedProduct } from './reservation-model.ts';
import type { Rows } from '../platform/database/rows.ts';

interface Wish {
  readonly product: string;
  readonly condition: string;
  readonly itemId: number | null;
  readonly storeId: number;
  readonly now: Date;
}

/** A piece that is put aside, and what it costs. */
export interface AllocatedPiece {
  readonly productId: number;
  readonly placeId: number;
  readonly price: number;
  /** The limited offer whose piece it is. */
  readonly limitedOfferId: number | null;
  readonly product: ReservedProduct;
}

type CandidateRow = Pick<Rows['stock'], 'product_id' | 'place_id'> &
  Pick<Rows['products'], 'price'> & {
    readonly offer_id: number | null;
    readonly offer_price: number | null;
    readonly product: ReservedProduct;
  };

const holdOneSql = holdSql('(select $1::int as product_id, $2::int as place_id, 1 as quantity)');

/** More single pieces of one variant than a store's shelf holds. */
const mostCandidates = 50;

/**
 * Puts the cheapest free piece of the wish aside, or answers null where there is none. The update
 * is guarded by the row itself: of two requests for the last piece the second waits for the first
 * and then finds nothing left, and the table's CHECK would refuse what slipped through.
 */
export async function allocatePiece(trx: Knex, wish: Wish): Promise<AllocatedPiece | null> {
  for (const candidate of await findCandidates(trx, wish)) {
    const { product_id, place_id, product } = candidate;
    const taken = await query(trx, holdOneSql, [product_id, place_id]);
    if (taken.length !== 1) continue;
    const sold = await sellAtOffer(trx, candidate);
    return { productId: product_id, placeId: place_id, product, ...sold };
  }
  return null;
}

/**
 * Counts the piece among those of its running offer. Of two who ask for the offer's last piece the
 * second waits for the first and then pays the usual price, which the confirmation says.
 */
async function sellAtOffer(
  trx: Knex,
  { price, offer_id, offer_price }: CandidateRow,
): Promise<Pick<AllocatedPiece, 'price' | 'limitedOfferId'>> {
  if (offer_id !== null && offer_price !== null) {
    const counted = await trx('limited_offers')
      .where({ id: offer_id })
      .whereRaw('(pieces is null or sold_pieces < pieces)')
      .increment('sold_pieces', 1);
    if (counted === 1) return { price: offer_price, limitedOfferId: offer_id };
  }
  return { price, limitedOfferId: null };
}

/** Free pieces at the store, the cheapest first; a running limited offer sets the price. */
async function findCandidates(trx: Knex, wish: Wish): Promise<CandidateRow[]> {
  const { rows } = await trx.raw<{ rows: CandidateRow[] }>(
    `select p.id as product_id, s.place_id,
        p.price, offer.id as offer_id, offer.price as offer_price,
        json_build_object('metaMasterId', m.meta_master_id, 'seoName', m.seo_name,
          'name', json_build_object('cs', m.name_cs, 'ro', m.name_ro),
          'condition', p.condition, 'grade', p.grade) as product
      from master_products m
      join products p on p.master_product_id = m.id
      join stock s on s.product_id = p.id
      join stock_places l on l.id = s.place_id
      left join lateral (
        select o.id, o.price from limited_offers o
        where o.product_id = p.id and o.price < p.price and ${runs(':now')}
        order by o.price, o.id limit 1
      ) offer on true
      where m.seo_name = :product and m.is_active and l.store_id = :storeId
        and p.condition = :condition and p.is_on_sale and p.sold_at is null
        and (:itemId::int is null or p.id = :itemId::int)
        and s.on_hand > s.allocated
      order by least(p.price, offer.price), p.id limit :limit`,
    { ...wish, limit: mostCandidates },
  );
  return rows;
}
