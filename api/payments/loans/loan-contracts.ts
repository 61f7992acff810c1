import type { Knex } from 'knex';
import type { ContractStatus } from '#core/installments/contract-status.ts';
import type { InstallmentPlan } from '#core/installments/installment-plan.ts';

/** A contract as the database keeps it, with what its program says of it. */
export interface ContractRow {
  readonly id: number;
  readonly order_id: number;
  readonly arrange_type: 'on-store' | 'online';
  readonly plan: InstallmentPlan;
  /** What the package costs, whole units. */
  readonly price: number;
  readonly status: ContractStatus;
  readonly reference: string | null;
  readonly expires_at: Date;
  readonly kind: 'installments' | 'leasing';
  readonly product: string;
}

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
