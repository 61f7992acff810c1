import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import type { FilesetView } from './fileset-view.ts';

type FileRow = Pick<Rows['fileset_files'], 'id' | 'fileset_id' | 'version'>;

/** Locks the fileset and then its file, so that changes of one gallery come one after the other. */
export async function lockFile(
  trx: Knex,
  id: number,
  version: number,
  view: (filesetId: number) => Promise<FilesetView>,
  changes?: Readonly<Record<string, unknown>>,
): Promise<FileRow> {
  const found: FileRow | undefined = await trx('fileset_files').where({ id }).first('fileset_id');
  if (!found) throw new Refusal(404, 'not_found');
  await trx('filesets').where({ id: found.fileset_id }).forUpdate().select('id');
  const rows = trx('fileset_files')
    .where({ id })
    .forUpdate()
    .select<FileRow[]>('id', 'fileset_id', 'version');
  const edit = changes && { trx, table: 'fileset_files', changes };
  return lockedVersion(rows, version, () => view(found.fileset_id), edit);
}
