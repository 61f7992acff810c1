import type { Knex } from 'knex';
import type { z } from 'zod';
import type { transferEndpoints } from '#core/contract/transfers.ts';
import type { Language } from '#core/market/market.ts';
import { isOwnStore } from '#core/permissions/own-store.ts';
import type { TransferStatus } from '#core/warehouse/scan-at-transfer.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { placeNames } from '../../stock/place-names.ts';
import type { AtStore } from '../receiving/receiving-places.ts';
import { netSql } from './net-sql.ts';

export type TransferView = z.output<(typeof transferEndpoints)['transfer']['reply']>;
type List = z.output<(typeof transferEndpoints)['transfer-list']['reply']>;
type Side = TransferView['from'];

export interface TransferReader extends AtStore {
  readonly staffId: number;
  readonly language: Language;
}

/** A transfer with what only this folder has to know of it. */
export interface TransferHead {
  readonly id: number;
  readonly status: TransferStatus;
  readonly version: number;
  readonly transitId: number;
  readonly fromPlaceId: number;
  readonly toPlaceId: number;
  readonly fromStore: number | null;
  readonly toStore: number | null;
  readonly binId: number | null;
  readonly isDamaged: boolean;
}

const headSql = `
  select t.id, t.status, t.version, t.transit_id as "transitId",
    t.from_place_id as "fromPlaceId", t.to_place_id as "toPlaceId",
    f.store_id as "fromStore", d.store_id as "toStore", h.bin_id as "binId",
    coalesce(h.is_damaged, false) as "isDamaged"
  from stock_transfers t
  join stock_places f on f.id = t.from_place_id join stock_places d on d.id = t.to_place_id
  left join transfer_hands h on h.transfer_id = t.id and h.staff_id = $2
  where t.id = $1`;

/** 404 where there is none, 403 `other_store` where neither end is the reader's. */
async function transferHead(
  db: Knex,
  id: number,
  { staffId, storeId }: TransferReader,
): Promise<TransferHead> {
  const [head] = await query<TransferHead>(db, headSql, [id, staffId]);
  if (!head) throw new Refusal(404, 'not_found');
  if (!isOwnStore(storeId, head.fromStore) && !isOwnStore(storeId, head.toStore)) {
    throw new Refusal(403, 'other_store');
  }
  return head;
}

/** Locks a transfer, so that those who scan at it, send, close or cancel it come one after the other. */
export async function lockTransfer(
  trx: Knex,
  id: number,
  reader: TransferReader,
): Promise<TransferHead> {
  await query(trx, 'select id from stock_transfers where id = $1 for no key update', [id]);
  return transferHead(trx, id, reader);
}

const moreSql = `
  select f.name as "fromName", d.name as "toName", t.opened_at as "openedAt", o.name as "openedBy",
    t.sent_at as "sentAt", t.ended_at as "endedAt", e.name as "endedBy", t.note, b.code as bin
  from stock_transfers t
  join (${placeNames}) f on f.id = t.from_place_id join (${placeNames}) d on d.id = t.to_place_id
  join users o on o.id = t.opened_by left join users e on e.id = t.ended_by
  left join transfer_hands h on h.transfer_id = t.id and h.staff_id = $2
  left join stock_locations b on b.id = h.bin_id
  where t.id = $1`;

interface MoreRow extends Pick<TransferView, 'openedBy' | 'endedBy' | 'note' | 'bin'> {
  readonly fromName: string;
  readonly toName: string;
  readonly openedAt: Date;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
}

const linesSql = `
  select p.id as "productId", v.code, v.ean, case when $2 = 'ro' then v.name_ro else v.name_cs end as name,
    n.sent, n.received, n.damaged,
    coalesce((select array_agg(d.serial_last4 order by u.passport_id) from stock_units u
      join device_passports d on d.id = u.passport_id
      where u.product_id = p.id and u.location_id = n.transit_id), '{}') as "serialEnds"
  from (${netSql('own.id = $1')}) n
  join products p on p.id = n.product_id join master_products v on v.id = p.master_product_id
  where n.sent > 0 or n.received > 0 order by n.first_id`;

/** A transfer as one person sees it. */
export async function transferView(
  db: Knex,
  id: number,
  reader: TransferReader,
): Promise<TransferView> {
  const head = await transferHead(db, id, reader);
  const [more] = await query<MoreRow>(db, moreSql, [id, reader.staffId]);
  if (!more) throw new Refusal(404, 'not_found');
  const { fromName, toName, openedAt, sentAt, endedAt, ...said } = more;
  const { fromPlaceId, fromStore, isDamaged, status, toPlaceId, toStore, version } = head;
  return {
    ...said,
    id,
    status,
    version,
    isDamaged,
    from: sideOf(reader, { placeId: fromPlaceId, name: fromName, storeId: fromStore }),
    to: sideOf(reader, { placeId: toPlaceId, name: toName, storeId: toStore }),
    openedAt: openedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lines: await query<TransferView['lines'][number]>(db, linesSql, [id, reader.language]),
  };
}

interface Place {
  readonly placeId: number;
  readonly name: string;
  readonly storeId: number | null;
}

const sideOf = ({ storeId: own }: AtStore, { placeId, name, storeId }: Place): Side => ({
  placeId,
  name,
  isOwn: isOwnStore(own, storeId),
});

const listSql = `
  select t.id, t.status, t.opened_at as "openedAt", t.from_place_id as "fromPlaceId",
    t.to_place_id as "toPlaceId", coalesce(sum(n.sent), 0)::int as sent,
    coalesce(sum(n.received), 0)::int as received
  from (
    select t.* from stock_transfers t
    join stock_places f on f.id = t.from_place_id join stock_places d on d.id = t.to_place_id
    where (t.status in ('packing', 'on_way')) = $1
      and ($2::int is null or f.store_id = $2 or d.store_id = $2)
    order by t.id desc limit 200
  ) t left join lateral (${netSql('own.id = t.id')}) n on true
  group by t.id, t.status, t.opened_at, t.from_place_id, t.to_place_id order by t.id desc`;
const placesSql = `
  select w.id as "placeId", n.name, w.store_id as "storeId" from stock_places w
  join (${placeNames}) n on n.id = w.id order by w.store_id nulls first, w.id`;

interface ListRow extends Omit<List['results'][number], 'from' | 'to' | 'openedAt'> {
  readonly openedAt: Date;
  readonly fromPlaceId: number;
  readonly toPlaceId: number;
}

export async function listTransfers(db: Knex, state: 'open' | 'ended', at: AtStore): Promise<List> {
  const places = await query<Place>(db, placesSql, []);
  const rows = await query<ListRow>(db, listSql, [state === 'open', at.storeId]);
  const sides = new Map(places.map((place) => [place.placeId, sideOf(at, place)]));
  const sideAt = (placeId: number): Side =>
    sides.get(placeId) ?? { placeId, name: '', isOwn: false };
  const results = rows.map(({ openedAt, fromPlaceId, toPlaceId, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    from: sideAt(fromPlaceId),
    to: sideAt(toPlaceId),
  }));
  return { results, places: [...sides.values()] };
}
