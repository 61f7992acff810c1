import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { OrderProof } from '#core/orders/order-link.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { withdrawalSubject } from './mails/mail-subject.ts';
import type { OrderModel } from './order-model.ts';
import type { UnitRow } from './withdrawal-rows.ts';

interface NewWithdrawal {
  readonly token: string;
  readonly reason: string;
  /** As typed; kept encrypted. */
  readonly bankAccount: string;
  readonly proof: OrderProof;
  readonly units: readonly UnitRow[];
  readonly language: Language;
  readonly now: Date;
}

/** Stores a withdrawal with its pieces and queues the receipt that the law asks for. */
export async function storeWithdrawal(
  trx: Knex,
  deps: Dependencies,
  order: OrderModel,
  { token, reason, bankAccount, proof, units, language, now }: NewWithdrawal,
): Promise<void> {
  const [row] = await trx('withdrawals')
    .insert({ order_id: order.id, code: token, reason, proof, requested_at: now })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a withdrawal was not stored');
  if (bankAccount !== '') {
    const place = { table: 'withdrawals', column: 'bank_account', rowId: row.id };
    const hidden = deps.cipher.encrypt(place, bankAccount);
    await trx('withdrawals').where({ id: row.id }).update({ bank_account: hidden });
  }
  await trx('withdrawal_units').insert(
    units.map(({ unitId }) => ({ withdrawal_id: row.id, unit_id: unitId })),
  );
  if (order.eMail === null) return;
  await queueMail(trx, deps, {
    kind: 'withdrawal-receipt',
    subjectKey: withdrawalSubject(order.id, row.id),
    language,
    recipient: order.eMail,
  });
}
