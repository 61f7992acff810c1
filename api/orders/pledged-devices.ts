import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { isExchangedSql } from './door-exchange/exchange-rows.ts';
import { isHeldSql } from './holds/hold-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A device that is set off against an order, as it stands. */
export type PledgedRow = Pick<Rows['buybacks'], 'id' | 'status' | 'price'> & {
  /** Whether its customer was asked what to do after the inspection. */
  readonly isAsked: boolean;
};

/** The order that waits for a device, or may leave before it comes because a card is held or a courier takes it. */
export async function findWaitingOrder(db: Knex, buybackId: number): Promise<number | null> {
  const row = await db('order_buybacks as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where({ 'c.buyback_id': buybackId, 'c.kind': 'swap' })
    .whereNull('c.released_at')
    .whereRaw(`(o.status = 'awaiting_device' or ${isHeldSql} or ${isExchangedSql})`)
    .first<{ id: number } | undefined>('o.id');
  return row?.id ?? null;
}

/** All devices that are set off against an order, in the order of their ids. */
export async function findPledged(db: Knex, orderId: number): Promise<PledgedRow[]> {
  const { rows } = await db.raw<{ rows: PledgedRow[] }>(
    `select b.id, b.status, b.price, exists (
       select from counter_offers f where f.buyback_id = b.id and f.decision = 'open') as "isAsked"
     from order_buybacks c join buybacks b on b.id = c.buyback_id
     where c.order_id = ? and c.kind = 'swap' and c.released_at is null order by b.id`,
    [orderId],
  );
  return rows;
}

type DeviceRow = Pick<Rows['buybacks'], 'id' | 'status'> & {
  readonly name: string;
  /** What was offered for it when it was described. */
  readonly promised: number;
  /** What it pays of the order, once it was inspected what it was found to be worth. */
  readonly price: number;
  readonly isReleased: boolean;
};

/** Devices of an order as staff see them, those that it goes without by now among them. */
export async function findDevices(
  db: Knex,
  orderId: number,
  language: Language,
): Promise<DeviceRow[]> {
  const { rows } = await db.raw<{ rows: DeviceRow[] }>(
    `select b.id, b.status, m.name || ', ' || case ? when 'cs' then d.name_cs else d.name_ro end
         as name,
       (b.snapshot->>'price')::integer as promised, c.amount as price,
       c.released_at is not null as "isReleased"
     from order_buybacks c join buybacks b on b.id = c.buyback_id
     join device_colors d on d.id = b.color_id join device_models m on m.id = d.model_id
     where c.order_id = ? and c.kind = 'swap' order by b.id`,
    [language, orderId],
  );
  return rows;
}
