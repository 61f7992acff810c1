import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isPictureName } from '#core/import/picture-name.ts';
import { mostPictureBytes } from '#core/files/image-limits.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { checkJob, ImportModel, usualOptions } from '../import-rows.ts';
import { isArchive, listArchive, type UploadedPicture } from './unpack-pictures.ts';
import { keepUpload } from './upload-folder.ts';

interface Upload {
  readonly file: { readonly name: string; readonly content: Uint8Array };
  /** An import that the pictures are added to; null for one of its own. */
  readonly importId: number | null;
  readonly startedBy: number;
  readonly at: Date;
}

const header = ['fileName', 'kB', ''];
const mostRows = 20_000;

/** Takes in pictures, one or an archive of them, and lets a job look whose each is. Nothing of the shop changes yet. */
export async function storeUpload(deps: Dependencies, upload: Upload): Promise<ImportModel> {
  const pictures = picturesOf(upload.file);
  const work = await deps.knex.transaction((trx) => openImport(trx, upload));
  const rows: { cells: [string, string, string] }[] = [];
  for (const { name, content } of pictures) {
    const size = content.length > mostPictureBytes ? 0 : content.length;
    const fileName = createHash('sha256')
      .update(`${String(work.rowCount)} ${name}`)
      .digest('hex');
    const kept = { name: fileName, content };
    if (size > 0) await keepUpload(deps.environment.dataDir, work.id, kept);
    rows.push({ cells: [name.slice(-300), String(Math.ceil(size / 1024)), fileName] });
  }
  await deps.knex.transaction(async (trx) => {
    const now = await ImportModel.query(trx).findById(work.id).forUpdate();
    if (!now) throw new Refusal(404, 'not_found');
    if (now.rowCount + rows.length > mostRows) {
      throw new FieldRefusal({ file: ['import_too_many_pictures'] });
    }
    await trx.raw(
      `insert into import_rows (import_id, place, line, cells)
       select :id::integer, :from + n - 1, :from + n, r -> 'cells'
       from jsonb_array_elements(:rows::jsonb) with ordinality as a (r, n)`,
      { id: work.id, from: now.rowCount, rows: JSON.stringify(rows) },
    );
    const rowCount = now.rowCount + rows.length;
    await now.$query(trx).patch({ rowCount, status: 'checking', changedAt: upload.at });
    await deps.jobs.enqueue(trx, checkJob, { importId: work.id });
  });
  return work;
}

function picturesOf({ name, content }: Upload['file']): Iterable<UploadedPicture> {
  if (isArchive(content)) {
    const listed = listArchive(content);
    if (!listed.ok) throw new FieldRefusal({ file: [listed.error] });
    return listed.value();
  }
  if (!isPictureName(name)) throw new FieldRefusal({ file: ['import_no_picture'] });
  return [{ name, content }];
}

async function openImport(
  trx: Knex.Transaction,
  { file, importId, startedBy, at }: Upload,
): Promise<ImportModel> {
  if (importId === null) {
    return ImportModel.query(trx)
      .insert({
        subject: 'pictures',
        fileName: file.name.slice(0, 200),
        supplierId: null,
        format: 'zip',
        status: 'checking',
        header,
        mapping: ['fileName', null, null],
        options: usualOptions,
        rowCount: 0,
        startedBy,
        createdAt: at,
        changedAt: at,
      })
      .returning('*');
  }
  const known = await ImportModel.query(trx).findById(importId).forUpdate();
  if (!known || known.subject !== 'pictures') throw new Refusal(404, 'not_found');
  const isOpen = known.status === 'checking' || known.status === 'checked';
  if (!isOpen) throw new Refusal(409, 'import_busy');
  return known;
}
