import { runs } from '../catalog/cards/offered-prices-sql.ts';

/** Most packages of one cart, so that nobody fills the table. */
const mostPackages = 1_000;

/** What an addition is, besides its values: a few texts, each prepared once by a connection. */
export interface AddShape {
  /** Whose cart, see `ownerValue`. */
  readonly owner: 'visitor' | 'user';
  /** Whether the product is a stock item's id or the `seo_name` of a variant. */
  readonly product: 'id' | 'seo_name';
  readonly hasChildren: boolean;
}

const ownerOf = {
  visitor: { column: 'visitor_hash', value: "decode($1, 'hex')" },
  user: { column: 'user_id', value: '$1::int' },
} as const;

// Of a variant the offer that its page shows first: new before used, then the cheapest.
const wantedProduct = {
  id: 'p.id = $2::int',
  seo_name: `p.id = (
      select q.id from products q join master_products w on w.id = q.master_product_id
      where w.seo_name = $2::text and q.is_on_sale and q.sold_at is null
      order by array_position(array['new', 'nearly_new', 'used'], q.condition), q.price, q.id
      limit 1)`,
} as const;

const levelPrice = {
  visitor: 'null::int',
  user: `(select l.price from user_profiles u
      join product_level_prices l on l.level_id = u.price_level_id and l.product_id = p.id
      where u.user_id = $1::int)`,
} as const;

/** What lies in the cart already: in all, of this product, and of this very package. */
const held = `
    select count(*) as packages, coalesce(sum(k.quantity), 0)::int as pieces,
      coalesce(sum(k.quantity) filter (where k.product_id = p.id), 0)::int as of_product,
      coalesce(sum(k.quantity) filter (where k.product_id = p.id
        and k.configuration_key = $4), 0)::int as same,
      count(*) filter (where k.product_id <> p.id or k.configuration_key <> $4) as others,
      coalesce(bool_or(i.kind = 'leasing') filter (where k.product_id <> p.id
        or k.configuration_key <> $4), false) as leased
    from cart_packages k left join installment_programs i on i.id = k.program_id
    where k.cart_id = (select id from own) and k.removed_at is null`;

const lying = `
    select coalesce(sum(s.on_hand - s.allocated) filter (where sp.store_id is null), 0)::int
        as warehouse,
      count(sp.store_id)::int as stores
    from stock s join stock_places sp on sp.id = s.place_id
    where s.product_id = p.id and s.on_hand > s.allocated`;

/**
 * Why the pieces cannot be added, by phrase key; null where they can. `isOrderable` of
 * core/catalog/availability.ts and `checkQuantity` of core/cart/quantity.ts in SQL; a test holds
 * them together.
 */
const refusal = `
      case
        when not p.is_on_sale or p.sold_at is not null or not v.is_active then 'product_not_on_sale'
        when not (coalesce(p.sale_starts > $7::date, false) or lying.warehouse > 0
          or (lying.stores = 0 and not p.is_discontinued
            and (coalesce(p.next_delivery >= $7::date, false) or p.supplier_days is not null)))
          then 'product_sold_out'
        when p.is_single_unit and (held.of_product > 0 or $3 > 1) then 'single_unit_in_cart'
        when held.same + $3 > $6 then 'too_many_pieces'
        when not coalesce(p.sale_starts > $7::date, false) and lying.warehouse > 0
          and held.of_product + $3 > lying.warehouse then 'not_enough_pieces'
        when held.packages >= ${String(mostPackages)} then 'cart_full'
        when held.leased or ($8::boolean and held.others > 0) then 'leasing_not_alone'
      end as refusal`;

const children = `,
  children as (
    insert into cart_children (package_id, kind, add_on_id, quantity, quoted_price, quote_expires_at)
    select pack.id, h.kind, h.add_on_id, pack.quantity, h.quoted_price, h.quote_expires_at
    from pack, jsonb_to_recordset($11::jsonb) as h (
      kind text, add_on_id int, quoted_price int, quote_expires_at timestamptz)
    on conflict (package_id, add_on_id, product_id) do update set quantity = excluded.quantity
  )`;

/**
 * Adds a package in one statement: finds or makes the owner's open cart, checks that the pieces can
 * be bought, and makes the package or lets an equal one grow. The cart's row is locked first, so
 * additions to one cart wait for each other and for an order that is being placed of it.
 *
 * $1 owner, $2 product, $3 quantity, $4 configuration key, $5 now, $6 most pieces of a line, $7 the
 * market's day, $8 whether it is leased, $9 program, $10 buy-back, $11 children as JSON.
 */
export function addSql({ owner, product, hasChildren }: AddShape): string {
  const { column, value } = ownerOf[owner];
  return `
  with own as (
    select id from carts where ${column} = ${value} and status = 'open' for no key update
  ),
  piece as (
    select p.id, held.pieces, least(p.price, offer.price, ${levelPrice[owner]}) as price, ${refusal}
    from products p
    join master_products v on v.id = p.master_product_id
    cross join lateral (${held}) held
    cross join lateral (${lying}) lying
    left join lateral (
      select min(o.price) as price from limited_offers o
      where o.product_id = p.id and ${runs('$5')}
        and (o.pieces is null or o.pieces - o.sold_pieces >= held.of_product + $3)
    ) offer on true
    where ${wantedProduct[product]}
  ),
  made as (
    insert into carts (${column}, created_at, updated_at)
    select ${value}, $5, $5 from piece
    where piece.refusal is null and not exists (select 1 from own)
    on conflict (${column}) where status = 'open' do update set updated_at = excluded.updated_at
    returning id
  ),
  cart as (select id from own union all select id from made),
  pack as (
    insert into cart_packages (cart_id, product_id, quantity, configuration_key, program_id,
      buyback_id, seen_price, added_at)
    select cart.id, piece.id, $3, $4, $9, $10, piece.price, $5 from cart, piece
    where piece.refusal is null
    on conflict (cart_id, product_id, configuration_key) where removed_at is null
    do update set quantity = cart_packages.quantity + excluded.quantity,
      seen_price = excluded.seen_price
      where cart_packages.quantity + excluded.quantity <= $6
    returning id, quantity
  )${hasChildren ? children : ''}
  select piece.refusal, pack.id as package_id, piece.pieces + $3 + coalesce((
      select sum(h.quantity) from cart_packages k join cart_children h on h.package_id = k.id
      where k.cart_id = (select id from own) and k.removed_at is null and h.kind = 'accessory'
    ), 0)::int as count
  from piece left join pack on true`;
}
