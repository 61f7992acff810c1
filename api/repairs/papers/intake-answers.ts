import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import type { BilingualAppraisal } from '../../price-lists/bilingual-appraisal.ts';
import { pricedDeviceOf } from '../../price-lists/priced-device.ts';
import { findPricedDevices } from '../../price-lists/priced-device-rows.ts';
import type { RepairModel } from '../repair-model.ts';

interface Names {
  readonly cs: string;
  readonly ro: string;
}

/** As it was asked, whatever becomes of the questionnaire. */
export interface StoredAnswer {
  readonly question: string;
  readonly choice: string;
  readonly name: Names;
  readonly label: Names;
}

export type Question = BilingualAppraisal['conditions'][number];

/** What the buy-back asks of this device; nothing where it is not in the catalogue or not bought. */
export async function questionsOf(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  { colorId }: RepairModel,
): Promise<readonly Question[]> {
  if (colorId === null) return [];
  const color = await db('device_colors')
    .where({ id: colorId })
    .first<{ slug: string } | undefined>('slug');
  const [row] = color ? await findPricedDevices(db, color.slug) : [];
  return (row && pricedDeviceOf(row, market.currency))?.appraisal.conditions ?? [];
}

export async function storedAnswers(db: Knex, repairId: number): Promise<readonly StoredAnswer[]> {
  const row = await db('repair_intakes')
    .where({ repair_id: repairId })
    .first<{ answers: StoredAnswer[] } | undefined>('answers');
  return row?.answers ?? [];
}

interface Said {
  readonly question: string;
  readonly choice: string;
}

/** Puts these answers in the place of those before; refuses one to what is not asked, and two to one question. */
export async function storeAnswers(
  trx: Knex,
  deps: Dependencies,
  row: RepairModel,
  said: readonly Said[],
): Promise<void> {
  const questions = await questionsOf(trx, deps, row);
  if (new Set(said.map(({ question }) => question)).size !== said.length) {
    throw new FieldRefusal({ answers: ['invalid_value'] });
  }
  const known = said.map(({ question, choice }) => {
    const asked = questions.find(({ id }) => id === question);
    const chosen = asked?.choices.find(({ value }) => value === choice);
    if (!asked || !chosen) throw new FieldRefusal({ answers: ['unknown_choice'] });
    return { question, choice, name: asked.name, label: chosen.label };
  });
  // In the questionnaire's order, whichever way they came.
  const places = questions.map(({ id }) => id);
  known.sort((a, b) => places.indexOf(a.question) - places.indexOf(b.question));
  const answers = JSON.stringify(known);
  await trx('repair_intakes')
    .insert({ repair_id: row.id, answers })
    .onConflict('repair_id')
    .merge({ answers });
}
