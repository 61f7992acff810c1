import {
  deviceColors,
  deviceModels,
  deviceTypes,
  manufacturers,
} from '#core/devices/device-resources.ts';
import { words as csManufacturers } from '#core/phrases/cs/resources/manufacturers.ts';
import { words as roManufacturers } from '#core/phrases/ro/resources/manufacturers.ts';
import { words as csDeviceTypes } from '#core/phrases/cs/resources/device-types.ts';
import { words as roDeviceTypes } from '#core/phrases/ro/resources/device-types.ts';
import { words as csDeviceModels } from '#core/phrases/cs/resources/device-models.ts';
import { words as roDeviceModels } from '#core/phrases/ro/resources/device-models.ts';
import { words as csDeviceColors } from '#core/phrases/cs/resources/device-colors.ts';
import { words as roDeviceColors } from '#core/phrases/ro/resources/device-colors.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { serve, type Served } from '../platform/resources/serve.ts';
import { refuseUsed } from './device-uses.ts';
import { devicesChanged, manufacturersChanged } from './devices-changed.ts';

const count = (from: string, column: string): string =>
  `(select count(*)::integer from ${from} where ${column} = g.id)`;

const servedManufacturers = serve(manufacturers, {
  said: { cs: csManufacturers, ro: roManufacturers },
  sql: () => ({
    models: count('device_models', 'manufacturer_id'),
    products: count('meta_masters', 'manufacturer_id'),
  }),
  order: ['popularity', 'name'],
  checkRemoval: refuseUsed('manufacturers'),
  after: manufacturersChanged,
});

const servedTypes = serve(deviceTypes, {
  said: { cs: csDeviceTypes, ro: roDeviceTypes },
  sql: () => ({ models: count('device_models', 'type_id') }),
  order: ['position'],
  // The kind decides which number a device must have to be sold; open buy-backs were taken by it.
  async check(trx, before, { kind }) {
    if (kind === undefined || kind === before['kind']) return;
    const model: unknown = await trx('device_models').where('type_id', before.id).first('id');
    if (model !== undefined) throw new FieldRefusal({ kind: ['kind_in_use'] });
  },
  checkRemoval: refuseUsed('device_types'),
  after: devicesChanged,
});

const servedModels = serve(deviceModels, {
  said: { cs: csDeviceModels, ro: roDeviceModels },
  from: `device_models g join manufacturers f on f.id = g.manufacturer_id
    join device_types t on t.id = g.type_id`,
  sql: (language) => ({
    manufacturer: 'f.name',
    deviceType: `t.name_${language}`,
    colors: count('device_colors', 'model_id'),
    products: count('master_products', 'device_model_id'),
  }),
  referred: (language) => ({
    manufacturerId: 'select id, name from manufacturers',
    typeId: `select id, name_${language} as name from device_types`,
  }),
  words: "f.name || ' ' || g.name || ' ' || g.slug",
  order: ['name', 'storage_gb'],
  checkRemoval: refuseUsed('device_models'),
  after: devicesChanged,
});

const modelName = "m.name || coalesce(' ' || m.storage_gb || ' GB', '')";

const servedColors = serve(deviceColors, {
  said: { cs: csDeviceColors, ro: roDeviceColors },
  from: 'device_colors g join device_models m on m.id = g.model_id',
  sql: () => ({ model: modelName, products: count('master_products', 'device_color_id') }),
  referred: () => ({ modelId: `select id, ${modelName} as name from device_models m` }),
  words: "m.name || ' ' || g.name_cs || ' ' || g.name_ro || ' ' || g.slug",
  order: ['model_id', 'position'],
  checkRemoval: refuseUsed('device_colors'),
  after: devicesChanged,
});

/** Manufacturers and devices. */
export const deviceResources: readonly Served[] = [
  servedManufacturers,
  servedTypes,
  servedModels,
  servedColors,
];
