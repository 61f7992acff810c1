import type { Knex } from 'knex';
import type { z } from 'zod';
import type { signature } from '#core/contract/repair-papers.ts';
import type { PaperKind } from '#core/service/repair-papers.ts';
import { readSignature, type Stroke } from '#core/service/signature.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import type { Cipher } from '../../platform/identity/cipher.ts';
import type { RepairModel } from '../repair-model.ts';
import { paperOf } from './repair-papers.ts';

/** Columns of `repair_signatures` that are encrypted. */
export const signatureColumns = ['signer', 'strokes'] as const;

const placeOf = (column: (typeof signatureColumns)[number], rowId: number) => ({
  table: 'repair_signatures',
  column,
  rowId,
});

type Sent = z.output<typeof signature>;

/**
 * Keeps what a customer signed of a locked repair. 409 where the paper says something else than they saw; refuses by the field
 * `signature` what is none.
 */
export async function storeSignature(
  trx: Knex,
  deps: Dependencies,
  row: RepairModel,
  { kind, sent }: { readonly kind: PaperKind; readonly sent: Sent | null },
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  if (sent === null) throw new FieldRefusal({ signature: ['signature_missing'] });
  const read = readSignature(sent);
  if (!read.ok) throw new FieldRefusal({ signature: [read.error] });
  const { digest } = await paperOf(trx, deps, row, kind);
  if (digest !== sent.digest) throw new Refusal(409, 'repair_paper_changed');
  const columns = { repair_id: row.id, kind, digest, on_paper: sent.onPaper, staff_id: staffId };
  const [stored] = await trx('repair_signatures')
    .insert({ ...columns, at })
    .returning<{ id: number }[]>('id');
  if (!stored) throw new Error('a signature got no row');
  const hide = (column: (typeof signatureColumns)[number], text: string) =>
    deps.cipher.encrypt(placeOf(column, stored.id), text);
  await trx('repair_signatures')
    .where({ id: stored.id })
    .update({
      signer: hide('signer', sent.signer),
      strokes: sent.strokes.length === 0 ? null : hide('strokes', JSON.stringify(sent.strokes)),
    });
}

export type KeptSignature = Omit<Rows['repair_signatures'], 'signer' | 'strokes' | 'repair_id'> & {
  readonly signer: string;
  readonly strokes: readonly Stroke[];
  /** Who was there. */
  readonly by: string;
};

/** Signatures of a repair, the newest first. */
export async function signaturesOf(
  db: Knex,
  cipher: Cipher,
  repairId: number,
): Promise<KeptSignature[]> {
  const rows = await db('repair_signatures as s')
    .join('users as u', 'u.id', 's.staff_id')
    .where('s.repair_id', repairId)
    .orderBy('s.id', 'desc')
    .select<(Rows['repair_signatures'] & { by: string })[]>('s.*', { by: 'u.name' });
  return rows.map(({ signer, strokes, repair_id: _, ...row }) => ({
    ...row,
    signer: signer === null ? '' : cipher.decrypt(placeOf('signer', row.id), signer),
    strokes:
      strokes === null
        ? []
        : // Written by `storeSignature` alone.
          (JSON.parse(cipher.decrypt(placeOf('strokes', row.id), strokes)) as Stroke[]),
  }));
}
