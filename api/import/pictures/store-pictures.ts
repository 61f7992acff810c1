import type { Knex } from 'knex';
import { mostPictureBytes } from '#core/files/image-limits.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { ensureFileset } from '../../catalog-admin/family-picture-routes.ts';
import { addPicture } from '../../gallery/add-picture.ts';
import { actFor, changeSetOf } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fetchOutside } from '../../platform/fetch/fetch-outside.ts';
import { worthRetrying } from '../../platform/fetch/open-outside.ts';
import { storePicture, type StoredPicture } from '../../platform/files/store-picture.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { ImportModel, picturesJob } from '../import-rows.ts';
import { readUpload, removeUpload } from './upload-folder.ts';

const fetchedAtOnce = 4;
const mostTries = 4;
const mostMs = 20_000;
/** How long one is left to whoever took it. */
const leaseMs = 180_000;
const retryMs = 30_000;

interface Waiting {
  readonly id: number;
  readonly import_id: number;
  readonly family_id: number;
  readonly variant_id: number | null;
  readonly address: string | null;
  readonly file_name: string | null;
  readonly tries: number;
}

/**
 * Fetches and stores the pictures of an import, some at a time; what may come later is tried again. A crash leaves whole pictures,
 * and what somebody had taken is free again after some minutes.
 */
export async function storePictures(deps: Dependencies, importId: number): Promise<void> {
  for (;;) {
    const taken = await take(deps, importId);
    if (taken.length === 0) break;
    const contents = await Promise.all(taken.map((one) => contentOf(deps, one)));
    for (const [at, one] of taken.entries()) {
      await settle(deps, one, contents[at] ?? refuse('fetch_failed'));
    }
  }
  await comeAgain(deps, importId);
}

async function take({ knex, now }: Dependencies, importId: number): Promise<Waiting[]> {
  const { rows } = await knex.raw<{ rows: Waiting[] }>(
    `update import_pictures set due_at = :until, tries = tries + 1
     where id in (select id from import_pictures
       where import_id = :importId and status = 'waiting' and due_at <= :now
       order by tries, place, id limit :most for update skip locked)
     returning id, import_id, family_id, variant_id, address, file_name, tries`,
    { importId, now: now(), until: new Date(now().getTime() + leaseMs), most: fetchedAtOnce },
  );
  return rows.toSorted((a, b) => a.id - b.id);
}

async function contentOf(
  { environment }: Dependencies,
  { import_id: importId, address, file_name: fileName }: Waiting,
): Promise<Result<Buffer, string>> {
  const { dataDir, privateHosts } = environment;
  if (fileName !== null) {
    const content = await readUpload(dataDir, importId, fileName);
    return content === null ? refuse('import_file_gone') : accept(content);
  }
  const limits = { mostBytes: mostPictureBytes, mostMs, accept: 'image/*', privateHosts };
  return fetchOutside(address ?? '', limits);
}

/** Stores one, or notes why not. */
async function settle(
  deps: Dependencies,
  one: Waiting,
  content: Result<Buffer, string>,
): Promise<void> {
  const { dataDir } = deps.environment;
  const stored = content.ok ? await storePicture(dataDir, content.value, deps.now()) : content;
  const outcome = stored.ok ? await add(deps, one, stored.value) : stored.error;
  const isLater = worthRetrying.has(outcome) && one.tries < mostTries;
  const isIn = outcome === 'stored' || outcome === 'same';
  await deps
    .knex('import_pictures')
    .where({ id: one.id })
    .update({
      status: isLater ? 'waiting' : isIn ? outcome : 'failed',
      reason: isIn ? null : outcome,
      due_at: new Date(deps.now().getTime() + (isLater ? retryMs * 2 ** one.tries : 0)),
    });
  const { file_name: fileName, import_id: importId } = one;
  if (fileName !== null && isIn) await removeUpload(dataDir, importId, fileName);
}

/** `stored`, `same` where the product has it, or the reason why not. It joins the change set of its import. */
async function add(deps: Dependencies, one: Waiting, picture: StoredPicture): Promise<string> {
  try {
    return await deps.knex.transaction(async (trx) => {
      const work = await ImportModel.query(trx).findById(one.import_id).forUpdate();
      if (!work || work.startedBy === null) return 'import_taken_back';
      if (await isUndone(trx, work.changeSetId)) return 'import_taken_back';
      const actor = {
        actorId: work.startedBy,
        call: 'import-apply',
        requestId: `import-${String(work.id)}`,
        at: deps.now(),
      };
      await actFor(trx, actor, work.changeSetId);
      const filesetId = await ensureFileset(trx, deps, one.family_id);
      if (filesetId === null) return 'unknown_product';
      await addPicture(trx, deps, {
        filesetId,
        picture,
        ...(await wordsOf(trx, one)),
        createdBy: work.startedBy,
      });
      await work.$query(trx).patch({ changeSetId: await changeSetOf(trx) });
      return 'stored';
    });
  } catch (error) {
    if (error instanceof FieldRefusal) {
      return JSON.stringify(error.fields).includes('image_already_there')
        ? 'same'
        : 'too_many_pictures';
    }
    // Its files were swept away in between.
    if (error instanceof Refusal) return 'fetch_failed';
    throw error;
  }
}

async function isUndone(trx: Knex, changeSetId: number | null): Promise<boolean> {
  if (changeSetId === null) return false;
  const set = await trx('change_sets').where({ id: changeSetId }).first('undone_by');
  return (set?.undone_by ?? null) !== null;
}

/** What a picture shows, in both languages, and of which colour. */
async function wordsOf(
  trx: Knex,
  { variant_id: variantId, family_id: familyId }: Waiting,
): Promise<{ altCs: string; altRo: string; colorSlug: string | null }> {
  const { rows } = await trx.raw<{ rows: { cs: string; ro: string; color: string | null }[] }>(
    `select coalesce(v.name_cs, f.name_cs) as cs, coalesce(v.name_ro, f.name_ro) as ro, c.code as color
     from meta_masters f
     left join master_products v on v.id = :variantId and v.meta_master_id = f.id
     left join attribute_values c on c.id = v.color_value_id
     where f.id = :familyId`,
    { variantId, familyId },
  );
  const [found] = rows;
  return { altCs: found?.cs ?? '', altRo: found?.ro ?? '', colorSlug: found?.color ?? null };
}

/** What waits for another try is come back to when the first of it is due. */
async function comeAgain(deps: Dependencies, importId: number): Promise<void> {
  await deps.knex.transaction(async (trx) => {
    const next = await trx('import_pictures')
      .where({ import_id: importId, status: 'waiting' })
      .orderBy('due_at')
      .first('due_at');
    if (!next) return;
    const ms = Math.max(1_000, next.due_at.getTime() - deps.now().getTime());
    await deps.jobs.enqueue(trx, picturesJob, { importId }, { ms });
  });
}
