import type { z } from 'zod';
import type { myOrders as endpoint } from '#core/contract/orders.ts';
import type { Language } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { query as ask } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { orderPhrases } from './order-words.ts';
import type { Rows } from '../platform/database/rows.ts';

type Query = z.output<(typeof endpoint)['query']>;
type Page = z.output<(typeof endpoint)['reply']>;

type Row = Pick<Rows['orders'], 'code' | 'number' | 'status' | 'placed_at' | 'due'> & {
  readonly count: number;
  readonly names: readonly { cs: string; ro: string }[];
};

const pageSql = `
  select count(*) over ()::integer as count, o.code, o.number, o.status, o.placed_at, o.due,
    (select coalesce(json_agg(l.name order by l.position), '[]') from order_lines l
      where l.order_id = o.id and l.kind = 'goods') as names
  from orders o where o.user_id = $1
  order by o.placed_at desc, o.id desc offset $2 limit $3`;

/** Orders of an account, the newest first; one statement for any page. */
export async function myOrders(
  { reads, market }: Dependencies,
  userId: number,
  { offset, limit }: Query,
  language: Language,
): Promise<Page> {
  const rows = await ask<Row>(reads, pageSql, [userId, offset, limit]);
  const { order } = salePaths(market.code);
  const { orderStatusTexts } = orderPhrases[language];
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ code, number, status, placed_at, due, names }) => ({
      code,
      number,
      url: order(code),
      status,
      statusText: orderStatusTexts[status],
      placedAt: placed_at.toISOString(),
      due,
      names: names.map((name) => name[language]),
    })),
  };
}
