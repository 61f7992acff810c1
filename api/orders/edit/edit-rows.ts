import type { Knex } from 'knex';
import type { HeldAt } from '#core/orders/order-edit.ts';
import { query } from '../../platform/database/query.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { CamelRow } from '../../platform/database/row-model.ts';
import type { RefundedUnit } from '../create-refund.ts';
import { isAtWorkSql } from '../is-at-work.ts';
import type { Names } from '../order-parts.ts';

/** A line of an order with the pieces of it that are neither closed nor given back. */
export interface EditLine extends CamelRow<
  Pick<
    Rows['order_lines'],
    | 'id'
    | 'position'
    | 'parent_position'
    | 'kind'
    | 'product_id'
    | 'add_on_id'
    | 'limited_offer_id'
    | 'code'
    | 'quantity'
    | 'unit_price'
    | 'vat_scheme'
    | 'vat_rate'
    | 'bought_for'
    | 'supplement'
  >
> {
  readonly name: Names;
  readonly details: unknown;
  /** Whether it stands on an invoice: what goes of it is given back, with a credit note. */
  readonly isInvoiced: boolean;
  readonly units: readonly RefundedUnit[];
  /** Pieces that are put aside for it, the store's own first. */
  readonly held: readonly HeldAt[];
}

/** What decides whether and how an order can be edited, besides its own row. */
export interface EditFacts {
  readonly lines: readonly EditLine[];
  readonly hasCredit: boolean;
  readonly hasLoan: boolean;
  readonly isAtWork: boolean;
  readonly hasWithdrawal: boolean;
  /** Nets of what was given back before. */
  readonly returned: number;
  readonly levelId: number | null;
  /** Code of the customer's price level. */
  readonly level: string | null;
  readonly groups: readonly string[];
  readonly role: string | null;
  readonly hasStudentCard: boolean;
  /** Codes that were entered; the order's own use of each is free for it again. */
  readonly codes: readonly { discountId: number; code: string; usesLeft: number | null }[];
  readonly discountIds: readonly number[];
}

const factsSql = `
  select
    (select coalesce(json_agg(json_build_object('id', l.id, 'position', l.position,
        'parentPosition', l.parent_position, 'kind', l.kind, 'productId', l.product_id,
        'addOnId', l.add_on_id, 'limitedOfferId', l.limited_offer_id, 'code', l.code,
        'name', l.name, 'details', l.details, 'quantity', l.quantity, 'unitPrice', l.unit_price,
        'vatScheme', l.vat_scheme, 'vatRate', l.vat_rate, 'boughtFor', l.bought_for,
        'supplement', l.supplement,
        'isInvoiced', exists (select from invoices i where i.order_id = l.order_id
          and i.kind = 'invoice' and i.supplement = l.supplement),
        'units', (select coalesce(json_agg(json_build_object('unitId', u.id, 'net', u.net)
            order by u.position), '[]') from order_units u
          where u.line_id = l.id and u.closed_at is null
            and not exists (select from refund_units r where r.unit_id = u.id)),
        'held', (select coalesce(json_agg(json_build_object('placeId', a.place_id,
            'quantity', a.quantity) order by p.store_id is null, a.place_id), '[]')
          from order_allocations a join stock_places p on p.id = a.place_id
          where a.line_id = l.id and a.state = 'held'))
      order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines,
    exists (select from order_buybacks b where b.order_id = o.id and b.released_at is null)
      as "hasCredit",
    exists (select from installment_contracts c where c.order_id = o.id) as "hasLoan",
    ${isAtWorkSql('o')} as "isAtWork",
    exists (select from withdrawals w join withdrawal_units x on x.withdrawal_id = w.id
      where w.order_id = o.id and x.is_open) as "hasWithdrawal",
    (select coalesce(sum(x.net), 0)::int from refund_units x join refunds r on r.id = x.refund_id
      where r.order_id = o.id) as returned,
    profile.price_level_id as "levelId",
    (select l.code from price_levels l where l.id = profile.price_level_id) as level,
    coalesce(profile.customer_groups, '{}') as groups,
    person.role, coalesce(cart.isic_last4 is not null, false) as "hasStudentCard",
    (select coalesce(json_agg(json_build_object('discountId', c.discount_id, 'code', c.code,
        'usesLeft', c.max_uses - c.uses + 1) order by c.id), '[]')
      from order_discounts d join discount_codes c on c.id = d.code_id
      where d.order_id = o.id and d.released_at is null) as codes,
    (select coalesce(json_agg(d.discount_id), '[]') from order_discounts d
      where d.order_id = o.id and d.released_at is null) as "discountIds"
  from orders o
  left join users person on person.id = o.user_id
  left join user_profiles profile on profile.user_id = o.user_id
  left join carts cart on cart.id = o.cart_id
  where o.id = $1`;

/** What an order is made of, for whoever edits it. */
export async function findEditFacts(db: Knex, orderId: number): Promise<EditFacts> {
  const [row] = await query<EditFacts>(db, factsSql, [orderId]);
  if (!row) throw new Error('an order is gone while it is edited');
  return row;
}
