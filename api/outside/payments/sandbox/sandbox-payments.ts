import type { Knex } from 'knex';
import { randomCode } from '../../../platform/identity/random-code.ts';

/** What a played gateway knows of a payment. Amounts in whole units. */
export interface SandboxPayment {
  readonly reference: string;
  readonly gateway: string;
  readonly attempt: string;
  readonly amount: number;
  readonly currency: string;
  readonly return_url: string;
  /** Whether the card is held only. */
  readonly is_hold: boolean;
  readonly status: 'open' | 'pending' | 'held' | 'paid' | 'failed' | 'cancelled' | 'expired';
  readonly captured_amount: number | null;
  readonly refunded: number;
}

interface Opened {
  readonly gateway: string;
  /** Front of the reference, as the real gateway's have one. */
  readonly prefix: string;
  readonly attempt: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly isHold?: boolean;
}

/** Amounts with this end find a played gateway that is not there, so that this can be seen, too. */
export const isSilent = (amount: number): boolean => amount % 1_000 === 408;

/** Opens a payment, or finds the one that the same attempt opened before. */
export async function openSandboxPayment(knex: Knex, opened: Opened): Promise<SandboxPayment> {
  const { gateway, prefix, attempt, amount, currency, returnUrl, isHold = false } = opened;
  await knex('sandbox_payments')
    .insert({
      reference: prefix + randomCode(),
      gateway,
      attempt,
      amount,
      currency,
      return_url: returnUrl,
      is_hold: isHold,
    })
    .onConflict(['gateway', 'attempt'])
    .ignore();
  const row = await knex('sandbox_payments')
    .where({ gateway, attempt })
    .first<SandboxPayment | undefined>();
  if (!row) throw new Error('a sandbox payment is gone right after it was opened');
  return row;
}

export const findSandboxPayment = (
  knex: Knex,
  reference: string,
): Promise<SandboxPayment | undefined> =>
  knex('sandbox_payments').where({ reference }).first<SandboxPayment | undefined>();

type Change = Pick<SandboxPayment, 'status'> & { readonly captured_amount?: number | null };

/** Changes a payment that is not paid yet; what is paid, or held, stays so. */
export const changeSandboxPayment = (
  knex: Knex,
  reference: string,
  change: Change,
): Promise<number> =>
  knex('sandbox_payments')
    .where({ reference })
    .whereNotIn('status', ['paid', 'held'])
    .update(change);

/** The bank lets go of a card before its time. */
export const loseSandboxHold = (knex: Knex, reference: string): Promise<number> =>
  knex('sandbox_payments').where({ reference, status: 'held' }).update({ status: 'expired' });

/** Takes a part of a card that is held, or lets go of it; what was told already is answered as it is. */
export async function endSandboxHold(
  knex: Knex,
  reference: string,
  taken: number | null,
): Promise<SandboxPayment | undefined> {
  const change =
    taken === null
      ? ({ status: 'cancelled' } as const)
      : ({ status: 'paid', captured_amount: taken } as const);
  await knex('sandbox_payments')
    .where({ reference, status: 'held' })
    .where('amount', '>=', taken ?? 0)
    .update(change);
  return findSandboxPayment(knex, reference);
}

/** Gives a part back, once for a key; false where there is not that much to give. */
export async function refundSandboxPayment(
  knex: Knex,
  reference: string,
  amount: number,
  key: string,
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const paid = await trx('sandbox_payments')
      .where({ reference, status: 'paid' })
      .forUpdate()
      .first<SandboxPayment | undefined>();
    if (!paid) return false;
    const known: unknown = await trx('sandbox_refunds').where({ key }).first('key');
    if (known !== undefined) return true;
    if (paid.refunded + amount > (paid.captured_amount ?? 0)) return false;
    await trx('sandbox_refunds').insert({ key, reference, amount });
    await trx('sandbox_payments').where({ reference }).increment('refunded', amount);
    return true;
  });
}
