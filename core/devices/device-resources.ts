import { deviceKinds } from '../buyback/device-kind.ts';
import {
  choice,
  color,
  count,
  day,
  decimal,
  integer,
  position,
  reference,
  shown,
  slug,
  text,
} from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const rights = { read: 'catalogue.read', edit: 'catalogue.edit' } as const;
/** Smaller comes first in choices; the rest follows by name. */
const popularity = position({ initial: 1000 });
const millimetres = decimal({ min: 0.1, max: 2000, decimals: 2 }, { optional: true });
const names = {
  nameCs: text({ max: 80 }, { search: true }),
  nameRo: text({ max: 80 }, { search: true, hidden: true }),
} as const;

/** Manufacturers of devices and accessories, in the order in which customers choose from them. */
export const manufacturers = resource(
  'manufacturers',
  {
    name: text({ max: 80 }, { search: true }),
    slug: slug({ unique: true, suggestedFrom: ['name'] }),
    popularity,
    models: count,
    products: count,
  },
  {
    ...rights,
    summary: 'Manufacturers',
    list: { name: 'manufacturers', sort: 'popularity' },
    rows: { key: 'admin-manufacturer', path: 'admin/manufacturers/' },
    label: ['name'],
    screen: { path: '/manufacturers', group: 'groupCatalogue' },
  },
);

/** Types of devices that the shop buys, such as phones. */
export const deviceTypes = resource(
  'device_types',
  {
    ...names,
    slug: slug({ unique: true, suggestedFrom: ['nameCs'] }),
    /** Decides which number a device must have to be sold. */
    kind: choice(deviceKinds, { formOnly: true }),
    position: position({ initial: 1 }),
    models: count,
  },
  {
    ...rights,
    summary: 'Types of devices',
    list: { name: 'device-types', sort: 'position' },
    rows: { key: 'admin-device-type', path: 'admin/device-types/' },
    label: ['name_*', 'code'],
  },
);

/** Models with their storage, such as iPhone 15 with 128 GB. */
export const deviceModels = resource(
  'device_models',
  {
    manufacturerId: reference({
      from: { list: 'manufacturers', named: ['name'], as: 'manufacturer' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    typeId: reference({
      from: { list: 'device-types', named: ['nameCs'], as: 'deviceType' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    manufacturer: shown('text', {}),
    deviceType: shown('text', {}),
    name: text({ max: 120 }, { search: true }),
    /** Gigabytes; none for devices without a choice of storage. */
    storageGb: integer({ min: 1, max: 100_000 }, { optional: true }),
    slug: slug({ unique: true, suggestedFrom: ['name', 'storageGb'] }),
    releasedOn: day({ optional: true }),
    widthMm: millimetres,
    heightMm: millimetres,
    popularity,
    colors: count,
    products: count,
  },
  {
    ...rights,
    summary: 'Models of devices',
    list: { name: 'device-models', sort: 'manufacturer,name' },
    rows: { key: 'admin-device-model', path: 'admin/device-models/' },
    label: ['name'],
  },
);

/** Colours of models. */
export const deviceColors = resource(
  'device_colors',
  {
    modelId: reference({
      from: { list: 'device-models', named: ['manufacturer', 'name', 'storageGb'], as: 'model' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    model: shown('text', {}),
    ...names,
    hex: color({ initial: '#8fa3ad' }),
    slug: slug({ unique: true, suggestedFrom: ['nameCs'] }),
    position: position({ initial: 1 }),
    products: count,
  },
  {
    ...rights,
    summary: 'Colours of models',
    list: { name: 'device-colors', sort: 'model,position' },
    rows: { key: 'admin-device-color', path: 'admin/device-colors/' },
    label: ['name_*'],
    of: { table: 'device_models', column: 'model_id' },
  },
);
