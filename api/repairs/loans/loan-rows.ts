import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { isLendable } from '#core/service/repair-loan.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { query } from '../../platform/database/query.ts';
import { isWaiting } from '../../prepared-acts/prepare-act.ts';
import type { RepairModel } from '../repair-model.ts';

type Loans = Reply<Endpoints['admin-repair-loans']>;
export type LoanRow = Rows['repair_loans'];

type ListedRow = LoanRow & {
  readonly code: string;
  readonly name_cs: string;
  readonly name_ro: string;
  readonly serial_end: string | null;
  readonly lender: string;
  readonly ender: string | null;
};

const listSql = `
  select l.*, m.code, m.name_cs, m.name_ro, d.serial_last4 as serial_end, a.name as lender,
    b.name as ender
  from repair_loans l
  join products p on p.id = l.product_id
  join master_products m on m.id = p.master_product_id
  join users a on a.id = l.lent_by
  left join users b on b.id = l.ended_by
  left join device_passports d on d.id = l.passport_id
  where l.repair_id = $1 order by l.id desc`;

/** The act that writes a loan off. */
export const lossOf = ({ id }: Pick<LoanRow, 'id'>) =>
  ({ act: 'write_off', subject: `loan:${String(id)}` }) as const;

/** All loans of a repair, newest first, and whether another one may follow. */
export async function loansView(
  db: Knex,
  { id, status }: Pick<RepairModel, 'id' | 'status'>,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Loans> {
  const rows = await query<ListedRow>(db, listSql, [id]);
  // One at most is out.
  const out = rows.find(({ ended_at: at }) => at === null);
  const isPrepared = out !== undefined && (await isWaiting(db, lossOf(out), now));
  return {
    loans: rows.map((row) => ({
      id: row.id,
      product: { id: row.product_id, code: row.code, name: row[`name_${language}`] },
      serialEnd: row.serial_end,
      condition: row.condition,
      deposit: row.deposit,
      lentAt: row.lent_at.toISOString(),
      lentBy: row.lender,
      end: endOf(row),
      isPrepared: row === out && isPrepared,
    })),
    canLend: isLendable(status) && rows.every(({ ended_at: at }) => at !== null),
  };
}

const endOf = ({ ended_at: at, outcome, charged, note, ender, ...settled }: ListedRow) =>
  at &&
  outcome && {
    at: at.toISOString(),
    by: ender ?? '',
    outcome,
    charged,
    note,
    givenBack: settled.given_back ?? 0,
    collected: settled.collected ?? 0,
  };

/** Whether the customer of a repair has a device of ours. */
export async function isLoanOut(db: Knex, repairId: number): Promise<boolean> {
  const row: unknown = await db('repair_loans')
    .where({ repair_id: repairId })
    .whereNull('ended_at')
    .first('id');
  return row !== undefined;
}
