import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { priceListWarnings, type PriceListWarning } from '#core/buyback/price-list-warnings.ts';
import {
  priceWarnings,
  type GradePrices,
  type PriceWarning,
} from '#core/buyback/price-warnings.ts';
import type { Currency, Language } from '#core/market/market.ts';
import { appraisalIn, bilingualAppraisal, pricesByGrade } from '../bilingual-appraisal.ts';
import type { PriceColumns, StoredQuestion } from '../priced-device-rows.ts';
import { resalePrices } from '../resale-prices.ts';
import { draftedModels, draftedQuestions, type DraftedModel } from './draft-prices.ts';

type Warning = PriceListWarning | PriceWarning | { readonly code: 'minimum_missing' };

export interface WarningGroup {
  readonly code: Warning['code'];
  readonly about: string;
  readonly count: number;
  readonly models: readonly string[];
}

export interface DraftWarnings {
  /** Names exactly these warnings; '' where there are none. */
  readonly digest: string;
  readonly groups: readonly WarningGroup[];
}

/** Names of models that a group shows. */
const mostNames = 20;

interface Draft {
  readonly id: number;
  readonly baseId: number;
}

/**
 * Everything odd that a draft brings (T-BUY-7), gathered by what it is about; what the base list has
 * already is known. Four SELECTs, however many models changed.
 */
export async function draftWarnings(
  db: Knex,
  { id, baseId }: Draft,
  currency: Currency,
  language: Language,
): Promise<DraftWarnings> {
  const models = await draftedModels(db, id, { kind: 'all', offset: 0, limit: null });
  const { before, after } = await draftedQuestions(db, id, baseId);
  const resaleOf = await resalePrices(
    db,
    models.map(({ model_id: id }) => id),
  );
  const groups = new Map<string, WarningGroup>();
  const digest = createHash('sha256');
  for (const model of models) {
    const questions = after.get(model.type_id) ?? null;
    const known = new Set(
      oddities(model.base, before.get(model.type_id) ?? null, currency).map(textOf),
    );
    const found = [
      ...oddities(model, questions, currency),
      ...changesOf(model, resaleOf(model.model_id)),
    ];
    for (const warning of found.filter((one) => !known.has(textOf(one)))) {
      const text = textOf(warning);
      digest.update(`${model.slug} ${text} ${pricesOf(model)}\n`);
      groups.set(text, grown(groups.get(text), warning, model, questions, language));
    }
  }
  const all = [...groups.values()].toSorted((one, other) => other.count - one.count);
  return { digest: all.length === 0 ? '' : digest.digest('hex'), groups: all };
}

function oddities(
  prices: PriceColumns,
  questions: readonly StoredQuestion[] | null,
  currency: Currency,
): Warning[] {
  const list = bilingualAppraisal({ ...prices, version: '', questions }, currency);
  // Without any price the model is just not bought, which the editor asked for.
  return list ? priceListWarnings(appraisalIn('cs', list, '')) : [];
}

function changesOf(model: DraftedModel, resale: GradePrices): Warning[] {
  const prices = pricesByGrade(model);
  const before = { prices: pricesByGrade(model.base), minimal: model.base.minimal_price };
  const isPriced = Object.values(prices).some((price) => price !== null);
  return [
    ...priceWarnings(before, { prices, minimal: model.minimal_price }, resale),
    ...(isPriced && model.minimal_price === null ? [{ code: 'minimum_missing' as const }] : []),
  ];
}

const textOf = ({ code, ...about }: Warning): string => [code, ...Object.values(about)].join(':');
const pricesOf = (model: DraftedModel): string =>
  [...Object.values(pricesByGrade(model)), model.minimal_price].join(' ');

function grown(
  group: WarningGroup | undefined,
  warning: Warning,
  model: DraftedModel,
  questions: readonly StoredQuestion[] | null,
  language: Language,
): WarningGroup {
  const models = group?.models ?? [];
  return {
    code: warning.code,
    about: group?.about ?? aboutOf(warning, questions ?? [], language),
    count: (group?.count ?? 0) + 1,
    models: models.length < mostNames ? [...models, model.device] : models,
  };
}

/** What a warning is about, in words of the list itself. */
function aboutOf(
  warning: Warning,
  questions: readonly StoredQuestion[],
  language: Language,
): string {
  switch (warning.code) {
    case 'worse_answer_raises_price': {
      const question = questions.find(({ id }) => String(id) === warning.conditionId);
      const label = (value: string) =>
        question?.choices.find((choice) => choice.value === value)?.label[language] ?? value;
      const name = question?.name[language] ?? '';
      return `${name}: ${label(warning.worse)} > ${label(warning.better)}`;
    }
    case 'grade_prices_not_descending':
      return `${warning.worse} ≥ ${warning.better}`;
    case 'no_graded_question':
    case 'minimum_missing':
    case 'zero_minimum':
      return '';
    default:
      return warning.grade;
  }
}
