import type { Knex } from 'knex';
import type { PriceDraftChange } from '#core/buyback/price-draft-grid.ts';
import { selectRows } from '../../catalog/select-rows.ts';
import type { PriceColumns, StoredQuestion } from '../priced-device-rows.ts';

/** A drafted model with its prices and those of the list that the draft was made from. */
export interface DraftedModel extends PriceColumns {
  readonly id: number;
  readonly model_id: number;
  readonly type_id: number;
  readonly slug: string;
  /** `Apple iPhone 15 128 GB`. */
  readonly device: string;
  readonly change: PriceDraftChange;
  readonly base: PriceColumns;
}

/** Models of a draft, those with the largest changes first. */
export const draftedModels = (
  db: Knex,
  draftId: number,
  page: {
    readonly kind: 'all' | 'changed';
    readonly offset: number;
    readonly limit: number | null;
  },
): Promise<DraftedModel[]> =>
  selectRows<DraftedModel>(
    db,
    `select r.id, r.model_id, m.type_id, m.slug, r.change,
       f.name || ' ' || m.name || coalesce(' ' || m.storage_gb || ' GB', '') as device,
       r.price_a_plus, r.price_a, r.price_b, r.price_c, r.price_d, r.minimal_price,
       jsonb_build_object('price_a_plus', r.base_price_a_plus, 'price_a', r.base_price_a,
         'price_b', r.base_price_b, 'price_c', r.base_price_c, 'price_d', r.base_price_d,
         'minimal_price', r.base_minimal_price) as base
     from price_draft_rows r join device_models m on m.id = r.model_id
     join manufacturers f on f.id = m.manufacturer_id
     where r.draft_id = :draftId and (:kind = 'all' or r.change <> 'unchanged')
     order by abs(r.difference_percent) desc nulls first, f.name, m.name, m.storage_gb, r.id
     limit :limit offset :offset`,
    { draftId, ...page },
  );

/** A drafted answer beside what the list says that the draft was made from. */
export interface DraftedChoice {
  readonly type_id: number;
  readonly question_id: string;
  readonly value: string;
  readonly quality: StoredQuestion['choices'][number]['quality'];
  readonly percent: number;
}

export interface Questions {
  readonly before: ReadonlyMap<number, readonly StoredQuestion[]>;
  readonly after: ReadonlyMap<number, readonly StoredQuestion[]>;
}

/** Questions by type of device, as the base list has them and with the draft's answers put over them. */
export async function draftedQuestions(
  db: Knex,
  draftId: number,
  baseId: number,
): Promise<Questions> {
  const lists = await selectRows<{ type_id: number; questions: readonly StoredQuestion[] }>(
    db,
    'select type_id, questions from price_list_questions where version_id = :baseId',
    { baseId },
  );
  const choices = await selectRows<DraftedChoice>(
    db,
    `select type_id, question_id, value, quality, correction_percent::float8 as percent
     from price_draft_choices where draft_id = :draftId`,
    { draftId },
  );
  const drafted = new Map(
    choices.map((one) => [keyOf(one.type_id, one.question_id, one.value), one]),
  );
  const after = lists.map(({ type_id, questions }): [number, StoredQuestion[]] => [
    type_id,
    questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) => {
        const mine = drafted.get(keyOf(type_id, String(question.id), choice.value));
        if (!mine) return choice;
        return { ...choice, quality: mine.quality, correctionPercent: mine.percent };
      }),
    })),
  ]);
  return {
    before: new Map(lists.map(({ type_id, questions }) => [type_id, questions])),
    after: new Map(after),
  };
}

const keyOf = (typeId: number, question: string, value: string): string =>
  `${String(typeId)} ${question} ${value}`;
