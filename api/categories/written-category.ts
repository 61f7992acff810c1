import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';

/** What staff wrote of a category; what is left out stays as it is. */
export interface WrittenCategory {
  readonly name?: string | undefined;
  readonly nameCs?: string | undefined;
  readonly nameRo?: string | undefined;
  readonly seoName?: string | undefined;
  readonly forDisplay?: boolean | undefined;
  readonly forBuyout?: boolean | undefined;
  readonly forService?: boolean | undefined;
  readonly filterable?: boolean | undefined;
  readonly manufacturers?: readonly number[] | undefined;
  readonly photoId?: number | null | undefined;
  readonly typeDevice?: number | null | undefined;
  readonly meilisearchBoost?: number | undefined;
}

/** Columns of what was written; `name` is the name in the writer's language. */
export function columnsOf(
  written: WrittenCategory,
  language: Language,
): Readonly<Record<string, string | number | boolean | null>> {
  const columns = {
    ...(written.name !== undefined && { [`name_${language}`]: written.name }),
    name_cs: written.nameCs,
    name_ro: written.nameRo,
    seo_name: written.seoName,
    for_display: written.forDisplay,
    for_buyout: written.forBuyout,
    for_service: written.forService,
    filterable: written.filterable,
    photo_fileset_id: written.photoId,
    device_type_id: written.typeDevice,
    meilisearch_boost: written.meilisearchBoost,
  };
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

const fieldOf: Readonly<Record<string, string>> = {
  type_categories_photo_fkey: 'photoId',
  type_categories_device_type_fkey: 'typeDevice',
  type_categories_parent_fkey: 'parent',
  type_category_manufacturers_manufacturer_fkey: 'manufacturers',
};

/** Turns the refusal of a row that is not there into one at its field. */
export function refuseUnknown(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  const field = typeof constraint === 'string' ? fieldOf[constraint] : undefined;
  throw field === undefined ? error : new FieldRefusal({ [field]: ['unknown_row'] });
}

/** Makes these the manufacturers of a category, touching none that stays. */
export async function writeManufacturers(
  trx: Knex.Transaction,
  categoryId: number,
  manufacturers: readonly number[],
): Promise<void> {
  await trx('type_category_manufacturers')
    .where('category_id', categoryId)
    .whereNotIn('manufacturer_id', manufacturers)
    .delete();
  if (manufacturers.length === 0) return;
  await trx('type_category_manufacturers')
    .insert(manufacturers.map((id) => ({ category_id: categoryId, manufacturer_id: id })))
    .onConflict(['category_id', 'manufacturer_id'])
    .ignore();
}
