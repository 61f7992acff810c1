import { buybackPaths } from '#core/paths/buyback-paths.ts';
import {
  findColors,
  findManufacturers,
  findModels,
  findPath,
  findTypes,
} from '../catalog/choice-rows.ts';
import {
  colorChoices,
  manufacturerChoices,
  modelChoices,
  typeChoices,
} from '../catalog/choices.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { requireUnbroken, unknownStep } from '../catalog/refuse-step.ts';

/** The steps of the selector, each read by one SELECT. */
export function choiceRoutes({ knex, market }: Dependencies): BoundRoute[] {
  const paths = buybackPaths(market.code);

  const types = bind('buyback-product-type-choices', async (_, { language, tag }) => {
    tag('devices');
    return { choices: typeChoices(await findTypes(knex), language) };
  });

  const manufacturers = bind('buyback-manufacturer-choices', async ({ query }, { tag }) => {
    const rows = await findManufacturers(knex, query.productType);
    if (rows.length === 0) throw unknownStep(paths, 'productType', {});
    tag('devices');
    return { choices: manufacturerChoices(rows), url: paths.selector(query) };
  });

  const models = bind('buyback-model-choices', async ({ query }, { tag }) => {
    const rows = await findModels(knex, query.productType, query.productManufacturer);
    const { productType } = query;
    if (rows.length === 0) throw unknownStep(paths, 'productType', {});
    const choices = modelChoices(rows);
    // A maker without a device of the type is as unknown to it as no maker at all.
    if (choices.length === 0) throw unknownStep(paths, 'productManufacturer', { productType });
    tag('devices', 'price-list');
    return { choices, url: paths.selector(query) };
  });

  const colors = bind('buyback-color-choices', async ({ query }, { language, tag }) => {
    const rows = await findColors(knex, query.productModel);
    const [first] = rows;
    if (!first) throw unknownStep(paths, 'productModel', {});
    tag('devices', `model:${first.model_id}`);
    const url = paths.selector({
      productType: first.type,
      productManufacturer: first.manufacturer,
      productModel: query.productModel,
    });
    return { choices: colorChoices(rows, language), url };
  });

  const url = bind('buyback-product-selector-url', async ({ query }, { tag }) => {
    requireUnbroken(query);
    const { productType = '', productManufacturer = '', productModel = '' } = query;
    const productColor = query.productColor ?? '';
    const [path] = await findPath(knex, {
      type: productType,
      manufacturer: productManufacturer,
      model: productModel,
      color: productColor,
    });
    if (productType && !path?.type) throw unknownStep(paths, 'productType', {});
    if (productManufacturer && !path?.manufacturer) {
      throw unknownStep(paths, 'productManufacturer', { productType });
    }
    if (productModel && !path?.model) {
      throw unknownStep(paths, 'productModel', { productType, productManufacturer });
    }
    if (productColor && !path?.color) {
      throw unknownStep(paths, 'productColor', { productType, productManufacturer, productModel });
    }
    tag('devices');
    return { url: paths.selector(query) };
  });

  return [types, manufacturers, models, colors, url];
}
