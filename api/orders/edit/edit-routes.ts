import type { Knex } from 'knex';
import { foldText } from '#core/shared/text.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkFactorAge } from '../../platform/http/require-fresh-factor.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { findOrder } from '../lock-order.ts';
import type { OrderModel } from '../order-model.ts';
import { isRaced } from '../raced.ts';
import { editOrder, planSeenEdit } from './edit-order.ts';
import { editableView } from './editable-view.ts';
import { noteRoute } from './note-route.ts';
import { planEdit } from './plan-edit.ts';
import type { WantedEdit } from './wanted-edit.ts';

/** Orders are edited before they are picked. */
export const editRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-editable', async ({ params: { id } }, { language }) =>
    editableView(deps, await findOrder(deps.knex, { id }), language),
  ),
  bind('admin-order-ways', async (_, { language }) => ({
    deliveries: await namesIn(deps.reads, 'delivery_methods', language),
    payments: await namesIn(deps.reads, 'payment_methods', language),
  })),
  bind('admin-order-goods', async ({ query: { q } }, { language }) => ({
    results: await goodsFound(deps.reads, q, language),
  })),
  bind('admin-order-edit-preview', async ({ params: { id }, body }, context) => {
    const order = await findOrder(deps.knex, { id });
    refuseStale(order, body.version);
    const plan = await planEdit(deps.knex, deps, order, wishOf(id, body, ''), context);
    const { pricing, refund, toPay, total } = plan;
    return { before: order.total, shipping: pricing.priced.shipping, total, toPay, refund };
  }),
  saveRoute(deps),
  noteRoute(deps),
];

const saveRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-edit', async ({ params: { id }, body }, context) => {
    const { now } = context;
    const user = staffOf(context);
    const { seen, reason, ...rest } = body;
    const wish = { ...wishOf(id, rest, reason), ...seen };
    if (seen.refund > 0) {
      if (!user.permissions.includes('orders.refund')) {
        throw new Refusal(403, 'order_edit_needs_refund');
      }
      checkFactorAge(deps, context);
    }
    try {
      return await deps.knex.transaction(async (trx) => {
        const order = await findOrder(trx, { id }, true);
        refuseStale(order, body.version);
        const plan = await planSeenEdit(trx, deps, order, wish, now);
        const by = { now, staffId: user.id };
        const carryOut = () => editOrder(trx, deps, order, { plan, reason }, by);
        if (plan.refund === 0) {
          const { creditNote } = await carryOut();
          return { status: order.status, creditNote, prepared: null };
        }
        const { done, prepared } = await doOrPrepare(
          trx,
          deps,
          {
            act: 'refund',
            subject: `order:${String(id)}`,
            title: order.number,
            amount: plan.refund,
            payload: { of: 'edit', ...wish },
            reason,
            staffId: user.id,
            at: now,
          },
          carryOut,
        );
        return { status: order.status, creditNote: done?.creditNote ?? null, prepared };
      });
    } catch (error) {
      // Somebody took its pieces between the plan and the shelf.
      if (isRaced(error)) throw new Refusal(409, 'order_busy');
      throw error;
    }
  });

function refuseStale(order: OrderModel, version: number): void {
  if (order.version !== version) throw new Refusal(409, 'conflict');
}

interface Asked extends Pick<WantedEdit, 'version' | 'lines' | 'added'> {
  readonly delivery?: string | null | undefined;
  readonly place?: number | null | undefined;
  readonly store?: string | null | undefined;
  readonly payment?: string | null | undefined;
}

const wishOf = (id: number, asked: Asked, reason: string): WantedEdit => ({
  id,
  reason,
  version: asked.version,
  lines: asked.lines,
  added: asked.added,
  delivery: asked.delivery ?? null,
  place: asked.place ?? null,
  store: asked.store ?? null,
  payment: asked.payment ?? null,
});

const namesIn = async (
  db: Knex,
  table: 'delivery_methods' | 'payment_methods',
  language: Language,
): Promise<string[]> => {
  const name = `name_${language}`;
  const rows = await db(table).distinct({ name }).orderBy('name').select<{ name: string }[]>();
  return rows.map((row) => row.name);
};

/** As many as a person looks through. */
const mostGoods = 20;

const goodsSql = (language: Language) => `
  with found as (
    select distinct id from product_grid_rows
    where code = $1 or (select bool_and(words like word) from unnest($2::text[]) word)
    limit 200
  )
  select * from (
    select p.id, v.name_${language} as name, v.code, p.grade, p.price, coalesce((
        select sum(s.on_hand - s.allocated) from stock s join stock_places l on l.id = s.place_id
        where s.product_id = p.id and l.store_id is null), 0)::int as free
    from found join master_products v on v.id = found.id
    join products p on p.master_product_id = v.id
    where p.is_on_sale and v.is_active and p.sold_at is null
  ) goods
  order by free = 0, name, price, id limit ${String(mostGoods)}`;

interface Goods {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly grade: string | null;
  readonly price: number;
  readonly free: number;
}

function goodsFound(db: Knex, q: string, language: Language): Promise<Goods[]> {
  const words = foldText(q).split(/\s+/).filter(Boolean).slice(0, 6);
  const likes = words.map((word) => `%${escapeLike(word)}%`);
  return query<Goods>(db, goodsSql(language), [foldText(q), likes]);
}
