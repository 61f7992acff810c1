import type { Knex } from 'knex';
import {
  isPriceCsvColumn,
  priceCsvTitle,
  writePriceCsv,
  type PricedModel,
} from '#core/buyback/price-list-csv.ts';
import type { Language } from '#core/market/market.ts';
import { selectRows } from '../../catalog/select-rows.ts';
import { changeSetOf } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refusedPreview } from '../../platform/csv/read-import-file.ts';
import { countRows, sayBadRows } from '../../platform/csv/say-bad-rows.ts';
import { priceCells, pricedModel, priceColumnOf, priceColumns } from './draft-columns.ts';
import { draftedModels } from './draft-prices.ts';
import { readDraft } from './draft-view.ts';
import { planFile, type PlannedFile } from './import-plan.ts';

/** CSV files of price lists: what one would change, applying it as one change set, and writing one. */
export function priceImportRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;
  const preview = bind('price-draft-import-preview', async ({ params, body, file }, context) => {
    await readDraft(knex, params.id);
    const read = { content: file.content, encoding: body.encoding };
    const planned = await planFile(knex, params.id, read, context.language);
    if (!planned.ok) return refusedPreview(planned.error);
    return previewOf(planned.value, context.language);
  });

  const apply = bind('price-draft-import', ({ params, body, file }, { language }) =>
    knex.transaction(async (trx) => {
      const [draft] = await trx('price_drafts')
        .where({ id: params.id })
        .forUpdate()
        .select<{ state: string }[]>('state');
      if (!draft) throw new Refusal(404, 'not_found');
      if (draft.state !== 'open') throw new Refusal(409, 'draft_closed');
      const read = { content: file.content, encoding: body.encoding };
      const planned = await planFile(trx, params.id, read, language);
      if (!planned.ok || planned.value.digest !== body.plan) {
        throw new Refusal(409, 'import_changed');
      }
      const { plan, rows } = planned.value;
      if (plan.apply.length > 0)
        await writePrices(
          trx,
          plan.apply.map(({ row }) => row),
          rows,
        );
      return {
        changeSetId: plan.apply.length === 0 ? null : await changeSetOf(trx),
        applied: plan.apply.length,
        unchanged: plan.unchanged,
        bad: countRows(plan.bad),
      };
    }),
  );

  const exportDraft = bind('price-draft-export', async ({ params }, { language }) => {
    const draft = await readDraft(reads, params.id);
    const models = await draftedModels(reads, draft.id, { kind: 'all', offset: 0, limit: null });
    const listed = models
      .map((model) => ({ ...pricedModel(model.slug, model), device: model.device }))
      .toSorted((one, other) => (one.model < other.model ? -1 : 1));
    return { name: `cenik-navrh-${String(draft.id)}.csv`, text: writePriceCsv(listed, language) };
  });

  const exportVersion = bind('admin-price-list-export', async ({ params }, { language }) => {
    const models = await versionModels(reads, params.code);
    if (models.length === 0) throw new Refusal(404, 'not_found');
    const listed = models.map((model) => ({
      ...pricedModel(model.slug, model),
      device: model.device,
    }));
    return { name: `cenik-${params.code}.csv`, text: writePriceCsv(listed, language) };
  });

  return [preview, apply, exportDraft, exportVersion];
}

interface ListedModel {
  readonly slug: string;
  readonly device: string;
}

const versionModels = (db: Knex, code: string): Promise<ListedModel[]> =>
  selectRows<ListedModel>(
    db,
    `select m.slug, f.name || ' ' || m.name || coalesce(' ' || m.storage_gb || ' GB', '') as device,
       ${priceColumns.map((column) => `p.${column}`).join(', ')}
     from price_list_versions v join price_list_prices p on p.version_id = v.id
     join device_models m on m.id = p.model_id join manufacturers f on f.id = m.manufacturer_id
     where v.code = :code order by m.slug`,
    { code },
  );

function previewOf({ file, plan, rows, digest }: PlannedFile, language: Language) {
  const titleOf = (column: string) =>
    isPriceCsvColumn(column) ? priceCsvTitle(column, language) : '';
  return {
    ...sayBadRows(file, plan.bad, titleOf, language),
    refusal: null,
    candidates: [],
    encoding: file.encoding,
    ignored: [...file.header.ignored],
    unchanged: plan.unchanged,
    changed: plan.apply.map(({ line, row, before }) => ({
      line,
      model: rows.get(row.model)?.device ?? row.model,
      prices: priceCells
        .map((column) => ({
          column,
          before: before?.prices[column] ?? null,
          after: row.prices[column],
        }))
        .filter((price) => price.before !== price.after),
    })),
    plan: digest,
  };
}

/** One statement for the whole file, which is one change set. */
async function writePrices(
  trx: Knex,
  models: readonly PricedModel[],
  rows: PlannedFile['rows'],
): Promise<void> {
  const changed = models.flatMap(({ model, prices }) => {
    const id = rows.get(model)?.id;
    if (id === undefined) return [];
    return [
      { id, ...Object.fromEntries(priceCells.map((cell) => [priceColumnOf[cell], prices[cell]])) },
    ];
  });
  await trx.raw(
    `update price_draft_rows r set ${priceColumns.map((column) => `${column} = c.${column}`).join(', ')},
       version = r.version + 1
     from jsonb_to_recordset(:changed::jsonb)
       as c (id integer, ${priceColumns.map((column) => `${column} integer`).join(', ')})
     where r.id = c.id`,
    { changed: JSON.stringify(changed) },
  );
}
