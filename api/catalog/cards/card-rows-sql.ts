import { devicesBelow, pieceFactsSql } from '../listing/facts.ts';
import { conditionPlace } from '../order-sql.ts';
import { familyFilter, itemFilter, variantFilter, type Families } from './family-filter.ts';
import { offered } from './offered-prices-sql.ts';

// Every category with itself and all above it.
const ancestry = `
  ancestry (category_id, above_id) as (
    select id, id from type_categories
    union all
    select a.category_id, c.parent_id
    from ancestry a join type_categories c on c.id = a.above_id
    where c.parent_id is not null
  )`;

/** Which pieces a card may speak of, and which of them it prefers. */
export interface CardPieces {
  /** Narrows the variants `v`; without it all of them count. */
  readonly only?: string;
  /** Goes before the usual order of the pieces. */
  readonly prefer?: string;
}

// Pieces that are for sale. What only tells groups apart is compared as bytes, far faster than words.
const pieces = (families: Families, only: string) => `
  pieces as (
    select v.meta_master_id, v.group_name collate "C" as group_name,
      p.condition collate "C" as condition, p.id, p.master_product_id, v.position, v.color_value_id,
      least(p.price, o.price) as price, case when o.price < p.price then o.offer_id end as offer_id,
      o.changes_at, p.grade, p.battery_percent, p.next_delivery, p.sale_starts, p.supplier_days, p.is_discontinued
    from master_products v
    join products p on p.master_product_id = v.id
    left join offered o on o.product_id = p.id
    where v.is_active and p.is_on_sale and p.sold_at is null and ${only}
      and ${familyFilter(families, 'v.meta_master_id')}
      and ${variantFilter(families, 'v.id')} and ${itemFilter(families, 'p.id')}
  )`;

// Where they lie, and what that comes to: as core/catalog/availability.ts ranks what it says.
const placed = (families: Families) => `
  held as (
    select p.id, coalesce(sum(s.on_hand - s.allocated) filter (where sp.store_id is null), 0)
        ::integer as warehouse,
      count(distinct sp.store_id)::integer as stores
    from pieces p
    join stock s on s.product_id = p.id and s.on_hand > s.allocated
    join stock_places sp on sp.id = s.place_id
    where ${itemFilter(families, 's.product_id')}
    group by p.id
  ),
  placed as (
    select pieces.*, held.id is not null as is_there, coalesce(held.warehouse, 0) as warehouse,
      coalesce(held.stores, 0) as stores,
      case
        when sale_starts > :today then 2
        when held.warehouse > 0 then 0
        when held.stores > 0 then 1
        when is_discontinued then 3
        when next_delivery >= :today or supplier_days is not null then 2
        else 3
      end::smallint as rank
    from pieces left join held on held.id = pieces.id
  )`;

/**
 * The piece that a card speaks of is the cheapest of those that are there. What the card says is that
 * piece's own: its price, grade, variant, reduction and where it lies.
 */
const shown = (prefer: string) => `
  shown as (
    select distinct on (meta_master_id, group_name, condition) *
    from placed
    order by meta_master_id, group_name, condition, ${prefer} is_there desc, price, position, id
  )`;

// What is filtered and sorted by is of all its pieces together.
const grouped = `
  grouped as (
    select meta_master_id, group_name, condition, max(price) as highest,
      array_remove(array_agg(distinct ${pieceFactsSql.grade('grade')}), null)
        || ${pieceFactsSql.batteries('max(battery_percent)')}
        || array_remove(
          array_agg(distinct ${pieceFactsSql.combo('color_value_id', 'grade', 'battery_percent')}), null)
        as piece_facts,
      min(changes_at) as price_until, min(rank) as rank, bool_and(is_discontinued) as is_discontinued,
      least(min(sale_starts) filter (where sale_starts > :today),
        min(next_delivery + 1) filter (where next_delivery >= :today)) as stale_on
    from placed
    group by meta_master_id, group_name, condition
  )`;

const ranked = `
  ranked as (
    select meta_master_id, group_name, condition, s.master_product_id as shown_id,
      s.id as product_id, s.price, g.highest > s.price as is_from, s.offer_id as limited_offer_id,
      g.price_until, s.grade, s.warehouse, s.stores, s.next_delivery, s.sale_starts,
      s.supplier_days, g.is_discontinued, g.rank, g.stale_on, g.piece_facts
    from shown s
    join grouped g using (meta_master_id, group_name, condition)
  )`;

/** What cards say of their pieces, as the table `ranked`; `today` is the market's day at `now`. */
export const cardPieces = (
  families: Families,
  { only = 'true', prefer = '' }: CardPieces = {},
): string => `
  ${offered(families)}, ${pieces(families, only)}, ${placed(families)}, ${shown(prefer)}, ${grouped},
    ${ranked}`;

