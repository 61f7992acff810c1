import { amountIn } from '#core/bank/amount-in.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { findsByWords } from '#core/orders/order-words.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { customerOfSql } from '../orders/orders-server-grid.ts';
import { ordersFound } from '../orders/orders-found.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { SqlPart } from '../platform/resources/server-grid.ts';

type Found = Reply<Endpoints['bank-order-find']>['results'][number];

/** Whoever wants more types more. */
const mostFound = 8;

/**
 * Orders that a movement may be for, by the beginning of their number, by their customer's words or by what
 * is to be paid; those that wait for money first, the newest of them first.
 */
export async function findOrders(
  { reads, cipher }: Pick<Dependencies, 'reads' | 'cipher'>,
  { q, language }: { readonly q: string; readonly language: Language },
): Promise<{ results: Found[] }> {
  const amount = amountIn(q, language);
  const byNumber: SqlPart = {
    sql: 'select id from orders where number like ? limit ?',
    bindings: [`${escapeLike(q.replace(/\s/g, ''))}%`, mostFound],
  };
  const byAmount: SqlPart = {
    sql: `select id from orders where due = ? and to_pay is null
      union all select id from orders where to_pay = ?`,
    bindings: [amount, amount],
  };
  const parts = [byNumber];
  if (findsByWords(q)) parts.push(ordersFound(cipher, q, mostFound));
  if (amount !== null) parts.push(byAmount);
  const { rows } = await reads.raw<{ rows: Found[] }>(
    `select o.number, ${customerOfSql('o')} as customer, coalesce(o.to_pay, o.due) as "toPay",
       (o.payment_status = 'waiting' or coalesce(o.to_pay, 0) > 0)
         and o.status not in ('cancelled', 'returned') as "isWaiting"
     from orders o where o.id in (${parts.map(({ sql }) => `(${sql})`).join(' union ')})
     order by "isWaiting" desc, o.id desc limit ?`,
    [...parts.flatMap(({ bindings }) => bindings), mostFound],
  );
  return { results: rows };
}
