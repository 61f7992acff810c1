import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  balanceDifference,
  checkStatement,
  type BankStatement,
} from '#core/bank/bank-statement.ts';
import type { StatementColumns } from '#core/bank/statement-columns.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { readSeller } from '../platform/seller/read-seller.ts';
import { addEntry, type Added } from './add-entry.ts';
import { nameMovements } from './name-movements.ts';
import { openStatement } from './open-statement.ts';
import { rememberedColumns, writeColumns } from './remembered-columns.ts';

type Uploaded = Reply<Endpoints['bank-statement-upload']>;

interface Upload {
  readonly file: { readonly name: string; readonly content: Uint8Array };
  readonly columns: StatementColumns | null;
  readonly staffId: number;
  readonly at: Date;
  /** Whether they may mark payouts as paid. */
  readonly mayPay: boolean;
}

/**
 * Reads a statement and stores the movements that are not known yet. What pays an order exactly is taken as
 * if it had been typed: a file can be changed by whoever holds it, so that the same limits of one person
 * hold. A field refusal where the file is no statement of the shop's account.
 */
export async function uploadStatement(
  trx: Knex.Transaction,
  deps: Dependencies,
  upload: Upload,
): Promise<Uploaded> {
  // Two uploads at once would not see each other's movements.
  await trx.raw("select pg_advisory_xact_lock(hashtext('bank statements'))");
  const { iban } = await readSeller(trx, deps.environment);
  const own = { iban: iban.replaceAll(' ', ''), currency: deps.market.currency };
  const statement = await readFile(trx, upload, own);
  const stored = await storeStatement(trx, statement, upload);
  const results: Added[] = [];
  if (stored.isNew) {
    const of = { statementId: stored.id, account: own.iban, ...upload };
    for (const entry of nameMovements(statement)) {
      results.push(await addEntry(trx, deps, entry, of));
    }
  }
  const count = (...kinds: readonly Added[]) => results.filter((one) => kinds.includes(one)).length;
  const added = count('taken', 'waiting', 'open');
  if (added > 0) {
    await trx('bank_statements').where({ id: stored.id }).update({ added_count: added });
  }
  return {
    id: stored.id,
    fileName: upload.file.name,
    entries: statement.entries.length,
    added,
    taken: count('taken'),
    waiting: count('waiting'),
    open: count('open'),
    opening: statement.opening,
    closing: statement.closing,
    difference: balanceDifference(statement),
  };
}

async function readFile(
  trx: Knex,
  { file, columns }: Upload,
  own: { readonly iban: string; readonly currency: string },
): Promise<BankStatement> {
  let opened = openStatement(file.content, { ...own, columns });
  if (!opened.ok && opened.error === 'statement_columns_unknown' && columns === null) {
    const remembered = await rememberedColumns(trx);
    if (remembered) opened = openStatement(file.content, { ...own, columns: remembered });
  }
  const checked = opened.ok ? checkStatement(opened.value, own) : opened;
  if (!checked.ok) throw new FieldRefusal({ file: [checked.error] });
  return checked.value;
}

async function storeStatement(
  trx: Knex,
  statement: BankStatement,
  { file, columns, staffId, at }: Upload,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const digest = createHash('sha256').update(file.content).digest();
  const [row] = await query<{ id: number }>(
    trx,
    `insert into bank_statements (file_digest, file_name, format, columns, opening, closing, difference,
       entry_count, added_count, uploaded_at, uploaded_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10) on conflict (file_digest) do nothing returning id`,
    [
      digest,
      file.name.slice(0, 200),
      statement.format,
      columns && writeColumns(columns),
      statement.opening,
      statement.closing,
      balanceDifference(statement),
      statement.entries.length,
      at,
      staffId,
    ],
  );
  if (row) return { id: row.id, isNew: true };
  const known: { id: number } | undefined = await trx('bank_statements')
    .where({ file_digest: digest })
    .first('id');
  if (!known) throw new Error('a statement was not stored');
  return { id: known.id, isNew: false };
}
