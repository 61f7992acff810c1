import {
  batteriesFrom,
  combosBelow,
  gradesFrom,
  pieceFacets,
  type ChosenOfPieces,
  type PieceFacet,
} from '#core/catalog/piece-combos.ts';
import type { QueryValue } from '../../platform/database/query.ts';

/** The rules of core/catalog/piece-combos.ts over the column `facts`, as far as lists read them from the database. */

/** Places of what is chosen among the values of a statement, such as `$3::integer[]`. */
export type BoundPieces = ReadonlyMap<PieceFacet, string>;

export function boundPieces(chosen: ChosenOfPieces, values: QueryValue[]): BoundPieces {
  return new Map(
    [...chosen].map(([facet, facts]) => {
      values.push([...facts]);
      return [facet, `$${String(values.length)}::integer[]`];
    }),
  );
}

const combos = `(
    select n >> 6 as color, (n >> 3) & 7 as grade, n & 7 as band
    from (select ${String(combosBelow)} - f as n from unnest(facts) as f where f < ${String(combosBelow)}) x
  )`;

/** The best band of a piece is the highest of its facts. */
const meetsSql: Readonly<Record<PieceFacet, (chosen: string) => string>> = {
  color: (chosen) => `color = any(${chosen})`,
  grade: (chosen) => `grade > 0 and ${String(gradesFrom + 1)} - grade = any(${chosen})`,
  battery: (chosen) =>
    `band > 0 and ${String(batteriesFrom + 1)} - band >= (select min(x) from unnest(${chosen}) as x)`,
};

const meetsAll = (chosen: BoundPieces, except: PieceFacet | null): string =>
  [...chosen]
    .filter(([facet]) => facet !== except)
    .map(([facet, at]) => meetsSql[facet](at))
    .join(' and ') || 'true';

/** As `hasPiece`. */
export const hasPieceSql = (chosen: BoundPieces, except: PieceFacet | null = null): string =>
  `exists (select from ${combos} c where ${meetsAll(chosen, except)})`;

/** In the counts of a card: it would be listed without this facet's filter. */
export const listedWithout: Readonly<Record<PieceFacet, number>> = {
  color: -91,
  grade: -92,
  battery: -93,
};

const valuesSql: Readonly<Record<PieceFacet, string>> = {
  color: 'color',
  grade: `${String(gradesFrom + 1)} - grade`,
  battery: `${String(batteriesFrom + 1)} - g`,
};

const has: Readonly<Record<PieceFacet, string>> = {
  color: 'color > 0',
  grade: 'grade > 0',
  battery: 'band > 0',
};

/** As `metFacts`, with `listedWithout` of each chosen facet. */
export function metFactsSql(chosen: BoundPieces): string {
  const met = pieceFacets.map((facet) => {
    const more = facet === 'battery' ? ' cross join generate_series(band, 4) as g' : '';
    return `select ${valuesSql[facet]} from c${more} where ${has[facet]} and ${meetsAll(chosen, facet)}`;
  });
  const without = [...chosen.keys()].map(
    (facet) =>
      `select ${String(listedWithout[facet])} where exists (select from c where ${meetsAll(chosen, facet)})`,
  );
  const isOfPieces = `(f between -59 and ${String(gradesFrom)} or f > 0 and exists (select from c where color = f))`;
  return `(
    with c as ${combos}
    select array(
      select f from unnest(facts) as f where f >= ${String(combosBelow)} and not ${isOfPieces}
      union ${[...met, ...without].join('\n      union ')}
    ))`;
}
