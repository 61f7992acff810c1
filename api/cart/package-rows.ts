import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { swappedDevice, type CreditRow } from './cart-row.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

interface Names {
  readonly cs: string;
  readonly ro: string;
}

/** An insurance, warranty or protection as it is offered. */
export type AddOnRow = CamelRow<
  Pick<
    Rows['add_ons'],
    | 'minimal_price'
    | 'for_kinds'
    | 'for_conditions'
    | 'is_active'
    | 'id'
    | 'code'
    | 'kind'
    | 'months'
  >
> & {
  readonly name: Names;
  readonly text: Names;
  readonly permille: number;
};

/** A child of a package; exactly one of `addOn` and `productId` is there. */
export type ChildRow = CamelRow<
  Pick<Rows['cart_children'], 'product_id' | 'quoted_price' | 'id' | 'kind' | 'quantity'>
> & {
  readonly quoteExpiresAt: string | null;
  readonly addOn: AddOnRow | null;
};

/** A program of installments or leasing. */
export type ProgramRow = CamelRow<
  Pick<
    Rows['installment_programs'],
    | 'arrange_type'
    | 'down_payment_percent'
    | 'minimal_financed'
    | 'maximal_financed'
    | 'is_active'
    | 'id'
    | 'kind'
    | 'company'
    | 'months'
  >
> & {
  readonly name: Names;
  readonly ratePercent: number;
};

export type PackageRow = Pick<
  Rows['cart_packages'],
  'id' | 'product_id' | 'quantity' | 'configuration_key' | 'seen_price'
> & {
  readonly program: ProgramRow | null;
  readonly buyback: CreditRow | null;
  readonly children: readonly ChildRow[];
};

/** An add-on `a` as JSON. */
export const addOnJson = `
  json_build_object('id', a.id, 'code', a.code, 'kind', a.kind,
    'name', json_build_object('cs', a.name_cs, 'ro', a.name_ro),
    'text', json_build_object('cs', a.text_cs, 'ro', a.text_ro),
    'permille', a.price_permille, 'minimalPrice', a.minimal_price, 'months', a.months,
    'forKinds', a.for_kinds, 'forConditions', a.for_conditions, 'isActive', a.is_active)`;

/** A program `i` as JSON. */
export const programJson = `
  json_build_object('id', i.id, 'kind', i.kind, 'arrangeType', i.arrange_type,
    'company', i.company, 'name', json_build_object('cs', i.name_cs, 'ro', i.name_ro),
    'ratePercent', i.rate_percent::float, 'months', i.months,
    'downPaymentPercent', i.down_payment_percent, 'minimalFinanced', i.minimal_financed,
    'maximalFinanced', i.maximal_financed, 'isActive', i.is_active)`;

const packagesSql = `
  select k.id, k.product_id, k.quantity, k.configuration_key, k.seen_price,
    case when i.id is not null then ${programJson} end as program,
    (select ${swappedDevice('b')} from buybacks b where b.id = k.buyback_id) as buyback,
    coalesce(held.children, '[]') as children
  from cart_packages k
  left join installment_programs i on i.id = k.program_id
  left join lateral (
    select json_agg(json_build_object('id', h.id, 'kind', h.kind, 'productId', h.product_id,
        'quantity', h.quantity, 'quotedPrice', h.quoted_price,
        'quoteExpiresAt', h.quote_expires_at,
        'addOn', case when a.id is not null then ${addOnJson} end)
        order by h.product_id is not null, a.position, h.id) as children
    from cart_children h left join add_ons a on a.id = h.add_on_id
    where h.package_id = k.id
  ) held on true
  where k.cart_id = $1 and k.removed_at is null
  order by k.added_at, k.id`;

/** All packages of a cart with their children, in the order in which they were added. */
export const findPackages = (db: Knex, cartId: number): Promise<PackageRow[]> =>
  query<PackageRow>(db, packagesSql, [cartId]);
