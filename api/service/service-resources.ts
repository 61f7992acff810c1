import { serviceOperations, servicePrices } from '#core/service/operation-resources.ts';
import { words as csOperations } from '#core/phrases/cs/resources/service-operations.ts';
import { words as roOperations } from '#core/phrases/ro/resources/service-operations.ts';
import { words as csPrices } from '#core/phrases/cs/resources/service-prices.ts';
import { words as roPrices } from '#core/phrases/ro/resources/service-prices.ts';
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
    operationId: `select id, name_${language} as name from service_operations`,
    typeId: `select id, name_${language} as name from device_types`,
    modelId: `select id, ${modelName} as name from device_models m`,
    colorId: `select c.id, ${modelName} || ' ' || c.name_${language} as name
      from device_colors c join device_models m on m.id = c.model_id`,
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

export const serviceResources: readonly Served[] = [servedOperations, servedPrices];
