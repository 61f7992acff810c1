import type { Knex } from 'knex';
import { Refusal } from '../../platform/http/refusal.ts';
import { priceColumns } from './draft-columns.ts';

export interface NewDraft {
  readonly name: string;
  readonly ownerId: number;
  readonly at: Date;
}

/** Makes a draft of all models and all answers of the published list; answers its id. */
export async function createDraft(
  trx: Knex.Transaction,
  { name, ownerId, at }: NewDraft,
): Promise<number> {
  const current = await trx('current_price_list').first<{ version_id: number } | undefined>();
  if (!current) throw new Refusal(409, 'price_list_changed');
  const [draft] = await trx('price_drafts')
    .insert({ name, owner_id: ownerId, base_version_id: current.version_id, created_at: at })
    .returning<{ id: number }[]>('id');
  if (!draft) throw new Error('a draft got no id');
  const values = { draft: draft.id, version: current.version_id };
  await trx.raw(
    `insert into price_draft_rows (draft_id, model_id, ${priceColumns.join(', ')},
       ${priceColumns.map((column) => `base_${column}`).join(', ')})
     select :draft, m.id, ${priceColumns.map((column) => `p.${column}`).join(', ')},
       ${priceColumns.map((column) => `p.${column}`).join(', ')}
     from device_models m
     left join price_list_prices p on p.model_id = m.id and p.version_id = :version
     order by m.id`,
    values,
  );
  await trx.raw(
    `insert into price_draft_choices (draft_id, type_id, place, question_id, value, question_cs,
       question_ro, label_cs, label_ro, quality, correction_percent, base_quality,
       base_correction_percent)
     select :draft, a.type_id, row_number() over (order by t.position, t.id, a.asked, a.placed),
       a.question_id, a.value, a.question_cs, a.question_ro, a.label_cs, a.label_ro, a.quality,
       a.percent, a.quality, a.percent
     from (${listedChoices}) a join device_types t on t.id = a.type_id`,
    values,
  );
  return draft.id;
}

/** Answers of the list `:version`, one row each. */
export const listedChoices = `
  select q.type_id, question.place as asked, choice.place as placed, question.item ->> 'id' as question_id,
    choice.item ->> 'value' as value, question.item -> 'name' ->> 'cs' as question_cs,
    question.item -> 'name' ->> 'ro' as question_ro, choice.item -> 'label' ->> 'cs' as label_cs,
    choice.item -> 'label' ->> 'ro' as label_ro, choice.item ->> 'quality' as quality,
    (choice.item ->> 'correctionPercent')::numeric(5, 2) as percent
  from price_list_questions q,
    jsonb_array_elements(q.questions) with ordinality as question (item, place),
    jsonb_array_elements(question.item -> 'choices') with ordinality as choice (item, place)
  where q.version_id = :version`;
