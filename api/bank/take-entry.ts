import type { Knex } from 'knex';
import { doOrPrepare, isWaiting } from '../prepared-acts/prepare-act.ts';
import { takeTransfer } from '../payments/take-transfer.ts';
import type { Dependencies } from '../platform/dependencies.ts';

interface Taken {
  readonly movement: string;
  readonly orderNumber: string;
  /** Whole units. */
  readonly amount: number;
  /** Whether what is more than the order awaits becomes a refund. */
  readonly givesSurplusBack?: boolean;
}

/**
 * Puts a movement to its order as a typed transfer is: at once below the limit of one person, else by the
 * release of another. One that was typed by hand before is left as it is.
 */
export async function takeEntry(
  trx: Knex.Transaction,
  deps: Dependencies,
  { movement, orderNumber, amount, givesSurplusBack = false }: Taken,
  by: { readonly staffId: number; readonly at: Date },
): Promise<'taken' | 'waiting'> {
  const subject = `transfer:${movement}`;
  const typed: unknown = await trx('payment_callbacks')
    .where({ provider: 'bank_transfer', event: movement })
    .first('id');
  if (typed !== undefined) return 'taken';
  if (await isWaiting(trx, { act: 'typed_transfer', subject }, by.at)) return 'waiting';
  const payload = { movement, variableSymbol: orderNumber, amount, givesSurplusBack };
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    {
      act: 'typed_transfer',
      subject,
      title: orderNumber,
      amount,
      payload,
      reason: '',
      ...pick(by),
    },
    () => takeTransfer(trx, deps, payload),
  );
  return prepared === null ? 'taken' : 'waiting';
}

const pick = ({ staffId, at }: { readonly staffId: number; readonly at: Date }) => ({
  staffId,
  at,
});
