import type { z } from 'zod';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import type { selectorData } from '#core/contract/buyback.ts';
import { findColors, findManufacturers, findModels, findTypes } from '../catalog/choice-rows.ts';
import {
  colorChoices,
  manufacturerChoices,
  modelChoices,
  typeChoices,
} from '../catalog/choices.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { requireOffered, requireUnbroken } from '../catalog/refuse-step.ts';

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
  requireOffered(buybackPaths(market.code), choices, steps);
  return choices;
}

export const selectedChoices = (steps: SelectedSteps): SelectorData['selectedChoices'] => ({
  productType: steps.productType ?? null,
  productManufacturer: steps.productManufacturer ?? null,
  productModel: steps.productModel ?? null,
  productColor: steps.productColor ?? null,
});
