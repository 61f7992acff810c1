import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { requireOwnPlace } from '../receiving/receiving-places.ts';
import type { TransferReader } from './load-transfer.ts';

interface Opening extends TransferReader {
  readonly fromPlaceId: number;
  readonly toPlaceId: number;
  readonly now: Date;
}

const idSql = `
  select nextval(pg_get_serial_sequence('stock_transfers', 'id'))::int as id
  from stock_places f, stock_places d where f.id = $1 and d.id = $2`;
const transitSql = `
  insert into stock_locations (kind, place_id, code) values ('transit', $1, $2) returning id`;
const addSql = `
  insert into stock_transfers (id, from_place_id, to_place_id, transit_id, opened_at, opened_by)
  values ($1, $2, $3, $4, $5, $6)`;

/** Begins a transfer with a location of its own; 403 `other_store` where the sender is not the caller's store. */
export async function openTransfer(
  trx: Knex.Transaction,
  { fromPlaceId, toPlaceId, now, ...reader }: Opening,
): Promise<number> {
  await requireOwnPlace(trx, reader, fromPlaceId);
  if (fromPlaceId === toPlaceId) throw new FieldRefusal({ toPlaceId: ['invalid_value'] });
  const [row] = await query<{ id: number }>(trx, idSql, [fromPlaceId, toPlaceId]);
  if (!row) throw new FieldRefusal({ toPlaceId: ['unknown_row'] });
  const code = `X-WAY-${String(row.id)}`;
  const [way] = await query<{ id: number }>(trx, transitSql, [fromPlaceId, code]);
  if (!way) throw new Error('a transfer got no location');
  const stored = [row.id, fromPlaceId, toPlaceId, way.id, now, reader.staffId];
  await query(trx, addSql, stored);
  return row.id;
}
