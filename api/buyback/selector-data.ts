import type { z } from 'zod';
import { type SelectedSteps, buybackPaths } from '#core/paths/buyback-paths.ts';
import type { selectorData } from '#core/contract/buyback.ts';
import { findColors, findManufacturers, findModels, findTypes } from '../catalog/choice-rows.ts';
import {
  colorChoices,
  manufacturerChoices,
  modelChoices,
  typeChoices,
} from '../catalog/choices.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { requireUnbroken, stepFields, unknownStep, type StepField } from './refuse-step.ts';

export type SelectorData = z.output<(typeof selectorData)['reply']>;

/** Choices of every chosen step and the next one; four SELECTs at most, whatever they find. */
export async function loadChoices(
  { knex, market }: Dependencies,
  steps: SelectedSteps,
  language: Language,
): Promise<SelectorData['choices']> {
  requireUnbroken(steps);
  const { productType, productManufacturer, productModel } = steps;
  const [types, manufacturers, models, colors] = await Promise.all([
    findTypes(knex),
    productType ? findManufacturers(knex, productType) : [],
    productType && productManufacturer ? findModels(knex, productType, productManufacturer) : [],
    productModel ? findColors(knex, productModel) : [],
  ]);
  const choices = {
    productType: typeChoices(types, language),
    productManufacturer: manufacturerChoices(manufacturers),
    productModel: modelChoices(models),
    productColor: colorChoices(colors, language),
  };
  requireOffered(choices, steps, market.code);
  return choices;
}

/** Each step must be among the choices of the one before. */
function requireOffered(
  choices: SelectorData['choices'],
  steps: SelectedSteps,
  market: MarketCode,
): void {
  const valid: Partial<Record<StepField, string>> = {};
  for (const field of stepFields) {
    const step = steps[field];
    if (!step) return;
    if (!choices[field].some(({ value }) => value === step)) {
      throw unknownStep(buybackPaths(market), field, valid);
    }
    valid[field] = step;
  }
}

export const selectedChoices = (steps: SelectedSteps): SelectorData['selectedChoices'] => ({
  productType: steps.productType ?? null,
  productManufacturer: steps.productManufacturer ?? null,
  productModel: steps.productModel ?? null,
  productColor: steps.productColor ?? null,
});
