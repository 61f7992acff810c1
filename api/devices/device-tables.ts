import type { Knex } from 'knex';
import { categoriesKey, wordsKey } from '../catalog/surrogate-keys.ts';
import { familiesChanged } from '../catalog-admin/families-changed.ts';
import type { StaffTable } from '../catalog-admin/staff-table.ts';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal } from '../http/refusal.ts';
import { refuseUsed } from './device-uses.ts';

/** Choices of the buy-back, menus and product pages name manufacturers and devices. */
export async function devicesChanged(trx: Knex.Transaction, deps: Dependencies): Promise<void> {
  await deps.replyCache.purge(trx, [categoriesKey, wordsKey, 'devices']);
}

/** Lists and the search hold a manufacturer's name of every family. */
export async function manufacturersChanged(
  trx: Knex.Transaction,
  deps: Dependencies,
  ids: readonly number[],
): Promise<void> {
  const families = await trx('meta_masters')
    .whereIn('manufacturer_id', [...ids])
    .orderBy('id')
    .select<{ id: number }[]>('id');
  await familiesChanged(
    trx,
    deps,
    families.map(({ id }) => id),
  );
  await devicesChanged(trx, deps);
}

const manufacturers: StaffTable = {
  table: 'manufacturers',
  keys: {
    ...{ list: 'admin-manufacturer-list', add: 'admin-manufacturer-add' },
    ...{ update: 'admin-manufacturer-update', remove: 'admin-manufacturer-delete' },
  },
  searched: ['name', 'slug'],
  order: ['popularity', 'name'],
  fields: { manufacturers_slug_unique: 'slug' },
  refuseUsed: refuseUsed('manufacturers'),
  changed: (trx, deps, row) => manufacturersChanged(trx, deps, [row.id]),
};

const deviceTypes: StaffTable = {
  table: 'device_types',
  keys: {
    ...{ list: 'admin-device-type-list', add: 'admin-device-type-add' },
    ...{ update: 'admin-device-type-update', remove: 'admin-device-type-delete' },
  },
  searched: ['name_cs', 'name_ro', 'slug'],
  order: ['position'],
  fields: { device_types_slug_unique: 'slug' },
  // The kind decides which number a device must have to be sold; open buy-backs were taken by it.
  async check(trx, before, { kind }) {
    if (kind === undefined || kind === before['kind']) return;
    const model: unknown = await trx('device_models').where('type_id', before.id).first('id');
    if (model !== undefined) throw new FieldRefusal({ kind: ['kind_in_use'] });
  },
  refuseUsed: refuseUsed('device_types'),
  changed: devicesChanged,
};

const deviceModels: StaffTable = {
  table: 'device_models',
  keys: {
    ...{ list: 'admin-device-model-list', add: 'admin-device-model-add' },
    ...{ update: 'admin-device-model-update', remove: 'admin-device-model-delete' },
  },
  searched: ['name', 'slug'],
  order: ['name', 'storage_gb'],
  fields: {
    device_models_slug_unique: 'slug',
    device_models_type_fkey: 'typeId',
    device_models_manufacturer_fkey: 'manufacturerId',
  },
  refuseUsed: refuseUsed('device_models'),
  changed: devicesChanged,
};

const deviceColors: StaffTable = {
  table: 'device_colors',
  keys: {
    ...{ list: 'admin-device-color-list', add: 'admin-device-color-add' },
    ...{ update: 'admin-device-color-update', remove: 'admin-device-color-delete' },
  },
  searched: ['name_cs', 'name_ro', 'slug'],
  order: ['model_id', 'position'],
  fields: { device_colors_slug_unique: 'slug', device_colors_model_fkey: 'modelId' },
  refuseUsed: refuseUsed('device_colors'),
  changed: devicesChanged,
};

/** Manufacturers and devices, kept row by row. */
export const deviceTables: readonly StaffTable[] = [
  manufacturers,
  deviceTypes,
  deviceModels,
  deviceColors,
];
