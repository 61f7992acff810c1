import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { MessageRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { appraisalIn } from '../price-lists/bilingual-appraisal.ts';
import { pricedDeviceOf, stepsOf, type PricedDevice } from '../price-lists/priced-device.ts';
import { findPricedDevices } from '../price-lists/priced-device-rows.ts';
import type { BuybackModel } from './buyback-model.ts';
import { findByCode, isLocked, unopenedOffer } from './find-offer.ts';
import { unknownStep } from '../catalog/refuse-step.ts';
import { loadChoices, selectedChoices, type SelectorData } from './selector-data.ts';

/** The selector by address or offer, and the questions of one device. */
export function selectionRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, market } = deps;
  const paths = buybackPaths(market.code);

  const formData = bind('buyback-appraisal-form-data', async ({ query }, context) => {
    const [row] = await findPricedDevices(knex, query.productColor);
    if (!row) throw unknownStep(paths, 'productColor', {});
    context.tag('devices', 'price-list', `model:${row.model_id}`);
    const priced = pricedDeviceOf(row, market.currency);
    if (!priced) {
      const steps = { productType: row.type, productManufacturer: row.manufacturer };
      throw new MessageRefusal('device_unknown', paths.selector(steps), {
        fields: { productColor: ['unknown_choice'] },
      });
    }
    const url = paths.selector(stepsOf(priced.device));
    return { url, appraisal: appraisalIn(context.language, priced.appraisal, url) };
  });

  const selector = bind('buyback-product-selector-data', ({ query }, context) => {
    const { code, ...steps } = query;
    return code === undefined
      ? selectorBySteps(deps, steps, context)
      : selectorByOffer(deps, code, context);
  });

  return [formData, selector];
}

async function selectorBySteps(
  deps: Dependencies,
  steps: SelectedSteps,
  { language, tag }: RequestContext,
): Promise<SelectorData> {
  const [choices, priced] = await Promise.all([
    loadChoices(deps, steps, language),
    steps.productColor ? findCurrent(deps, steps.productColor) : null,
  ]);
  tag('devices', 'price-list');
  if (priced) tag(`model:${priced.modelId}`);
  const url = buybackPaths(deps.market.code).selector(steps);
  const appraisal = priced && appraisalIn(language, priced.appraisal, url);
  return { selectedChoices: selectedChoices(steps), choices, appraisal, offer: null, url };
}

/** Null where the current list does not buy the device. */
async function findCurrent(
  { knex, market }: Dependencies,
  color: string,
): Promise<PricedDevice | null> {
  const [row] = await findPricedDevices(knex, color);
  return row ? pricedDeviceOf(row, market.currency) : null;
}

/** Re-opens an offer: with its own price list while it is locked, with the current one after. */
async function selectorByOffer(
  deps: Dependencies,
  code: string,
  context: RequestContext,
): Promise<SelectorData> {
  const paths = buybackPaths(deps.market.code);
  const row = await findByCode(deps.knex, code);
  if (!row) throw await unopenedOffer(deps.knex, deps, code, 'code');
  const { snapshot } = row;
  const steps = stepsOf(snapshot.device);
  const locked = isLocked(row, context.now);
  const [choices, current] = await Promise.all([
    loadChoices(deps, steps, context.language),
    locked ? null : findCurrent(deps, steps.productColor),
  ]);
  const list = locked ? snapshot.appraisal : current?.appraisal;
  return {
    selectedChoices: selectedChoices(steps),
    choices,
    appraisal: list
      ? appraisalIn(context.language, list, paths.selector(steps), snapshot.answers)
      : null,
    offer: openedOffer(row, locked),
    url: paths.offer(code),
  };
}

const openedOffer = (row: BuybackModel, locked: boolean): NonNullable<SelectorData['offer']> => ({
  code: row.code,
  status: row.status,
  price: row.price,
  lockedUntil: row.lockedUntil.toISOString(),
  locked,
});
