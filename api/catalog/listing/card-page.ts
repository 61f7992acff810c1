import type { Knex } from 'knex';
import type { ListingState } from '#core/catalog/facets.ts';
import type { Language } from '#core/market/market.ts';
import { query, type QueryValue } from '../../platform/database/query.ts';
import type { CardText } from '../cards/card-text.ts';
import { filterGroups, filterSql, type ChosenFilter } from './chosen-filters.ts';
import type { ListingSort } from './listing-definition.ts';
import type { Rows } from '../../platform/database/rows.ts';

// Each has its index on category_cards; the card's id makes the order the same on every page.
const orders: Readonly<Record<ListingSort, string>> = {
  best: 'standing desc, card_id',
  price: 'price, card_id',
  '-price': 'price desc, card_id desc',
  newest: 'released_on desc, card_id',
};

const isSort = (sort: string): sort is ListingSort => sort in orders;
const orderOf = ({ sort }: ListingState) => orders[isSort(sort) ? sort : 'best'];

/** Cards of a category from `offset` on, as a state sorts and filters them. */
export async function readCardPage(
  db: Knex,
  categoryId: number,
  state: ListingState,
  page: { readonly filters: readonly ChosenFilter[]; readonly offset: number },
  language: Language,
): Promise<CardText[]> {
  const values: QueryValue[] = [categoryId, state.pageSize, page.offset];
  const filters = filterSql(filterGroups(page.filters), values).map(
    (condition) => ` and ${condition}`,
  );
  const order = orderOf(state);
  return query(
    db,
    `select t.${language} as card, t.stock
     from (
       select card_id, standing, price, released_on from category_cards
       where category_id = $1${filters.join('')} order by ${order} limit $2 offset $3
     ) k
     join listing_card_texts t using (card_id)
     order by ${order}`,
    values,
  );
}

/** A row of a page that was read by its category's path; without a card where the page is empty. */
export type PageByPathRow = Pick<Rows['category_cards'], 'category_id'> & {
  readonly total: number;
  readonly card: string | null;
  readonly stock: Rows['listing_card_texts']['stock'] | null;
};

/** One page of an unfiltered category by its address, in one statement; no row: no such category. */
export const readPageByPath = (
  db: Knex,
  path: string,
  state: ListingState,
  language: Language,
): Promise<PageByPathRow[]> => {
  const order = orderOf(state);
  return query(
    db,
    `select c.id as category_id, coalesce(n.cards, 0) as total, t.${language} as card, t.stock
     from type_categories c
     left join category_fact_counts n on n.category_id = c.id and n.fact = 0
     left join lateral (
       select card_id, standing, price, released_on from category_cards
       where category_id = c.id order by ${order} limit $2 offset $3
     ) k on true
     left join listing_card_texts t using (card_id)
     where c.url_path = $1 and c.for_display
     order by ${order}`,
    [path, state.pageSize, (state.page - 1) * state.pageSize],
  );
};
