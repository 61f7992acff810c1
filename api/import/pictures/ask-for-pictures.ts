import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { picturesJob, type Applying } from '../import-rows.ts';

/** A picture that a product is to have. */
export interface WantedPicture {
  readonly familyId: number;
  readonly variantId: number | null;
  /** Where it is fetched from; null where it came in an archive. */
  readonly address: string | null;
  readonly fileName: string | null;
  /** Among the pictures of its product. */
  readonly place: number;
}

/** Notes pictures that a job stores; an address that a family has had is not fetched again. */
export async function askForPictures(
  trx: Knex,
  deps: Dependencies,
  wanted: readonly WantedPicture[],
  { importId, at }: Pick<Applying, 'importId' | 'at'>,
): Promise<void> {
  if (wanted.length === 0) return;
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into import_pictures (import_id, family_id, variant_id, address, file_name, place, due_at)
     select :importId, w."familyId", w."variantId", w.address, w."fileName", w.place, :at
     from jsonb_to_recordset(:wanted::jsonb) as w ("familyId" integer, "variantId" integer,
       address text, "fileName" text, place integer)
     where w.address is null or not exists (select 1 from import_pictures known
       where known.family_id = w."familyId" and known.address = w.address
         and known.status in ('stored', 'same'))
     on conflict do nothing`,
    { importId, at, wanted: JSON.stringify(wanted) },
  );
  if (rowCount > 0) await deps.jobs.enqueue(trx, picturesJob, { importId });
}
