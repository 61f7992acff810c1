import { servicePaths } from '#core/paths/service-paths.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { findColors, findTypes } from '../catalog/choice-rows.ts';
import { typeChoices } from '../catalog/choices.ts';
import { namedByMaker } from '../catalog/device-labels.ts';
import { cardsUntil } from '../catalog/cards/cards-until.ts';
import { cardsKey } from '../catalog/surrogate-keys.ts';
import { unknownStep } from '../catalog/refuse-step.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { findService } from './found-view.ts';
import { findOperations } from './operation-rows.ts';
import { findWays } from './ways-out.ts';
import { loadSelector } from './selector-data.ts';
import { serviceKey } from './service-changed.ts';

/** In whose language a visitor reads, and prices of which day. */
const readerIn =
  ({ timeZone }: Dependencies['market']) =>
  ({
    language,
    now,
    today,
    changesAt,
  }: Pick<RequestContext, 'language' | 'now' | 'today' | 'changesAt'>) => {
    // A planned price holds from its first day on, so no answer is kept beyond the day.
    changesAt(cardsUntil(today, timeZone));
    return { language, day: dayInTimeZone(now, timeZone) };
  };

/** What visitors read of the service: choices, operations of a device, and the search over both. */
export function serviceRoutes(deps: Dependencies): BoundRoute[] {
  const { reads, market } = deps;
  const paths = servicePaths(market.code);
  const readerOf = readerIn(market);

  const selector = bind('service-selector-data', async ({ query }, context) => {
    context.tag('devices', 'price-list', serviceKey);
    return loadSelector(deps, query, readerOf(context));
  });

  const types = bind('service-type-choices', async (_, { language, tag }) => {
    tag('devices');
    return { choices: typeChoices(await findTypes(reads), language) };
  });

  const operations = bind('service-operations', async ({ query }, context) => {
    const [device] = await reads('device_colors as c')
      .join('device_models as d', 'd.id', 'c.model_id')
      .join('device_types as t', 't.id', 'd.type_id')
      .join('manufacturers as m', 'm.id', 'd.manufacturer_id')
      .where('c.slug', query.productColor)
      .select<{ type: string; manufacturer: string; model: string }[]>(
        't.slug as type',
        'm.slug as manufacturer',
        'd.slug as model',
      );
    if (!device) throw unknownStep(paths, 'productColor', {});
    context.tag('devices', serviceKey);
    const { type: productType, manufacturer: productManufacturer, model: productModel } = device;
    const { productColor } = query;
    const asked = { model: productModel, color: productColor };
    return {
      operations: await findOperations(reads, asked, readerOf(context)),
      url: paths.selector({ productType, productManufacturer, productModel, productColor }),
    };
  });

  return [selector, types, operations, ...searchRoutes(deps)];
}

function searchRoutes(deps: Dependencies): BoundRoute[] {
  const { reads, market } = deps;
  const paths = servicePaths(market.code);
  const readerOf = readerIn(market);

  const search = bind('service-smart-search', async ({ query }, context) => {
    context.tag('devices', serviceKey);
    return { result: await findService(deps, query.q, readerOf(context)) };
  });

  const product = bind('service-search-product', async ({ query }, context) => {
    const [row] = await findColors(reads, query.product);
    if (!row) throw unknownStep(paths, 'productModel', {});
    context.tag('devices', serviceKey);
    const asked = { model: query.product, color: null };
    return {
      product: {
        value: query.product,
        label: namedByMaker(row.manufacturer_name, row.model_name),
      },
      operations: await findOperations(reads, asked, readerOf(context)),
      url: paths.selector({
        productType: row.type,
        productManufacturer: row.manufacturer,
        productModel: query.product,
      }),
    };
  });

  const ways = bind('service-ways', async ({ query }, context) => {
    context.tag('devices', 'price-list', cardsKey, serviceKey);
    return findWays(deps, query, readerOf(context));
  });

  return [search, product, ways];
}
