import { conditionPlace } from '../catalog/order-sql.ts';
import {
  familyFilter,
  itemFilter,
  variantFilter,
  type Families,
} from '../catalog/cards/family-filter.ts';
import { offered } from '../catalog/cards/offered-prices-sql.ts';

// Every category with itself and all above it.
const ancestry = `
  ancestry (category_id, above_id) as (
    select id, id from type_categories
    union all
    select a.category_id, c.parent_id
    from ancestry a join type_categories c on c.id = a.above_id
    where c.parent_id is not null
  )`;

// Pieces that are for sale. What only tells groups apart is compared as bytes, far faster than words.
const pieces = (families: Families) => `
  pieces as (
    select v.meta_master_id, v.group_name collate "C" as group_name,
      p.condition collate "C" as condition, p.id, p.master_product_id, v.position,
      least(p.price, o.price) as price, case when o.price < p.price then o.offer_id end as offer_id,
      o.changes_at, p.grade, p.next_delivery, p.sale_starts, p.supplier_days, p.is_discontinued
    from master_products v
    join products p on p.master_product_id = v.id
    left join offered o on o.product_id = p.id
    where v.is_active and p.is_on_sale and p.sold_at is null
      and ${familyFilter(families, 'v.meta_master_id')}
      and ${variantFilter(families, 'v.id')} and ${itemFilter(families, 'p.id')}
  )`;

// Where they lie, by piece and by group: a store that has two pieces of a group is one store.
const shelves = (families: Families) => `
  shelves as (
    select p.meta_master_id, p.group_name, p.condition, p.id, s.on_hand - s.allocated as free,
      sp.store_id
    from pieces p
    join stock s on s.product_id = p.id and s.on_hand > s.allocated
    join stock_places sp on sp.id = s.place_id
    where ${itemFilter(families, 's.product_id')}
  ),
  held as (
    select id, coalesce(sum(free) filter (where store_id is null), 0) as warehouse
    from shelves group by id
  ),
  reached as (
    select meta_master_id, group_name, condition, count(distinct store_id)::integer as stores
    from shelves group by meta_master_id, group_name, condition
  )`;

// The piece that a card speaks of: the cheapest of those that are there.
const first = 'held.id is not null desc, price, position, pieces.id';

/** What the card says is that piece's own: its price, grade, variant and reduction. */
const grouped = `
  grouped as (
    select meta_master_id, group_name, condition,
      (array_agg(price order by ${first}))[1] as price,
      max(price) > (array_agg(price order by ${first}))[1] as is_from,
      (array_agg(master_product_id order by ${first}))[1] as shown_id,
      (array_agg(pieces.id order by ${first}))[1] as product_id,
      (array_agg(offer_id order by ${first}))[1] as limited_offer_id,
      min(changes_at) as price_until,
      (array_agg(grade order by ${first}))[1] as grade,
      coalesce(sum(held.warehouse), 0)::integer as warehouse,
      min(next_delivery) filter (where next_delivery >= :today) as next_delivery,
      case when bool_and(sale_starts > :today) then min(sale_starts) end as sale_starts,
      min(supplier_days) as supplier_days,
      bool_and(is_discontinued) as is_discontinued
    from pieces left join held on held.id = pieces.id
    group by meta_master_id, group_name, condition
  )`;

// As core/catalog/availability.ts ranks what it says; a test holds the two together.
const ranked = `
  ranked as (
    select g.*, coalesce(reached.stores, 0) as stores,
      case
        when sale_starts is not null then 2
        when warehouse > 0 then 0
        when reached.stores > 0 then 1
        when is_discontinued then 3
        when next_delivery is not null or supplier_days is not null then 2
        else 3
      end::smallint as rank,
      least(sale_starts, next_delivery + 1) as stale_on
    from grouped g
    left join reached using (meta_master_id, group_name, condition)
  )`;

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
  )`;

const facts = `
  array[0,
      -${conditionPlace('condition')},
      -11 - r.rank, -1000 - m.manufacturer_id]
    || coalesce(held.facets, '{}')`;

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
  with recursive ${ancestry}, ${offered(families)}, ${pieces(families)}, ${shelves(families)}, ${grouped},
    ${ranked}, ${lists(families)}
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
