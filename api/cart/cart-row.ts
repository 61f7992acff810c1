import type { Knex } from 'knex';
import type { BonusTerms } from '#core/buyback/bonus.ts';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { query } from '../platform/database/query.ts';
import { ownerValue, type CartOwner } from './cart-owner.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A code that was entered, as it stands now. */
export type EnteredCodeRow = CamelRow<
  Pick<Rows['discount_codes'], 'discount_id' | 'id' | 'code'>
> & {
  readonly usesLeft: number | null;
};

/** A device that is set off, or whose voucher is; times are texts, as JSON has none. */
export type CreditRow = Pick<Rows['buybacks'], 'id' | 'code' | 'status' | 'price'> & {
  readonly lockedUntil: string;
  readonly closedAt: string | null;
  /** Whether another order has it already. */
  readonly isSpent: boolean;
  readonly name: { readonly cs: string; readonly ro: string };
  /** Of its type; it decides which number a sale names. */
  readonly deviceKind: DeviceKind;
};

/** An open cart with what belongs to it as a whole; a delivery's and a payment's facts as they are. */
export type CartRow = Pick<
  Rows['carts'],
  'id' | 'user_id' | 'token' | 'version' | 'isic_last4' | 'store_id'
> &
  Pick<Rows['user_profiles'], 'customer_groups'> & {
    readonly codes: readonly EnteredCodeRow[];
    readonly bonus: CreditRow | null;
    /** By what terms; null where there is no bonus. */
    readonly bonus_terms: BonusTerms | null;
    readonly delivery: {
      readonly code: string;
      readonly price: number;
      readonly freeFrom: number | null;
      readonly weightPrices: string | null;
      readonly levelPrices: string | null;
      readonly isActive: boolean;
    } | null;
    readonly payment: {
      readonly code: string;
      readonly fee: number;
      readonly isActive: boolean;
    } | null;
    readonly place: { readonly id: number; readonly isFree: boolean } | null;
    readonly timeslot: { readonly id: number; readonly isFree: boolean } | null;
    /** The cheapest way to be delivered free of charge, of all that are offered. */
    readonly least_free_from: number | null;
    readonly level_id: number | null;
    /** Days that the customer may take to pay a transfer; 0 as everybody. */
    readonly payment_days: number;
    /** Of the price level of `level_id`; deliveries name levels by it. */
    readonly level_code: string | null;
    readonly book_version: string | null;
  };

const creditOf = (buyback: string, kind: 'swap' | 'bonus') => `
  json_build_object('id', ${buyback}.id, 'code', ${buyback}.code, 'status', ${buyback}.status,
    'price', ${buyback}.price, 'lockedUntil', ${buyback}.locked_until,
    'closedAt', ${buyback}.closed_at, 'isSpent', exists (
      select 1 from order_buybacks used where used.buyback_id = ${buyback}.id
        and used.kind = '${kind}' and used.released_at is null),
    'name', (select json_build_object('cs', m.name || ', ' || d.name_cs,
        'ro', m.name || ', ' || d.name_ro)
      from device_colors d join device_models m on m.id = d.model_id
      where d.id = ${buyback}.color_id),
    'deviceKind', (select t.kind from device_colors d join device_models m on m.id = d.model_id
      join device_types t on t.id = m.type_id where d.id = ${buyback}.color_id))`;

/** The device that is set off for a package, as JSON. */
export const swappedDevice = (buyback: string): string => creditOf(buyback, 'swap');

const cartSql = (condition: string) => `
  select c.id, c.user_id, c.token, c.version, c.isic_last4, c.store_id,
    (select coalesce(json_agg(json_build_object('id', d.id, 'discountId', d.discount_id,
        'code', d.code, 'usesLeft', d.max_uses - d.uses) order by e.entered_at, d.id), '[]')
      from cart_codes e join discount_codes d on d.id = e.code_id where e.cart_id = c.id) as codes,
    (select ${creditOf('b', 'bonus')} from buybacks b where b.id = c.bonus_buyback_id) as bonus,
    (select json_build_object('cap', (select l.most_amount from buyback_voucher_limit l),
        'tiers', coalesce(json_agg(json_build_object(
          'minimalBuyoutPrice', v.minimal_price, 'voucher', v.amount)), '[]'))
      from buyback_vouchers v having c.bonus_buyback_id is not null) as bonus_terms,
    (select json_build_object('code', m.code, 'price', m.price, 'freeFrom', m.free_from,
        'weightPrices', m.weight_prices, 'levelPrices', m.level_prices,
        'isActive', m.is_active)
      from delivery_methods m where m.code = c.delivery_code) as delivery,
    (select json_build_object('code', m.code, 'fee', m.fee, 'isActive', m.is_active)
      from payment_methods m where m.code = c.payment_code) as payment,
    (select json_build_object('id', p.id, 'isFree', p.is_available and p.is_offered)
      from delivery_places p where p.id = c.delivery_place_id) as place,
    (select json_build_object('id', t.id, 'isFree', t.taken < t.capacity and t.ends_at > $2)
      from delivery_timeslots t where t.id = c.timeslot_id) as timeslot,
    (select min(m.free_from) from delivery_methods m where m.is_active) as least_free_from,
    profile.price_level_id as level_id, coalesce(profile.payment_days, 0) as payment_days,
    (select l.code from price_levels l where l.id = profile.price_level_id) as level_code,
    coalesce(profile.customer_groups, '{}') as customer_groups,
    (select b.version from discount_book b) as book_version
  from carts c
  left join user_profiles profile on profile.user_id = c.user_id
  where c.status = 'open' and c.${condition}`;

const statements = new Map<string, string>();
const statementOf = (condition: string) => {
  const known = statements.get(condition) ?? cartSql(condition);
  statements.set(condition, known);
  return known;
};

/** Which cart: by its id, whoever has it, or the owner's open one. */
export type CartName = { readonly cartId: number } | { readonly owner: CartOwner };

/** The open cart in one statement; null where there is none. */
export async function findCart(db: Knex, name: CartName, now: Date): Promise<CartRow | null> {
  const { condition, value } =
    'cartId' in name ? { condition: 'id = $1', value: name.cartId } : ownerValue(name.owner);
  const [row] = await query<CartRow>(db, statementOf(condition), [value, now]);
  return row ?? null;
}
