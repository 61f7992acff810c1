import type { Knex } from 'knex';
import { grades, type Grade } from '#core/buyback/grade.ts';
import type { GradePrices } from '#core/buyback/price-warnings.ts';

/** The cheapest used piece on sale of each model and grade: what a bought device may bring. */
export async function resalePrices(
  db: Knex,
  modelIds: readonly number[],
): Promise<(modelId: number) => GradePrices> {
  const { rows } = await db.raw<{ rows: { model_id: number; grade: Grade; price: number }[] }>(
    `select v.device_model_id as model_id, p.grade, min(p.price)::integer as price
     from master_products v join products p on p.master_product_id = v.id
     where v.device_model_id = any(:modelIds) and p.condition = 'used' and p.is_on_sale
       and p.sold_at is null
     group by v.device_model_id, p.grade`,
    { modelIds: [...modelIds] },
  );
  const found = new Map(rows.map((row) => [`${String(row.model_id)} ${row.grade}`, row.price]));
  return (modelId) =>
    // One entry for each grade.
    Object.fromEntries(
      grades.map((grade) => [grade, found.get(`${String(modelId)} ${grade}`) ?? null]),
    ) as GradePrices;
}
