import type { Knex } from 'knex';
import type { BuybackActor, BuybackStatus } from '#core/buyback/buyback-status.ts';

/** A line of the history, `buyback_events`. */
export interface RecordedMove {
  readonly from: BuybackStatus | null;
  readonly to: BuybackStatus;
  readonly actor: BuybackActor;
  /** Given exactly when the actor is staff. */
  readonly staffId?: number;
  readonly reason?: string;
  readonly at: Date;
}

/** Writes who moved a buy-back, when and why; in the transaction of the moves themselves. */
export async function recordMoves(
  trx: Knex,
  buybackId: number,
  moves: readonly RecordedMove[],
): Promise<void> {
  await trx('buyback_events').insert(
    moves.map(({ from, to, actor, staffId, reason, at }) => ({
      buyback_id: buybackId,
      from_status: from,
      to_status: to,
      actor,
      staff_id: staffId ?? null,
      reason: reason ?? '',
      at,
    })),
  );
}
