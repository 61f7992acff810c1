import type { Knex } from 'knex';
import type { ReservedProduct } from './reservation-model.ts';

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
  readonly product: ReservedProduct;
}

interface CandidateRow {
  readonly product_id: number;
  readonly place_id: number;
  readonly price: number;
  readonly product: ReservedProduct;
}

/** More single pieces of one variant than a store's shelf holds. */
const mostCandidates = 50;

/**
 * Puts the cheapest free piece of the wish aside, or answers null where there is none. The update
 * is guarded by the row itself: of two requests for the last piece the second waits for the first
 * and then finds nothing left, and the table's CHECK would refuse what slipped through.
 */
export async function allocatePiece(trx: Knex, wish: Wish): Promise<AllocatedPiece | null> {
  for (const { product_id, place_id, price, product } of await findCandidates(trx, wish)) {
    const taken = await trx('stock')
      .where({ product_id, place_id })
      .whereRaw('on_hand > allocated')
      .increment('allocated', 1);
    if (taken === 1) return { productId: product_id, placeId: place_id, price, product };
  }
  return null;
}

/** Free pieces at the store, the cheapest first; a running limited offer sets the price. */
async function findCandidates(trx: Knex, wish: Wish): Promise<CandidateRow[]> {
  const { rows } = await trx.raw<{ rows: CandidateRow[] }>(
    `select p.id as product_id, s.place_id,
        least(p.price, (select min(o.price) from limited_offers o
          where o.product_id = p.id and o.valid_from <= :now and o.valid_until > :now
            and (o.pieces is null or o.sold_pieces < o.pieces))) as price,
        json_build_object('metaMasterId', m.meta_master_id, 'seoName', m.seo_name,
          'name', json_build_object('cs', m.name_cs, 'ro', m.name_ro),
          'condition', p.condition, 'grade', p.grade) as product
      from master_products m
      join products p on p.master_product_id = m.id
      join stock s on s.product_id = p.id
      join stock_places l on l.id = s.place_id
      where m.seo_name = :product and m.is_active and l.store_id = :storeId
        and p.condition = :condition and p.is_on_sale and p.sold_at is null
        and (:itemId::int is null or p.id = :itemId::int)
        and s.on_hand > s.allocated
      order by price, p.id limit :limit`,
    { ...wish, limit: mostCandidates },
  );
  return rows;
}

/** Adds to the stock of a reserved piece; the CHECKs refuse what would leave it below zero. */
export async function changeStock(
  trx: Knex,
  piece: { readonly productId: number; readonly placeId: number },
  change: { readonly onHand: number; readonly allocated: number },
): Promise<void> {
  const changed = await trx('stock')
    .where({ product_id: piece.productId, place_id: piece.placeId })
    .update({
      on_hand: trx.raw('on_hand + ?', [change.onHand]),
      allocated: trx.raw('allocated + ?', [change.allocated]),
    });
  if (changed !== 1) throw new Error('a reservation has lost its stock');
}
