import type { Language } from '#core/market/market.ts';
import {
  operationStores,
  serviceOperations,
  serviceParts,
  servicePrices,
} from '#core/service/operation-resources.ts';
import { words as csOperations } from '#core/phrases/cs/resources/service-operations.ts';
import { words as roOperations } from '#core/phrases/ro/resources/service-operations.ts';
import { words as csStores } from '#core/phrases/cs/resources/service-operation-stores.ts';
import { words as csParts } from '#core/phrases/cs/resources/service-parts.ts';
import { words as roStores } from '#core/phrases/ro/resources/service-operation-stores.ts';
import { words as roParts } from '#core/phrases/ro/resources/service-parts.ts';
import { words as csPrices } from '#core/phrases/cs/resources/service-prices.ts';
import { words as roPrices } from '#core/phrases/ro/resources/service-prices.ts';
import { itemJoins, itemNames, itemSql, itemWords } from '../catalog-admin/stock-item-columns.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { serve, type Served } from '../platform/resources/serve.ts';
import { serviceChanged } from './service-changed.ts';

const servedOperations = serve(serviceOperations, {
  said: { cs: csOperations, ro: roOperations },
  sql: () => ({
    prices: '(select count(*)::integer from service_prices where operation_id = g.id)',
  }),
  order: ['position', 'id'],
  after: serviceChanged,
});

const modelName = "m.name || coalesce(' ' || m.storage_gb || ' GB', '')";
/** How a file says which row it means. */
const namedOperations = (language: Language) =>
  `select id, name_${language} as name from service_operations`;
const namedModels = `select id, ${modelName} as name from device_models m`;
const namedColors = (language: Language) =>
  `select c.id, ${modelName} || ' ' || c.name_${language} as name
   from device_colors c join device_models m on m.id = c.model_id`;
const reach = ['typeId', 'modelId', 'colorId'] as const;

const servedPrices = serve(servicePrices, {
  said: { cs: csPrices, ro: roPrices },
  from: `service_prices g join service_operations o on o.id = g.operation_id
    left join device_types t on t.id = g.type_id
    left join device_colors c on c.id = g.color_id
    left join device_models m on m.id = coalesce(g.model_id, c.model_id)`,
  sql: (language) => ({
    operation: `o.name_${language}`,
    deviceType: `t.name_${language}`,
    model: modelName,
    color: `c.name_${language}`,
  }),
  referred: (language) => ({
    operationId: namedOperations(language),
    typeId: `select id, name_${language} as name from device_types`,
    modelId: namedModels,
    colorId: namedColors(language),
  }),
  words: "concat_ws(' ', o.name_cs, o.name_ro, t.name_cs, t.name_ro, m.name, c.name_cs, c.name_ro)",
  order: ['operation_id', 'id'],
  guarded: { service_prices_reach_unique: 'operationId' },
  prepare(before, written) {
    const row: Readonly<Record<string, unknown>> = { ...before, ...written };
    const [first, second] = reach.filter((field) => (row[field] ?? null) !== null);
    if (first === undefined) throw new FieldRefusal({ modelId: ['required'] });
    if (second !== undefined) throw new FieldRefusal({ [second]: ['invalid_value'] });
    return written;
  },
  after: serviceChanged,
});

const servedParts = serve(serviceParts, {
  said: { cs: csParts, ro: roParts },
  from: `service_parts g ${itemJoins}
    join service_operations o on o.id = g.operation_id
    left join device_colors c on c.id = g.color_id
    left join device_models m on m.id = coalesce(g.model_id, c.model_id)`,
  sql: (language) => ({
    ...itemSql(language),
    operation: `o.name_${language}`,
    model: modelName,
    color: `c.name_${language}`,
  }),
  referred: (language) => ({
    ...itemNames,
    operationId: namedOperations(language),
    modelId: namedModels,
    colorId: namedColors(language),
  }),
  words: `concat_ws(' ', o.name_cs, o.name_ro, m.name, c.name_cs, c.name_ro, ${itemWords})`,
  order: ['operation_id', 'id'],
  guarded: { service_parts_once: 'productId', service_parts_one_reach: 'colorId' },
});

const servedStores = serve(operationStores, {
  said: { cs: csStores, ro: roStores },
  from: `service_operation_stores g join service_operations o on o.id = g.operation_id
    join stores s on s.id = g.store_id`,
  sql: (language) => ({ operation: `o.name_${language}`, store: 's.name' }),
  referred: (language) => ({
    operationId: namedOperations(language),
    storeId: 'select id, name from stores',
  }),
  words: "concat_ws(' ', o.name_cs, o.name_ro, s.name)",
  order: ['operation_id', 'id'],
  guarded: { service_operation_stores_once: 'storeId' },
  after: serviceChanged,
});

export const serviceResources: readonly Served[] = [
  servedOperations,
  servedPrices,
  servedParts,
  servedStores,
];
