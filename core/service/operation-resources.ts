import {
  count,
  day,
  flag,
  integer,
  money,
  pattern,
  position,
  reference,
  shown,
  slug,
  text,
} from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const rights = { read: 'service.read', edit: 'service.edit' } as const;
/** Minutes; the longest is ten weeks. */
const minutes = { min: 5, max: 100_000 } as const;

/** What the service does, in the order in which customers read it (SPECIFICATION sections 1 and 4). */
export const serviceOperations = resource(
  'service_operations',
  {
    nameCs: text({ max: 120 }, { search: true, width: 220 }),
    nameRo: text({ max: 120 }, { search: true, width: 220 }),
    slug: slug({ unique: true, suggestedFrom: ['nameCs'] }),
    durationMinutes: integer(minutes, { initial: 60 }),
    warrantyMonths: integer({ min: 0, max: 120 }, { initial: 6 }),
    position: position({ initial: 1 }),
    isActive: flag({ initial: true }),
    textCs: text({ max: 500 }, { optional: true, formOnly: true, hidden: true }),
    textRo: text({ max: 500 }, { optional: true, formOnly: true, hidden: true }),
    wordsCs: text({ max: 300 }, { optional: true, search: true, hidden: true }),
    wordsRo: text({ max: 300 }, { optional: true, search: true, hidden: true }),
    /** A choice of the questions of the buy-back (api/price-lists). */
    damage: pattern(
      { max: 40, pattern: '^[a-z0-9-]+_[a-z0-9-]+$' },
      { optional: true, formOnly: true, hidden: true },
    ),
    prices: count,
  },
  {
    ...rights,
    summary: 'Operations of the service',
    list: { name: 'service-operations', sort: 'position' },
    screen: { path: '/service-operations', group: 'groupService' },
    rows: { key: 'admin-service-operation', path: 'admin/service-operations/' },
    label: ['name_*'],
  },
);

/** What an operation costs, for a whole type of devices, a model or one colour of it (core/service/service-price.ts). */
export const servicePrices = resource(
  'service_prices',
  {
    operationId: reference({
      from: { list: 'service-operations', named: ['nameCs'], as: 'operation' },
      search: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    typeId: reference({
      from: { list: 'device-types', named: ['nameCs'], as: 'deviceType' },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    modelId: reference({
      from: { list: 'device-models', named: ['manufacturer', 'name', 'storageGb'], as: 'model' },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    colorId: reference({
      from: { list: 'device-colors', named: ['model', 'nameCs'], as: 'color' },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    operation: shown('text', { width: 220 }),
    deviceType: shown('text', {}),
    model: shown('text', { width: 220 }),
    color: shown('text', { hidden: true }),
    price: money({ min: 0, max: 1_000_000 }, { optional: true }),
    durationMinutes: integer(minutes, { optional: true }),
    isOffered: flag({ initial: true }),
    isWholeFamily: flag({ initial: true }),
    validFrom: day({ optional: true }),
  },
  {
    ...rights,
    summary: 'Prices of the service',
    list: {
      name: 'service-prices',
      sort: 'operation,model',
      key: ['operationId', 'typeId', 'modelId', 'colorId', 'validFrom'],
    },
    rows: {
      key: 'admin-service-price',
      path: 'admin/service-prices/',
      filters: ['operationId', 'modelId'],
    },
    of: { table: 'service_operations', column: 'operation_id' },
    label: [],
  },
);

/** Which operation a row belongs to; the list shows its name. */
const ofOperation = reference({
  from: { list: 'service-operations', named: ['nameCs'], as: 'operation' },
  search: true,
  formOnly: true,
  sortable: false,
  hidden: true,
});

/** Parts that an operation takes from the stock; the desk proposes them with it (missing-parts.ts). */
export const serviceParts = resource(
  'service_parts',
  {
    operationId: ofOperation,
    modelId: reference({
      from: { list: 'device-models', named: ['manufacturer', 'name', 'storageGb'], as: 'model' },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    colorId: reference({
      from: { list: 'device-colors', named: ['model', 'nameCs'], as: 'color' },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    productId: reference({
      from: { list: 'stock-items', named: [], as: 'product', isOutside: true },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    operation: shown('text', { width: 220 }),
    model: shown('text', { optional: true, width: 220 }),
    color: shown('text', { optional: true }),
    /** Code of its variant and its own number. */
    product: shown('text', { width: 160 }),
    name: shown('text', { width: 280 }),
    quantity: integer({ min: 1, max: 9 }, { initial: 1 }),
  },
  {
    ...rights,
    summary: 'Parts that operations of the service take from the stock',
    list: {
      name: 'service-parts',
      sort: 'operation,model',
      key: ['operationId', 'modelId', 'colorId', 'productId'],
    },
    screen: { path: '/service-parts', group: 'groupService' },
    rows: { key: 'admin-service-part', path: 'admin/service-parts/', filters: ['operationId'] },
    label: [],
    of: { table: 'service_operations', column: 'operation_id' },
  },
);

/** Stores that do an operation; one that has no row here is done by every service centre. */
export const operationStores = resource(
  'service_operation_stores',
  {
    operationId: ofOperation,
    storeId: reference({
      from: { list: 'stores', named: ['name'], as: 'store' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    operation: shown('text', { width: 220 }),
    store: shown('text', { width: 200 }),
  },
  {
    ...rights,
    summary: 'Stores that alone do an operation of the service',
    list: {
      name: 'service-operation-stores',
      sort: 'operation,store',
      key: ['operationId', 'storeId'],
    },
    screen: { path: '/service-operation-stores', group: 'groupService' },
    rows: {
      key: 'admin-operation-store',
      path: 'admin/service-operation-stores/',
      filters: ['operationId'],
    },
    label: [],
    of: { table: 'service_operations', column: 'operation_id' },
  },
);
