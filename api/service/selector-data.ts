import type { z } from 'zod';
import type { serviceEndpoints } from '#core/contract/service.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { findColors, findManufacturers, findTypes } from '../catalog/choice-rows.ts';
import { colorChoices, manufacturerChoices, typeChoices } from '../catalog/choices.ts';
import { namedByMaker } from '../catalog/device-labels.ts';
import { requireOffered, requireUnbroken } from '../catalog/refuse-step.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findFamilies, type FamilyRow } from './family-rows.ts';
import { findOperations, type ServiceReader } from './operation-rows.ts';

type SelectorData = z.output<(typeof serviceEndpoints)['service-selector-data']['reply']>;

/**
 * Choices of every chosen step and the next one, and what is done to a chosen model. A model with another storage is
 * answered as the one that stands for all of them, whose address comes along.
 */
export async function loadSelector(
  { reads, market }: Dependencies,
  asked: SelectedSteps,
  reader: ServiceReader,
): Promise<SelectorData> {
  requireUnbroken(asked);
  const { productType = null, productManufacturer = null } = asked;
  const paths = servicePaths(market.code);
  const [types, manufacturers, families] = await Promise.all([
    findTypes(reads),
    productType ? findManufacturers(reads, productType) : [],
    productType && productManufacturer ? findFamilies(reads, productType, productManufacturer) : [],
  ]);
  const chosen = families.find(({ slugs }) => slugs.includes(asked.productModel ?? ''));
  const steps = stepsOf(asked, chosen);
  const { productModel = null, productColor = null } = steps;
  const colors = chosen ? await findColors(reads, chosen.slug) : [];
  const choices = {
    productType: typeChoices(types, reader.language),
    productManufacturer: manufacturerChoices(manufacturers),
    productModel: families.map(familyChoice),
    productColor: colorChoices(colors, reader.language),
  };
  requireOffered(paths, choices, steps);
  const ofBuyback = buybackPaths(market.code).selector({ ...steps, productColor: null });
  return {
    selectedChoices: { productType, productManufacturer, productModel, productColor },
    choices,
    device: chosen ? deviceOf(chosen, ofBuyback) : null,
    operations: chosen
      ? await findOperations(reads, { model: chosen.slug, color: productColor }, reader)
      : null,
    url: paths.selector(steps),
  };
}

/** Colours are those of one storage, so another's is left open. */
const stepsOf = (asked: SelectedSteps, chosen: FamilyRow | undefined): SelectedSteps =>
  !chosen || chosen.slug === asked.productModel
    ? asked
    : { ...asked, productModel: chosen.slug, productColor: null };

const familyChoice = ({ slug, name, maximal_price, width_mm, height_mm }: FamilyRow) => ({
  value: slug,
  label: name,
  maximalPrice: maximal_price,
  size: width_mm === null || height_mm === null ? null : { width: width_mm, height: height_mm },
});

const deviceOf = (
  { name, manufacturer_name: maker, maximal_price: maximalPrice }: FamilyRow,
  url: string,
): SelectorData['device'] => ({
  name: namedByMaker(maker, name),
  buyback: maximalPrice === null ? null : { url, maximalPrice },
});