// By card, so that a rebuild joins them once instead of asking for each.
const lists = (families: Families) => `
  variants as (
    select distinct meta_master_id, group_name, condition, master_product_id from pieces
  ),
  place_lists as (
    select w.meta_master_id, w.group_name, w.condition,
      array_agg(distinct a.above_id order by a.above_id) as ids
    from variants w
    join master_product_categories pc on pc.master_product_id = w.master_product_id
    join ancestry a on a.category_id = pc.category_id
    where ${variantFilter(families, 'pc.master_product_id')}
    group by w.meta_master_id, w.group_name, w.condition
  ),
  value_lists as (
    select w.meta_master_id, w.group_name, w.condition,
      array_agg(distinct v.id order by v.id) as ids,
      array_agg(distinct v.id order by v.id) filter (where a.is_facet) as facets
    from variants w
    join (
      select v.id as variant_id, pa.value_id
      from master_products v join product_attributes pa on pa.master_product_id = v.id
      where pa.value_id is not null and ${familyFilter(families, 'v.meta_master_id')}
        and ${variantFilter(families, 'pa.master_product_id')}
      union all
      select v.id, v.color_value_id from master_products v
      where v.color_value_id is not null and ${familyFilter(families, 'v.meta_master_id')}
    ) held on held.variant_id = w.master_product_id
    join attribute_values v on v.id = held.value_id
    join attributes a on a.id = v.attribute_id
    group by w.meta_master_id, w.group_name, w.condition
  ),
  fit_lists as (
    select f.accessory_id, array_agg(${String(devicesBelow)} - f.device_id order by f.device_id) as facts
    from accessory_fits f where ${familyFilter(families, 'f.accessory_id')}
    group by f.accessory_id
  )`;

const facts = `
  array[0,
      -${conditionPlace('condition')},
      -11 - r.rank, -1000 - m.manufacturer_id]
    || r.piece_facts || coalesce(held.facets, '{}')
    || case when m.kind = 'accessory' then coalesce(fits.facts, '{}') else '{}' end`;

const columns = [
  ...['meta_master_id', 'group_name', 'condition', 'master_product_id', 'manufacturer_id', 'kind'],
  ...['name_cs', 'name_ro', 'price', 'product_id', 'is_from', 'grade', 'warehouse', 'stores'],
  ...['next_delivery', 'sale_starts', 'supplier_days', 'is_discontinued', 'availability_rank'],
  ...['stale_on', 'popularity', 'released_on', 'category_ids', 'value_ids', 'facts'],
  ...['limited_offer_id', 'price_until'],
];

/**
 * Writes the cards of families from their variants and pieces; `today` is the market's day at the
 * instant `now`. A card without a piece left is not touched: see `deleteGoneCards`.
 */
export const writeCards = (families: Families): string => `
  with recursive ${ancestry}, ${cardPieces(families)}, ${lists(families)}
  insert into listing_cards (${columns.join(', ')})
  select meta_master_id, group_name, condition, r.shown_id, m.manufacturer_id, m.kind,
    trim(m.name_cs || ' ' || r.group_name), trim(m.name_ro || ' ' || r.group_name),
    r.price, r.product_id, r.is_from, r.grade, r.warehouse, r.stores,
    r.next_delivery, r.sale_starts, r.supplier_days, r.is_discontinued, r.rank,
    r.stale_on, m.popularity, coalesce(m.released_on, m.created_at::date),
    coalesce(places.ids, '{}'), coalesce(held.ids, '{}'), ${facts},
    r.limited_offer_id, r.price_until
  from ranked r
  join meta_masters m on m.id = meta_master_id
  left join place_lists places using (meta_master_id, group_name, condition)
  left join value_lists held using (meta_master_id, group_name, condition)
  left join fit_lists fits on fits.accessory_id = meta_master_id
  where ${familyFilter(families, 'm.id')}
  order by meta_master_id, ${conditionPlace('condition')},
    group_name
  on conflict (meta_master_id, group_name, condition) do update set
    ${columns
      .slice(3)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')},
    updated_at = now()`;

/** Deletes the cards of families that have no piece for sale any more. */
export const deleteGoneCards = (families: Families): string => `
  delete from listing_cards c
  where ${familyFilter(families, 'c.meta_master_id')} and not exists (
    select 1 from master_products v join products p on p.master_product_id = v.id
    where v.meta_master_id = c.meta_master_id and v.group_name = c.group_name and v.is_active
      and p.condition = c.condition and p.is_on_sale and p.sold_at is null
  )`;
