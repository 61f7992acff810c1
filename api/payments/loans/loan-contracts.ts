import type { Knex } from 'knex';
import type { InstallmentPlan } from '#core/installments/installment-plan.ts';
import type { Rows } from '../../platform/database/rows.ts';

/** A contract as the database keeps it, with what its program says of it. */
export type ContractRow = Pick<
  Rows['installment_contracts'],
  'id' | 'order_id' | 'price' | 'status' | 'reference' | 'expires_at'
> &
  Pick<Rows['installment_programs'], 'arrange_type' | 'kind'> & {
    readonly plan: InstallmentPlan;
    readonly product: string;
  };

const contracts = (db: Knex) =>
  db('installment_contracts as c')
    .join('installment_programs as p', 'p.id', 'c.program_id')
    .select('c.*', 'p.kind', db.raw(`p.company || '-' || p.id as product`));

export const contractsOf = (db: Knex, orderId: number): Promise<ContractRow[]> =>
  contracts(db).where('c.order_id', orderId).orderBy('c.id');

export const contractByReference = (
  db: Knex,
  reference: string,
): Promise<ContractRow | undefined> => contracts(db).where('c.reference', reference).first();
