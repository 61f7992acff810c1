import type { Knex } from 'knex';

/** What the played loan company knows of an application. Amounts in whole units. */
export interface SandboxLoan {
  readonly reference: string;
  readonly number: string;
  readonly kind: 'INSTALLMENT' | 'LEASING';
  readonly price: number;
  readonly months: number;
  readonly installment: number;
  readonly down_payment: number;
  readonly return_url: string;
  readonly state: string;
  readonly state_after_sent: string;
  readonly sent_times: number;
  readonly refunded: number;
}

export const findSandboxLoan = (knex: Knex, reference: string): Promise<SandboxLoan | undefined> =>
  knex('sandbox_loans').where({ reference }).first<SandboxLoan | undefined>();

/** Whether the customer may still do something on the company's page. */
export const isUndecided = ({ state }: SandboxLoan): boolean => state.startsWith('PROCESSING_');

/** Changes an application that is not decided yet; answers how many changed. */
export const decideSandboxLoan = (
  knex: Knex,
  reference: string,
  change: Partial<SandboxLoan>,
): Promise<number> =>
  knex('sandbox_loans').where({ reference }).whereLike('state', 'PROCESSING_%').update(change);

/** `sent` makes the loan, or what was planned instead; a second one changes nothing. */
export const sendSandboxLoan = (knex: Knex, reference: string): Promise<number> =>
  knex('sandbox_loans')
    .where({ reference, state: 'READY_TO_SHIP' })
    .update({ state: knex.ref('state_after_sent'), sent_times: knex.raw('sent_times + 1') });

/** Gives a part back, once for a key; false where there is not that much to give. */
export const refundSandboxLoan = (
  knex: Knex,
  reference: string,
  amount: number,
  key: string,
): Promise<boolean> =>
  knex.transaction(async (trx) => {
    const loan = await trx('sandbox_loans')
      .where({ reference, state: 'READY_SHIPPED' })
      .forUpdate()
      .first<SandboxLoan | undefined>();
    if (!loan) return false;
    const known: unknown = await trx('sandbox_loan_refunds').where({ key }).first('key');
    if (known !== undefined) return true;
    if (loan.refunded + amount > loan.price) return false;
    await trx('sandbox_loan_refunds').insert({ key, reference, amount });
    await trx('sandbox_loans').where({ reference }).increment('refunded', amount);
    return true;
  });
