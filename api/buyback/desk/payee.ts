import type { Knex } from 'knex';
import {
  transferProblem,
  type OrderedTransfer,
  type TransferRefusal,
} from '#core/buyback/payment-order.ts';
import { payeeName } from '#core/identity/bank-text.ts';
import { parsePayoutAccount } from '#core/identity/payout-account.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BuybackModel } from '../buyback-model.ts';
import { readIdentity } from '../identity-store.ts';

type Keys = Pick<Dependencies, 'cipher' | 'market'>;

/**
 * The transfer that pays a buy-back, or why the bank's file cannot carry it. One that it cannot
 * carry would lose the transfers of everybody else with it, so it is asked before a release.
 */
export async function transferOf(
  trx: Knex,
  { cipher, market }: Keys,
  number: number,
  amount: number,
): Promise<Result<OrderedTransfer, TransferRefusal>> {
  const { contact } = await BuybackModel.query(trx).findById(number).throwIfNotFound();
  const identity = await readIdentity(trx, cipher, number);
  const account = parsePayoutAccount(identity?.bankAccount ?? '', market.code);
  if (!account.ok) return refuse('payout_account_unusable');
  const name = contact === null ? null : payeeName(contact);
  if (name === null) return refuse('payout_name_not_latin');
  const transfer = { number, amount, name, iban: account.value.iban };
  const problem = transferProblem(transfer);
  return problem === null ? accept(transfer) : refuse(problem);
}

/** Why a payout cannot be in the bank's file; one of nothing needs no transfer. */
export async function payoutProblem(
  trx: Knex,
  keys: Keys,
  { id, amount }: { readonly id: number; readonly amount: number },
): Promise<TransferRefusal | null> {
  if (amount === 0) return null;
  const transfer = await transferOf(trx, keys, id, amount);
  return transfer.ok ? null : transfer.error;
}
