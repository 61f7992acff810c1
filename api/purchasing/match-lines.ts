import type { Knex } from 'knex';
import { readGtin } from '#core/search/gtin.ts';
import type { InvoiceLineTexts } from '#core/purchasing/read-invoice-line.ts';
import { groupBy } from '#core/shared/group-by.ts';
import { query } from '../platform/database/query.ts';

export type MatchedBy = 'ean' | 'mpn' | 'code' | 'supplier_code';

type Codes = Pick<InvoiceLineTexts, 'supplierCode' | 'ourCode' | 'ean' | 'mpn'>;

/** What a line may mean: one product where it is clear, several where its codes are of several, none where of none. */
export interface MatchedLine {
  readonly productIds: readonly number[];
  readonly matchedBy: MatchedBy | null;
}

// The new item of a variant where its code names several; a single used piece never comes from a supplier.
const itemOf = (variant: string) => `(
  select p.id from products p where p.master_product_id = ${variant} and not p.is_single_unit
  order by p.condition = 'new' desc, p.id limit 1)`;

const matchSql = `
  with wanted as (
    select * from jsonb_to_recordset($2::jsonb) as w (place integer, kind text, code text)
  )
  select w.place, w.kind, c.product_id as id from wanted w
    join supplier_codes c on c.supplier_id = $1 and c.code = w.code where w.kind = 'supplier_code'
  union all
  select w.place, w.kind, ${itemOf('v.id')} from wanted w
    join master_products v on v.ean = w.code and v.merged_into_id is null where w.kind = 'ean'
  union all
  select w.place, w.kind, ${itemOf('v.id')} from wanted w
    join master_products v on (v.code = w.code or v.code = upper(w.code)) and v.merged_into_id is null
    where w.kind = 'code'
  union all
  select w.place, w.kind, p.id from wanted w
    join products p on p.barcode = w.code and not p.is_single_unit where w.kind = 'code'
  union all
  select w.place, w.kind, ${itemOf('v.id')} from wanted w
    join master_products v on regexp_replace(lower(v.mpn), '[^a-z0-9]', '', 'g')
      = regexp_replace(lower(w.code), '[^a-z0-9]', '', 'g') and v.mpn is not null
      and v.merged_into_id is null where w.kind = 'mpn'`;

interface Hit {
  readonly place: number;
  readonly kind: MatchedBy;
  readonly id: number | null;
}

const codesOf = ({ supplierCode, ourCode, ean, mpn }: Codes): readonly [MatchedBy, string][] => {
  const gtin = readGtin(ean === '' ? supplierCode : ean);
  const all: readonly [MatchedBy, string][] = [
    ['supplier_code', supplierCode],
    ['ean', gtin.ok ? gtin.value : ''],
    ['code', ourCode],
    ['mpn', mpn === '' ? supplierCode : mpn],
  ];
  return all.filter(([kind, code]) => code !== '' && (kind !== 'mpn' || /[a-z0-9]/i.test(code)));
};

/** Finds the products of lines by their codes; what somebody has matched by hand once goes before all else. One statement. */
export async function matchLines(
  db: Knex,
  supplierId: number,
  lines: readonly Codes[],
): Promise<readonly MatchedLine[]> {
  const wanted = lines.flatMap((line, place) =>
    codesOf(line).map(([kind, code]) => ({ place, kind, code })),
  );
  const hits = await query<Hit>(db, matchSql, [supplierId, JSON.stringify(wanted)]);
  const byLine = groupBy(hits, ({ place }) => place);
  return lines.map((_, place) => chosen(byLine.get(place) ?? []));
}

/** The maker's code is no proof beside a bar code, and is asked where nothing else says anything. */
const ranks: readonly (readonly MatchedBy[])[] = [['supplier_code'], ['ean', 'code'], ['mpn']];

function chosen(hits: readonly Hit[]): MatchedLine {
  for (const kinds of ranks) {
    const found = hits.filter(({ kind, id }) => id !== null && kinds.includes(kind));
    const [first] = found;
    if (!first) continue;
    const productIds = [...new Set(found.flatMap(({ id }) => id ?? []))];
    return { productIds, matchedBy: first.kind };
  }
  return { productIds: [], matchedBy: null };
}
