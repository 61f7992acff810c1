import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { priceCsvColumns, priceCsvRules, type PricedModel } from '#core/buyback/price-list-csv.ts';
import type { CellRefusal } from '#core/clipboard/cell-text.ts';
import { planImport, type ImportPlan } from '#core/csv/plan-import.ts';
import type { Language } from '#core/market/market.ts';
import { accept, type Result } from '#core/shared/result.ts';
import {
  readImportFile,
  type ImportFile,
  type RefusedFile,
  type SentFile,
} from '../../platform/csv/read-import-file.ts';
import { draftedModels } from './draft-prices.ts';
import { pricedModel } from './draft-columns.ts';

type Plan = ImportPlan<PricedModel, CellRefusal>;

/** A file that was read, and what it would do to a draft. */
export interface PlannedFile {
  readonly file: ImportFile;
  readonly plan: Plan;
  /** Rows of the draft by the model's slug. */
  readonly rows: ReadonlyMap<string, { readonly id: number; readonly device: string }>;
  /** Names what would be written. */
  readonly digest: string;
}

/** Reads a file against a draft as it is now (T-CSV-1 to T-CSV-4). */
export async function planFile(
  db: Knex,
  draftId: number,
  sent: SentFile,
  language: Language,
): Promise<Result<PlannedFile, RefusedFile>> {
  const file = readImportFile(sent, priceCsvColumns(language), language);
  if (!file.ok) return file;
  const { table, header } = file.value;
  const models = await draftedModels(db, draftId, { kind: 'all', offset: 0, limit: null });
  const drafted = models.map((model) => pricedModel(model.slug, model));
  const rules = priceCsvRules(language, new Map(drafted.map((model) => [model.model, model])));
  const plan = planImport(table.rows, header, table.header.length, rules);
  return accept({
    file: file.value,
    plan,
    rows: new Map(models.map(({ id, slug, device }) => [slug, { id, device }])),
    digest: digestOf(plan),
  });
}

const digestOf = ({ apply }: Plan): string =>
  createHash('sha256').update(JSON.stringify(apply)).digest('hex');
