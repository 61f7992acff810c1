import type { Knex } from 'knex';
import { markets, type MarketCode } from '#core/market/market.ts';
import type { CatalogueModel } from './build-catalogue.ts';
import { phoneQuestions } from './data/phone-questions.ts';
import { smartwatchQuestions } from './data/smartwatch-questions.ts';
import { tabletQuestions } from './data/tablet-questions.ts';
import type { CatalogueIds } from './insert-catalogue.ts';
import { idOf, insertRows } from './insert-rows.ts';
import { readQuestions } from './read-questions.ts';
import { devicePrices } from './seed-catalogue.ts';

const questionTables = [
  ['phone', phoneQuestions],
  ['tablet', tabletQuestions],
  ['smartwatch', smartwatchQuestions],
] as const;

const notes: Record<MarketCode, string> = { cz: 'První ceník', ro: 'Prima listă de prețuri' };

/** Publishes the first price list, v1, with its questions, and makes it the current one. */
export async function insertPriceList(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
  models: readonly CatalogueModel[],
  { typeIds, modelIds }: CatalogueIds,
): Promise<void> {
  const [version] = await trx('price_list_versions')
    .insert({ code: 'v1', published_at: now, note: notes[market] })
    .returning<{ id: number }[]>('id');
  if (version === undefined) throw new Error('the price list got no id');
  const questions = questionTables.map(([kind, table]) => ({
    version_id: version.id,
    type_id: idOf(typeIds, kind),
    questions: readQuestions(table),
  }));
  await insertRows(trx, 'price_list_questions', questions);
  const prices = models.map((model) => {
    const row = devicePrices(model, markets[market].currency);
    return {
      version_id: version.id,
      model_id: idOf(modelIds, model.slug),
      price_a_plus: row.prices['A+'],
      price_a: row.prices.A,
      price_b: row.prices.B,
      price_c: row.prices.C,
      price_d: row.prices.D,
      minimal_price: row.minimalPrice,
    };
  });
  await insertRows(trx, 'price_list_prices', prices);
  await trx('current_price_list').insert({ version_id: version.id });
}
