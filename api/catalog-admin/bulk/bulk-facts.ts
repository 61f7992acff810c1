import type { Knex } from 'knex';
import type { FactsByColumn } from '#core/catalog/bulk-names.ts';

interface FactsRow {
  readonly id: number;
  readonly code: string;
  readonly ean: string | null;
  readonly mpn: string | null;
  readonly name_cs: string;
  readonly name_ro: string;
  readonly group_name: string;
  readonly family_cs: string;
  readonly family_ro: string;
  readonly manufacturer: string;
  readonly color_cs: string | null;
  readonly color_ro: string | null;
}

/** What names can be made of, by variant. */
export async function readFacts(
  trx: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FactsByColumn>> {
  const { rows } = await trx.raw<{ rows: FactsRow[] }>(
    `select v.id, v.code, v.ean, v.mpn, v.name_cs, v.name_ro, v.group_name,
       f.name_cs as family_cs, f.name_ro as family_ro, m.name as manufacturer,
       lower(c.name_cs) as color_cs, lower(c.name_ro) as color_ro
     from master_products v
     join meta_masters f on f.id = v.meta_master_id
     join manufacturers m on m.id = f.manufacturer_id
     left join attribute_values c on c.id = v.color_value_id
     where v.id = any(:ids::integer[])`,
    { ids: [...ids] },
  );
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}

function factsOf(row: FactsRow): FactsByColumn {
  const both = {
    manufacturer: row.manufacturer,
    capacity: row.group_name,
    code: row.code,
    ean: row.ean ?? '',
    mpn: row.mpn ?? '',
  };
  return {
    nameCs: { ...both, family: row.family_cs, color: row.color_cs ?? '', name: row.name_cs },
    nameRo: { ...both, family: row.family_ro, color: row.color_ro ?? '', name: row.name_ro },
  };
}
