import type { Knex } from 'knex';
import type { z } from 'zod';
import type { pickRoundView } from '#core/contract/picking.ts';
import type { Language } from '#core/market/market.ts';
import { nextStep, type PickRound, type PickStep } from '#core/warehouse/pick-round.ts';
import { query } from '../platform/database/query.ts';
import type { LineRow, LoadedRound } from './load-round.ts';

type RoundView = z.output<typeof pickRoundView>;

interface ProductFacts {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly ean: string | null;
  readonly grade: string | null;
}

const productsSql = `
  select p.id, case when $2 = 'ro' then v.name_ro else v.name_cs end as name, v.code, v.ean, p.grade
  from products p join master_products v on v.id = p.master_product_id
  where p.id = any($1::int[])`;

// The ends of the numbers that lie in the bin: by them a person tells one used phone from another.
const endsSql = `
  select u.product_id as "productId", u.location_id as "locationId",
    (array_agg(d.serial_last4 order by d.id))[1:5] as ends
  from stock_units u join device_passports d on d.id = u.passport_id
  where u.product_id = any($1::int[]) and u.location_id = any($2::int[])
  group by 1, 2`;

interface Ends {
  readonly productId: number;
  readonly locationId: number;
  readonly ends: readonly string[];
}

const stepOf = (step: PickStep, replacing: PickRound['replacing']): RoundView['step'] => ({
  kind: step.kind,
  pickId: 'pick' in step ? step.pick.id : null,
  lineId: 'line' in step ? step.line.id : null,
  isReplacing: step.kind === 'take' && step.line.id === replacing?.lineId,
});

/** A walk as its picker sees it: places, things, numbers and crates; nothing of a customer or of money. */
export async function roundView(
  db: Knex,
  { row, round, picks, lines }: LoadedRound,
  language: Language,
): Promise<RoundView> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const binIds = [...new Set(lines.map(({ binId }) => binId))];
  const products = await query<ProductFacts>(db, productsSql, [productIds, language]);
  const ends = await query<Ends>(db, endsSql, [productIds, binIds]);
  const viewOf = (line: LineRow) => {
    const { id: _id, ...facts } =
      products.find(({ id }) => id === line.productId) ?? unknownProduct;
    const here = ends.find(
      ({ productId, locationId }) => productId === line.productId && locationId === line.binId,
    );
    const { binId: _bin, unitIds: _units, ...said } = line;
    return { ...said, ...facts, serialEnds: [...(here?.ends ?? [])] };
  };
  return {
    id: row.id,
    placeId: row.placeId,
    leaseUntil: row.leaseUntil.toISOString(),
    picks: picks.map(({ orderId: _order, ...pick }) => ({ ...pick, crates: [...pick.crates] })),
    lines: lines.map(viewOf),
    step: stepOf(nextStep(round), round.replacing),
  };
}

const unknownProduct: ProductFacts = { id: 0, name: '', code: '', ean: null, grade: null };
