import type { Knex } from 'knex';
import { grades, type Grade } from '#core/buyback/grade.ts';
import { selectRows } from '../catalog/select-rows.ts';
import { FieldRefusal, type FieldErrors } from '../platform/http/refusal.ts';
import { pricesByGrade } from './bilingual-appraisal.ts';
import type { PriceColumns, StoredQuestion } from './priced-device-rows.ts';

/** What an editor changes of one model; left out keeps, null removes a grade. */
export interface PriceChange {
  readonly productModel: string;
  readonly prices?: Partial<Record<Grade, number | null>> | undefined;
  readonly minimalBuyoutPrice?: number | undefined;
}

interface ListedModel extends PriceColumns {
  readonly model_id: number;
  readonly slug: string;
  readonly type_id: number;
}

export interface Listed {
  readonly models: ReadonlyMap<string, ListedModel>;
  readonly questions: ReadonlyMap<number, readonly StoredQuestion[]>;
}

/** A changed model with all its new prices. */
export interface Resolved {
  readonly productModel: string;
  readonly modelId: number;
  readonly prices: Record<Grade, number | null>;
  readonly minimalPrice: number;
  readonly questions: readonly StoredQuestion[] | null;
  readonly before: PriceColumns;
}

/** The changed models as the current list has them, and the questions; two SELECTs. */
export async function findListed(
  trx: Knex,
  versionId: number,
  changes: readonly PriceChange[],
): Promise<Listed> {
  const slugs = changes.map(({ productModel }) => productModel);
  const models = await selectRows<ListedModel>(
    trx,
    `select d.id as model_id, d.slug, d.type_id, p.price_a_plus, p.price_a, p.price_b, p.price_c,
       p.price_d, p.minimal_price
     from device_models d
     left join price_list_prices p on p.version_id = :versionId and p.model_id = d.id
     where d.slug = any(:slugs)`,
    { versionId, slugs },
  );
  const questions = await selectRows<{
    type_id: number;
    questions: readonly StoredQuestion[];
  }>(trx, 'select type_id, questions from price_list_questions where version_id = :versionId', {
    versionId,
  });
  return {
    models: new Map(models.map((model) => [model.slug, model])),
    questions: new Map(questions.map((row) => [row.type_id, row.questions])),
  };
}

/** Puts the changes over the current prices; refuses unknown and repeated models, naming each. */
export function readChanges(changes: readonly PriceChange[], listed: Listed): Resolved[] {
  const errors: Record<string, FieldErrors> = {};
  const seen = new Set<string>();
  const resolved = changes.flatMap((change, index): Resolved[] => {
    const { productModel } = change;
    const model = listed.models.get(productModel);
    const minimalPrice = change.minimalBuyoutPrice ?? model?.minimal_price ?? null;
    if (!model || seen.has(productModel)) {
      errors[index] = { productModel: [model ? 'invalid_value' : 'unknown_choice'] };
      return [];
    }
    seen.add(productModel);
    if (minimalPrice === null) {
      errors[index] = { minimalBuyoutPrice: ['required'] };
      return [];
    }
    const prices = { ...pricesByGrade(model), ...given(change) };
    const questions = listed.questions.get(model.type_id) ?? null;
    return [
      { productModel, modelId: model.model_id, prices, minimalPrice, questions, before: model },
    ];
  });
  if (Object.keys(errors).length > 0) throw new FieldRefusal({ changes: errors });
  return resolved;
}

function given({ prices = {} }: PriceChange): Partial<Record<Grade, number | null>> {
  const entries = grades.flatMap((grade) => {
    const price = prices[grade];
    return price === undefined ? [] : [[grade, price] as const];
  });
  return Object.fromEntries(entries);
}
