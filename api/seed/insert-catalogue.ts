import type { Knex } from 'knex';
import { deviceKindSlugs, type DeviceKind } from '#core/buyback/device-kind.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { Catalogue, CatalogueModel } from './build-catalogue.ts';
import { idOf, insertRows, insertSlugged } from './insert-rows.ts';

/** Kinds that are bought, in the order of choices, with the names of their types. */
const boughtKinds = [
  { kind: 'phone', name_cs: 'Telefony', name_ro: 'Telefoane' },
  { kind: 'tablet', name_cs: 'Tablety', name_ro: 'Tablete' },
  { kind: 'smartwatch', name_cs: 'Chytré hodinky', name_ro: 'Ceasuri inteligente' },
] as const;

export interface CatalogueIds {
  readonly typeIds: ReadonlyMap<string, number>;
  readonly modelIds: ReadonlyMap<string, number>;
}

/** Inserts types, manufacturers, models and colours. Type ids are by kind, model ids by slug. */
export async function insertCatalogue(
  trx: Knex.Transaction,
  market: MarketCode,
  catalogue: Catalogue,
): Promise<CatalogueIds> {
  const slugs = deviceKindSlugs[market];
  const types = boughtKinds.map((type, index) => ({
    ...type,
    slug: slugs[type.kind],
    position: index + 1,
  }));
  const bySlug = await insertSlugged(trx, 'device_types', types);
  const typeIds = new Map<string, number>(
    types.map(({ kind, slug }) => [kind, idOf(bySlug, slug)]),
  );
  const makers = await insertSlugged(trx, 'manufacturers', catalogue.manufacturers);
  const rows = catalogue.models.map((model) => modelRow(model, typeIds, makers));
  const modelIds = await insertSlugged(trx, 'device_models', rows);
  await insertRows(
    trx,
    'device_colors',
    catalogue.models.flatMap((model) => colorRows(model, idOf(modelIds, model.slug))),
  );
  return { typeIds, modelIds };
}

const modelRow = (
  model: CatalogueModel,
  typeIds: ReadonlyMap<string, number>,
  makers: ReadonlyMap<string, number>,
) => ({
  slug: model.slug,
  type_id: idOf(typeIds, model.kind satisfies DeviceKind),
  manufacturer_id: idOf(makers, model.manufacturerSlug),
  name: model.name,
  storage_gb: model.storageGb,
  released_on: model.releasedOn,
  width_mm: model.widthMm,
  height_mm: model.heightMm,
  popularity: model.popularity,
});

const colorRows = (model: CatalogueModel, modelId: number) =>
  model.colors.map((color, index) => ({
    slug: color.fullSlug,
    model_id: modelId,
    name_cs: color.nameCs,
    name_ro: color.nameRo,
    hex: color.hex,
    position: index + 1,
  }));
