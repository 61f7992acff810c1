import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { ReplacementStatus } from '#core/orders/replacement.ts';
import { query } from '../../platform/database/query.ts';

interface Thing {
  readonly name: string;
  readonly code: string;
  readonly condition: 'new' | 'nearly_new' | 'used';
  readonly grade: string | null;
  /** Of the group's pictures the first one of its colour; null where it has none. */
  readonly picture: string | null;
}

/** A row of `replacement_offers` with its things in a language. */
export interface OfferRow {
  readonly id: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly orderStatus: string;
  readonly pickId: number;
  readonly pickLineId: number | null;
  readonly lineId: number;
  readonly placeId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly refund: number;
  readonly isPaid: boolean;
  readonly status: ReplacementStatus;
  readonly expiresAt: Date;
  readonly from: Thing;
  readonly to: Thing;
}

const thing = (product: string, variant: string) => `json_build_object(
  'name', case when $2 = 'ro' then ${variant}.name_ro else ${variant}.name_cs end,
  'code', ${variant}.code, 'condition', ${product}.condition, 'grade', ${product}.grade,
  'picture', (select '/media/' || f.sha256 from fileset_files f
    join meta_masters m on m.fileset_id = f.fileset_id and m.id = ${variant}.meta_master_id
    left join attribute_values c on c.id = ${variant}.color_value_id
    where f.color_slug is null or f.color_slug = c.code
    order by f.color_slug is null, f.position limit 1))`;

const sql = (which: string) => `
  select r.id, r.order_id as "orderId", o.number as "orderNumber", o.status as "orderStatus",
    r.pick_id as "pickId", r.pick_line_id::int as "pickLineId", r.line_id::int as "lineId",
    r.place_id as "placeId", r.product_id as "productId", r.quantity, r.refund,
    o.payment_status <> 'waiting' as "isPaid", r.status, r.expires_at as "expiresAt",
    ${thing('f', 'fv')} as "from", ${thing('t', 'tv')} as "to"
  from replacement_offers r join orders o on o.id = r.order_id
  join products f on f.id = r.from_product_id join master_products fv on fv.id = f.master_product_id
  join products t on t.id = r.product_id join master_products tv on tv.id = t.master_product_id
  where ${which}`;

export async function offerByCode(
  db: Knex,
  code: string,
  language: Language,
): Promise<OfferRow | undefined> {
  const [row] = await query<OfferRow>(db, sql('r.code = $1'), [code, language]);
  return row;
}

export async function offerById(
  db: Knex,
  id: number,
  language: Language,
): Promise<OfferRow | undefined> {
  const [row] = await query<OfferRow>(db, sql('r.id = $1'), [id, language]);
  return row;
}

/** The last offer of each line of a pick. */
export const offersOfPick = (db: Knex, pickId: number, language: Language): Promise<OfferRow[]> =>
  query<OfferRow>(
    db,
    `${sql('r.pick_id = $1')} and r.id in
      (select max(id) from replacement_offers where pick_id = $1 group by pick_line_id)`,
    [pickId, language],
  );

/** Its random code, which only a mail tells. */
export async function codeOfOffer(db: Knex, id: number): Promise<string> {
  const [row] = await query<{ code: string }>(
    db,
    'select code from replacement_offers where id = $1',
    [id],
  );
  if (!row) throw new Error('an offer is gone while its mail is written');
  return row.code;
}
