import type { Knex } from 'knex';
import type { z } from 'zod';
import type { goodsReturnEndpoints } from '#core/contract/goods-returns.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import type { AtStore } from '../receiving/receiving-places.ts';
import type { StationScan } from '../stored-scans.ts';

type Mine = z.output<(typeof goodsReturnEndpoints)['goods-return']['reply']>;
export type ReturnView = NonNullable<Mine['open']>;

/** What of an order left the house and is not back: pieces, and the devices among them by their passports. */
const outSql = `
  sold as (
    select a.product_id, sum(a.quantity)::int as pieces
    from order_allocations a join order_lines l on l.id = a.line_id
    where l.order_id = $1 and a.state = 'shipped' group by 1
  ),
  units as (
    select distinct m.product_id, m.passport_id from stock_movements m
    where m.about_kind = 'order' and m.about_id = $1 and m.why = 'shipped'
      and m.passport_id is not null
      and not exists (select from stock_movements t where t.takes_back = m.id)
  ),
  back as (
    select c.product_id, c.passport_id, c.quantity, c.condition, g.id as return_id, g.withdrawal_id
    from goods_returns g join goods_return_pieces c on c.return_id = g.id where g.order_id = $1
  )`;

const headSql = `
  select g.id, g.order_id as "orderId", o.number as "orderNumber", p.number as "parcelNumber",
    g.kind, g.condition, g.opened_at as "openedAt", g.withdrawal_id as "withdrawalId",
    g.place_id as "placeId"
  from goods_returns g join orders o on o.id = g.order_id left join parcels p on p.id = g.parcel_id
  where g.staff_id = $1 and g.closed_at is null`;

const linesSql = `
  with ${outSql},
  announced as (
    select l.product_id, count(*)::int as pieces
    from goods_returns g join withdrawal_units w on w.withdrawal_id = g.withdrawal_id
    join order_units u on u.id = w.unit_id join order_lines l on l.id = u.line_id
    where g.id = $2 and l.kind = 'goods' group by 1
    union all
    select l.product_id, count(*)::int
    from goods_returns g join pick_pieces c on c.parcel_id = g.parcel_id
    join pick_lines l on l.id = c.pick_line_id
    where g.id = $2 and g.kind = 'undelivered' group by 1
  ),
  counted as (
    select product_id, sum(quantity)::int as pieces,
      coalesce(sum(quantity) filter (where passport_id is not null), 0)::int as units,
      coalesce(sum(quantity) filter (where return_id = $2), 0)::int as here,
      coalesce(sum(quantity) filter (where return_id = $2 and condition = 'second_grade'), 0)::int
        as second_grade,
      coalesce(sum(quantity) filter (where return_id = $2 and condition = 'damaged'), 0)::int
        as damaged,
      coalesce(sum(quantity) filter (where return_id <> $2 and withdrawal_id =
        (select g.withdrawal_id from goods_returns g where g.id = $2)), 0)::int as before
    from back group by 1
  ),
  out as (
    select s.product_id,
      s.pieces - (select count(*)::int from units u where u.product_id = s.product_id)
        - coalesce(c.pieces - c.units, 0) as plain,
      array(select d.serial_last4 from units u join device_passports d on d.id = u.passport_id
        where u.product_id = s.product_id
          and not exists (select from back b where b.passport_id = u.passport_id)
        order by d.id) as ends,
      coalesce(a.pieces - coalesce(c.before, 0), case when g.kind = 'undelivered'
        and g.parcel_id is null then s.pieces - coalesce(c.pieces - c.here, 0) else 0 end) as expected,
      coalesce(c.here, 0) as here, coalesce(c.second_grade, 0) as second_grade,
      coalesce(c.damaged, 0) as damaged
    from sold s join goods_returns g on g.id = $2
    left join announced a using (product_id) left join counted c using (product_id)
  )
  select o.product_id as "productId", v.code, v.ean, p.grade,
    case when $3 = 'ro' then v.name_ro else v.name_cs end as name,
    greatest(0, o.expected) as expected, o.here as counted, o.second_grade as "secondGrade",
    o.damaged, greatest(0, o.plain) as "plainOut", cardinality(o.ends) as "unitsOut",
    o.ends as "serialEnds"
  from out o join products p on p.id = o.product_id
  join master_products v on v.id = p.master_product_id
  order by o.expected = 0, v.code, p.id`;

