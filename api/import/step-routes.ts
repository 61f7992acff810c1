import type { Knex } from 'knex';
import { titleKey, type Mapping } from '#core/import/guess-mapping.ts';
import { missingField, repeatedFields, type ImportSubject } from '#core/import/import-subject.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { invitable, inviteJob } from './customers/invite-customers.ts';
import { countRows } from './count-rows.ts';
import {
  applyJob,
  checkJob,
  ImportMappingModel,
  ImportModel,
  type ImportOptions,
} from './import-rows.ts';
import { supplierByName } from '../suppliers/supplier-by-name.ts';
import { requireSubject } from './require-subject.ts';
import { findImport, viewOf } from './import-views.ts';

/** The steps of an import: looking at every row, applying, pausing. Jobs do the work. */
export function stepRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, jobs } = deps;
  return [
    bind('import-preview', ({ params: { id }, body }, context) =>
      knex.transaction(async (trx) => {
        const work = await ImportModel.query(trx).findById(id).forUpdate();
        if (!work) throw new Refusal(404, 'not_found');
        requireSubject(context, work.subject, 'edit');
        const isTable = work.subject !== 'pictures';
        const isOpen = isTable && (work.status === 'mapping' || work.status === 'checked');
        if (!isOpen) throw new Refusal(409, 'import_busy');
        requireOnce(work.subject, body.mapping);
        const { mapping, options, supplier } = body;
        const supplierId = supplier === '' ? null : await supplierByName(trx, supplier);
        await work.$query(trx).patch({
          mapping,
          options,
          supplierId,
          status: 'checking',
          doneCount: 0,
          counts: {},
          made: [],
          startedBy: staffOf(context).id,
          changedAt: context.now,
        });
        if (supplierId !== null) await remember(trx, work, { ...body, supplierId }, context.now);
        await jobs.enqueue(trx, checkJob, { importId: id });
        return viewOf(trx, await findImport(trx, id));
      }),
    ),

    bind('import-apply', ({ params: { id }, body: { to } }, context) =>
      knex.transaction(async (trx) => {
        const work = await ImportModel.query(trx).findById(id).forUpdate();
        if (!work) throw new Refusal(404, 'not_found');
        requireSubject(context, work.subject, 'edit');
        const from = to === 'paused' ? ['applying'] : ['checked', 'paused'];
        if (!from.includes(work.status)) throw new Refusal(409, 'import_busy');
        const startedBy = staffOf(context).id;
        await work.$query(trx).patch({ status: to, startedBy, changedAt: context.now });
        if (to === 'applying') await jobs.enqueue(trx, applyJob, { importId: id });
        return viewOf(trx, await findImport(trx, id));
      }),
    ),

    ...afterRoutes(deps),
  ];
}

/** What may follow an import that is done. */
function afterRoutes({ knex, jobs }: Dependencies): BoundRoute[] {
  return [
    bind('import-invite', ({ params: { id } }, context) =>
      knex.transaction(async (trx) => {
        const work = await ImportModel.query(trx).findById(id);
        if (work?.subject !== 'customers') throw new Refusal(404, 'not_found');
        const [counted] = await invitable(trx, id, context.now).count<{ count: number }[]>('i.id');
        await jobs.enqueue(trx, inviteJob, { importId: id });
        return { invited: counted?.count ?? 0 };
      }),
    ),

    bind('import-release', ({ params: { id } }, context) =>
      knex.transaction(async (trx) => {
        const work = await ImportModel.query(trx).findById(id).forUpdate();
        if (!work) throw new Refusal(404, 'not_found');
        if (work.status !== 'done' || work.rules === null || work.subject !== 'products')
          throw new Refusal(409, 'import_busy');
        await trx('import_rows')
          .where({ import_id: id, outcome: 'held' })
          .update({ outcome: 'changed', problems: '[]' });
        await work.$query(trx).patch({
          status: 'applying',
          counts: await countRows(trx, id),
          rules: { ...work.rules, mostChangePercent: null },
          startedBy: staffOf(context).id,
          changedAt: context.now,
        });
        await jobs.enqueue(trx, applyJob, { importId: id });
        return viewOf(trx, await findImport(trx, id));
      }),
    ),
  ];
}

/** A field that two columns mean would be written twice. */
function requireOnce(subject: ImportSubject, mapping: Mapping): void {
  const fields = mapping.filter((field) => field !== null && !repeatedFields.includes(field));
  if (new Set(fields).size !== fields.length) {
    throw new FieldRefusal({ mapping: ['import_field_twice'] });
  }
  const missing = missingField(subject, mapping);
  if (missing !== null) throw new FieldRefusal({ mapping: [missing] });
}

/** Keeps what the columns of a supplier mean for the next file. */
async function remember(
  trx: Knex,
  { header, subject }: Pick<ImportModel, 'header' | 'subject'>,
  {
    mapping,
    options,
    supplierId,
  }: { mapping: Mapping; options: ImportOptions; supplierId: number },
  at: Date,
): Promise<void> {
  const fields = Object.fromEntries(
    header.map((title, place) => [titleKey(title), mapping[place] ?? null]),
  );
  await ImportMappingModel.query(trx)
    .insert({ supplierId, subject, fields, options, changedAt: at })
    .onConflict(['supplier_id', 'subject'])
    .merge();
}
