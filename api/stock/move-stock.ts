import type { Knex } from 'knex';
import type { MovementReason, MovementSubject } from '#core/stock/movement-reasons.ts';
import { query } from '../platform/database/query.ts';

/** Pieces of a stock item that go from one location to another; null is outside of the house. */
export interface StockMove {
  readonly productId: number;
  readonly quantity: number;
  readonly fromId: number | null;
  readonly toId: number | null;
  /** The one device, where it is known by its serial number. */
  readonly passportId?: number | null;
}

export interface MoveReason {
  readonly why: MovementReason;
  readonly about?: { readonly kind: MovementSubject; readonly id: number };
  readonly note?: string;
  /** What the client calls the act. A repeat is refused by `stock_movements_once`. */
  readonly operationId?: string;
}

const sql = `
  insert into stock_movements (product_id, passport_id, quantity, from_id, to_id, operation_row,
    why, about_kind, about_id, note, operation_id)
  select m.product_id, m.passport_id, m.quantity, m.from_id, m.to_id, m.n, $2, $3, $4, $5, $6
  from jsonb_to_recordset($1::jsonb) as m (product_id integer, passport_id integer,
    quantity integer, from_id integer, to_id integer, n smallint)
  order by m.product_id, m.n`;

/**
 * The one way in which stock changes: writes movements into the ledger, in one statement. The
 * database does the rest (migrations/20261125080000_stock_ledger.ts): what lies where
 * (`location_stock`), where each device is (`stock_units`) and what a place has to sell
 * (`stock.on_hand`) follows in the same statement, and nothing else may write it.
 *
 * It refuses, with the constraint's name, what cannot be: `location_stock_never_below_zero` (it does
 * not lie there), `stock_never_oversold` (it is promised), `stock_units_in_one_place` (the device is
 * somewhere else), `stock_locations_closed`, `stock_movements_once` (the operation was done before).
 * Pieces that are promised are let go first (`held-pieces.ts`), in the same transaction. Whoever also
 * reads the stock locks it before: rows of `stock`, then of `location_stock`, by their keys.
 */
export async function moveStock(
  trx: Knex.Transaction,
  moves: readonly StockMove[],
  { why, about, note = '', operationId }: MoveReason,
): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map((move, n) => ({
    product_id: move.productId,
    passport_id: move.passportId ?? null,
    quantity: move.quantity,
    from_id: move.fromId,
    to_id: move.toId,
    n,
  }));
  const said = [why, about?.kind ?? null, about?.id ?? null, note, operationId ?? null];
  await query(trx, sql, [JSON.stringify(rows), ...said]);
}