export interface ScanOfReturn extends StationScan, AtStore {
  readonly language: Language;
}

type ReturnReader = Pick<ScanOfReturn, 'staffId' | 'language'>;

export interface OpenHead extends Omit<ReturnView, 'openedAt' | 'lines'> {
  readonly openedAt: Date;
  readonly withdrawalId: number | null;
  readonly placeId: number;
}

/** The return that a person has before them, without its lines. */
export async function openHead(db: Knex, staffId: number): Promise<OpenHead | null> {
  const [head] = await query<OpenHead>(db, headSql, [staffId]);
  return head ?? null;
}

export async function linesOf(
  db: Knex,
  { id, orderId }: { readonly id: number; readonly orderId: number },
  language: Language,
): Promise<ReturnView['lines']> {
  return query<ReturnView['lines'][number]>(db, linesSql, [orderId, id, language]);
}

export async function returnView(
  db: Knex,
  { staffId, language }: ReturnReader,
): Promise<ReturnView | null> {
  const head = await openHead(db, staffId);
  if (head === null) return null;
  const { id, orderId, orderNumber, parcelNumber, kind, condition, openedAt } = head;
  const lines = await linesOf(db, head, language);
  const named = { id, orderId, orderNumber, parcelNumber, kind, condition };
  return { ...named, openedAt: openedAt.toISOString(), lines };
}

const stateSql = `
  with ${outSql}
  select coalesce((select sum(pieces) from sold), 0)::int as sold,
    coalesce((select sum(quantity) from back), 0)::int as back`;

/** Whether anything of an order can come back. */
export async function stateOfGoods(
  db: Knex,
  orderId: number,
): Promise<'returnable' | 'not_sent' | 'all_back'> {
  const [row] = await query<{ sold: number; back: number }>(db, stateSql, [orderId]);
  if (!row || row.sold === 0) return 'not_sent';
  return row.back >= row.sold ? 'all_back' : 'returnable';
}

const unitSql = `
  with ${outSql}
  select u.product_id as "productId",
    exists (select from stock_units h where h.passport_id = $2 and h.location_id is not null)
      as "isBack"
  from units u where u.passport_id = $2`;

/** A device of an order by its passport; undefined where it was not sold with it. */
export async function unitOfOrder(
  db: Knex,
  orderId: number,
  passportId: number,
): Promise<{ readonly productId: number; readonly isBack: boolean } | undefined> {
  const found = await query<{ productId: number; isBack: boolean }>(db, unitSql, [
    orderId,
    passportId,
  ]);
  return found[0];
}

const expectedSql = `
  select o.number as "orderNumber", null as "parcelNumber", 'withdrawal' as kind,
    w.requested_at as since, (select count(*)::int from withdrawal_units x where x.withdrawal_id = w.id)
      as pieces
  from withdrawals w join orders o on o.id = w.order_id where w.status = 'requested'
  union all
  select o.number, p.number, 'undelivered', s.state_at,
    (select count(*)::int from pick_pieces c where c.parcel_id = p.id)
  from warehouse_tasks t join shipments s on s.order_id = t.order_id
    and s.status = 'announced' and s.state = 'came_back'
  join parcels p on p.id = s.parcel_id join orders o on o.id = s.order_id
  where t.kind = 'came_back' and t.status = 'open'
  union all
  select o.number, null, 'complaint', c.settled_at, 1
  from repair_claims c join orders o on o.id = c.order_id
  where c.outcome in ('refunded', 'exchanged')
    and exists (select from order_lines l where l.order_id = o.id and l.kind = 'goods')
    and not exists (select from goods_returns g
    where g.order_id = o.id and g.kind = 'complaint' and g.opened_at >= c.settled_at)
  order by since limit 100`;

type Expected = Mine['expected'][number];

/** What customers have announced, parcels that the carrier brings back, and what the service keeps of claims. */
export async function expectedReturns(db: Knex): Promise<Expected[]> {
  const rows = await query<Omit<Expected, 'since'> & { since: Date }>(db, expectedSql, []);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
