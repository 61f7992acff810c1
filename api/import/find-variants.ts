import type { Knex } from 'knex';
import type { KnownDetails } from '#core/import/plan-details.ts';
import type { KnownVariant } from '#core/import/plan-row.ts';
import { coveringPriceOf } from '../catalog-admin/covering-price-of.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { saidOfVariant } from '../read-models/attribute-rows.ts';
import type { ImportRow } from '#core/import/read-row.ts';

export interface FoundVariant extends KnownVariant, KnownDetails {
  readonly id: number;
  readonly familyId: number;
  /** What is sold as new; null where nothing is. */
  readonly itemId: number | null;
  /** Of a piece on average, without VAT; whole units. */
  readonly unitCost: number | null;
}

export interface FoundVariants {
  readonly byCode: ReadonlyMap<string, FoundVariant>;
  readonly byEan: ReadonlyMap<string, FoundVariant>;
}

const knownPictures = `(select coalesce(jsonb_agg(i.address), '[]') from import_pictures i
  where i.family_id = f.id and i.status in ('stored', 'same') and i.address is not null)`;

const categoryIds = `(select coalesce(jsonb_agg(c.category_id), '[]')
  from master_product_categories c where c.master_product_id = v.id)`;
const measures = `p.package_width_cm::float8 as "packageWidth", p.package_height_cm::float8 as "packageHeight",
  p.package_depth_cm::float8 as "packageDepth", p.package_weight_kg::float8 as "packageWeight"`;

type Lock = 'lock' | 'look';

/** The shop's variants with the codes and EANs of rows; one statement. `lock` keeps them as they are. */
export const findVariants = async (
  db: Knex,
  rows: readonly ImportRow[],
  lock: Lock,
): Promise<FoundVariants> => byKeys(await readVariants(db, rows, lock));

/** The same for rows that price them: what was paid for one is what it has to bring, its VAT within. */
export async function findPricedVariants(
  db: Knex,
  deps: Pick<Dependencies, 'market' | 'now'>,
  rows: readonly ImportRow[],
  lock: Lock,
): Promise<FoundVariants> {
  const coveringOf = coveringPriceOf(deps, deps.now());
  const found = await readVariants(db, rows, lock);
  return byKeys(found.map((one) => ({ ...one, boughtFor: coveringOf(one) })));
}

async function readVariants(
  db: Knex,
  rows: readonly ImportRow[],
  lock: Lock,
): Promise<FoundVariant[]> {
  const codes = rows.flatMap(({ code }) => code ?? []);
  const eans = rows.flatMap(({ ean }) => ean ?? []);
  const hasPictures = rows.some(({ picture, morePictures }) => picture ?? morePictures);
  const hasCategories = rows.some(({ category }) => category !== undefined);
  const hasAttributes = rows.some(({ attributes }) => attributes !== undefined);
  const { rows: found } = await db.raw<{ rows: FoundVariant[] }>(
    `select v.id, v.meta_master_id as "familyId", v.code, v.ean, v.mpn, v.name_cs as "nameCs",
       v.name_ro as "nameRo", f.description_cs as "descriptionCs", f.description_ro as "descriptionRo",
       v.is_active as "isActive", ${hasPictures ? knownPictures : "'[]'::jsonb"} as pictures,
       ${hasCategories ? categoryIds : "'[]'::jsonb"} as "categoryIds",
       ${hasAttributes ? saidOfVariant('v.id') : "'{}'::jsonb"} as said, ${measures}, p.id as "itemId", p.price, p.bought_for as "boughtFor", p.unit_cost as "unitCost",
       (select s.on_hand from stock s join stock_places w on w.id = s.place_id
         where s.product_id = p.id and w.code = 'warehouse') as quantity
     from master_products v
     join meta_masters f on f.id = v.meta_master_id
     left join products p on p.master_product_id = v.id and p.condition = 'new'
       and not p.is_single_unit and p.sold_at is null
     where v.code = any(:codes::text[]) or v.ean = any(:eans::text[])
     order by v.id ${lock === 'lock' ? 'for update of v' : ''}`,
    { codes, eans },
  );
  return found;
}

function byKeys(found: readonly FoundVariant[]): FoundVariants {
  const withEan = found.flatMap((one) => (one.ean === null ? [] : [[one.ean, one] as const]));
  return { byCode: new Map(found.map((one) => [one.code, one])), byEan: new Map(withEan) };
}

/** The variant that a row is about; `two` where its code and its EAN are of two. */
export function variantOf(
  { code, ean }: ImportRow,
  { byCode, byEan }: FoundVariants,
): FoundVariant | null | 'two' {
  const ofCode = code === undefined ? undefined : byCode.get(code);
  const ofEan = ean === undefined ? undefined : byEan.get(ean);
  if (ofCode && ofEan && ofCode.id !== ofEan.id) return 'two';
  return ofCode ?? ofEan ?? null;
}
