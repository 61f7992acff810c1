import type { Knex } from 'knex';
import {
  moveBuyback,
  type BuybackActor,
  type BuybackStatus,
} from '#core/buyback/buyback-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { BuybackModel } from './buyback-model.ts';
import { settleSwap } from '../orders/settle-swap.ts';
import { mailAbout } from './mails/mail-subject.ts';
import { mailOfMove } from './mails/mail-of-move.ts';
import { recordMoves, type RecordedMove } from './record-moves.ts';

export interface Mover {
  readonly actor: BuybackActor;
  readonly staffId?: number;
  readonly reason?: string;
  readonly at: Date;
}

/** The table of states does not lead there for this actor. */
export class MoveNotAllowed extends Error {
  override readonly name = 'MoveNotAllowed';
}

/**
 * Moves a locked row through one or more states as one change: state, version, history and the mail
 * about the last state, all in the caller's transaction. Throws MoveNotAllowed with nothing written.
 */
export async function moveRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: BuybackModel,
  path: readonly BuybackStatus[],
  mover: Mover,
  change: Partial<Pick<BuybackModel, 'grade' | 'price'>> = {},
): Promise<void> {
  const moves = path.map((to, index): RecordedMove => {
    const from = path[index - 1] ?? row.status;
    const { actor, at, reason = '' } = mover;
    const by = String(mover.staffId ?? actor);
    if (!moveBuyback(from, { to, actor, by, at, reason }).ok) throw new MoveNotAllowed(to);
    return { ...mover, from, to };
  });
  const last = moves.at(-1);
  if (!last) throw new Error('a move needs a state');
  await row.$query(trx).patch({
    ...change,
    status: last.to,
    statusSince: mover.at,
    version: row.version + 1,
    // A rejection stays the moment of the decision while its device travels back.
    closedAt: row.closedAt ?? (decidedStates.includes(last.to) ? mover.at : null),
  });
  await recordMoves(trx, row.id, moves);
  // Last among what locks: an order is locked after its device everywhere.
  const isForOrder = await settleSwap(trx, deps, { buybackId: row.id, at: mover.at });
  const kind = mailOfMove(last, row.contact !== null, isForOrder);
  if (kind && row.eMail) {
    await queueMail(trx, deps, mailAbout(kind, row.id, row.language, row.eMail));
  }
}

/** States since which the keeping of identity data is counted (core/buyback/identity-retention). */
const decidedStates: readonly BuybackStatus[] = [
  'paid',
  'rejected',
  'returned',
  'cancelled',
  'expired',
];
