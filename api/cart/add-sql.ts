const ownerOf = {
  visitor: { column: 'visitor_hash', value: "decode($1, 'hex')" },
  user: { column: 'user_id', value: '$1::int' },
} as const;

const children = `,
  children as (
    insert into cart_children (package_id, kind, add_on_id, quantity, quoted_price, quote_expires_at)
    select pack.id, h.kind, h.add_on_id, pack.quantity, h.quoted_price, h.quote_expires_at
    from pack, jsonb_to_recordset($10::jsonb) as h (
      kind text, add_on_id int, quoted_price int, quote_expires_at timestamptz)
    on conflict (package_id, add_on_id, product_id) do update set quantity = excluded.quantity
  )`;

/**
 * Writes an addition that the core has accepted, in one statement: finds or makes the owner's open
 * cart, and makes the package or lets an equal one grow up to its limit. The cart's row is locked
 * first, so additions to one cart wait for each other and for an order that is being placed of it.
 *
 * $1 owner, $2 product, $3 quantity, $4 configuration key, $5 now, $6 most pieces of the line, $7
 * program, $8 buy-back, $9 price of a piece as it was seen, $10 children as JSON.
 */
function addSql(owner: keyof typeof ownerOf, hasChildren: boolean): string {
  const { column, value } = ownerOf[owner];
  return `
  with own as (
    select id from carts where ${column} = ${value} and status = 'open' for no key update
  ),
  made as (
    insert into carts (${column}, created_at, updated_at)
    select ${value}, $5::timestamptz, $5::timestamptz where not exists (select 1 from own)
    on conflict (${column}) where status = 'open' do update set updated_at = excluded.updated_at
    returning id
  ),
  cart as (select id from own union all select id from made),
  pack as (
    insert into cart_packages (cart_id, product_id, quantity, configuration_key, program_id,
      buyback_id, seen_price, added_at)
    select cart.id, $2::int, $3::int, $4::text, $7::int, $8::int, $9::int, $5::timestamptz
    from cart
    on conflict (cart_id, product_id, configuration_key) where removed_at is null
    do update set quantity = cart_packages.quantity + excluded.quantity,
      seen_price = excluded.seen_price
      where cart_packages.quantity + excluded.quantity <= $6::int
    returning id, quantity
  )${hasChildren ? children : ''}
  select pack.id as package_id, $3::int + coalesce((
      select sum(k.quantity) from cart_packages k
      where k.cart_id = (select id from own) and k.removed_at is null
    ), 0)::int + coalesce((
      select sum(h.quantity) from cart_packages k join cart_children h on h.package_id = k.id
      where k.cart_id = (select id from own) and k.removed_at is null and h.kind = 'accessory'
    ), 0)::int as count
  from (select 1) one left join pack on true`;
}

/** By whose cart it is and whether children come with the package; each is prepared once. */
export const addStatements = {
  visitor: { alone: addSql('visitor', false), withChildren: addSql('visitor', true) },
  user: { alone: addSql('user', false), withChildren: addSql('user', true) },
} as const;
