import { combosBelow } from '#core/catalog/piece-combos.ts';
import { familyFilter, type Families } from '../catalog/cards/family-filter.ts';

// What is discontinued and sold out keeps its card for old links, and is listed nowhere.
const listed = `
  select places.category_id, c.id as card_id, c.price,
    case when c.availability_rank = 3 then c.popularity - 1000000000 else c.popularity end
      as standing,
    c.released_on, c.facts
  from listing_cards c
  cross join unnest(c.category_ids) as places (category_id)
  where not (c.is_discontinued and c.availability_rank = 3)`;

/** Takes the cards of families out of the categories in which they are not listed any more. */
export const takeOutCards = `
  delete from category_cards k
  using listing_cards c
  where c.id = k.card_id and c.meta_master_id = any(:ids::integer[]) and (
    k.category_id <> all (c.category_ids) or (c.is_discontinued and c.availability_rank = 3)
  )`;

/** Lists the cards of families in their categories and all above. */
export const placeCards = (families: Families): string => `
  insert into category_cards as k (category_id, card_id, price, standing, released_on, facts)
  ${listed} and ${familyFilter(families, 'c.meta_master_id')}
  on conflict (card_id, category_id) do update set
    price = excluded.price, standing = excluded.standing, released_on = excluded.released_on,
    facts = excluded.facts
  where (k.price, k.standing, k.released_on, k.facts)
    is distinct from (excluded.price, excluded.standing, excluded.released_on, excluded.facts)`;

// Single pieces are no values of a facet.
const isCounted = `fact >= ${String(combosBelow)}`;

/** Cards of families by category and fact: `{category_id, fact, cards}`. */
export const countPlaces = `
  select k.category_id, fact, count(*)::integer as cards
  from listing_cards c
  join category_cards k on k.card_id = c.id
  cross join unnest(k.facts) as fact
  where c.meta_master_id = any(:ids::integer[]) and ${isCounted}
  group by k.category_id, fact`;

/** Counts all cards where none are counted yet. */
export const countAllPlaces = `
  insert into category_fact_counts (category_id, fact, cards)
  select category_id, fact, count(*)
  from category_cards cross join unnest(facts) as fact
  where ${isCounted}
  group by category_id, fact`;

/**
 * Adds to the counts what `countPlaces` says now and takes off what it said before, which comes as
 * three arrays. Rows in their key's order, so that two changes never wait for each other in a ring.
 */
export const adjustCounts = `
  insert into category_fact_counts as total (category_id, fact, cards)
  select category_id, fact, sum(cards)
  from (
    ${countPlaces}
    union all
    select category_id, fact, -cards
    from unnest(:categories::integer[], :facts::integer[], :cards::integer[])
      as before (category_id, fact, cards)
  ) change
  group by category_id, fact
  having sum(cards) <> 0
  order by category_id, fact
  on conflict (category_id, fact) do update set cards = total.cards + excluded.cards`;
