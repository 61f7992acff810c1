import { deviceKinds } from '../buyback/device-kind.ts';
import type { GridDefinition } from './grid-definition.ts';

const rights = { read: 'catalogue.read', edit: 'catalogue.edit' } as const;
const text = { type: 'text', editable: true } as const;
const order = { type: 'integer', editable: true } as const;
/** How often something is used; counted for the rows that are shown. */
const uses = { type: 'integer', sortable: false, filterable: false } as const;

/** Manufacturers of devices and accessories. */
export const manufacturersGrid = {
  name: 'manufacturers',
  ...rights,
  defaultSort: 'popularity',
  columns: [
    { id: 'name', ...text },
    { id: 'slug', ...text },
    { id: 'popularity', ...order },
    { id: 'models', ...uses },
    { id: 'products', ...uses },
  ],
} as const satisfies GridDefinition;

/** Types of devices that the shop buys, such as phones. */
export const deviceTypesGrid = {
  name: 'device-types',
  ...rights,
  defaultSort: 'position',
  columns: [
    { id: 'nameCs', ...text },
    { id: 'nameRo', ...text },
    { id: 'slug', ...text },
    { id: 'kind', type: 'choice', choices: deviceKinds },
    { id: 'position', ...order },
    { id: 'models', ...uses },
  ],
} as const satisfies GridDefinition;

/** Models with their storage, such as iPhone 15 with 128 GB. */
export const deviceModelsGrid = {
  name: 'device-models',
  ...rights,
  defaultSort: 'manufacturer,name',
  columns: [
    { id: 'manufacturer', type: 'text' },
    { id: 'deviceType', type: 'text' },
    { id: 'name', ...text },
    { id: 'storageGb', type: 'integer', editable: true, optional: true },
    { id: 'slug', ...text },
    { id: 'releasedOn', type: 'day', editable: true, optional: true },
    { id: 'widthMm', type: 'decimal', editable: true, optional: true },
    { id: 'heightMm', type: 'decimal', editable: true, optional: true },
    { id: 'popularity', ...order },
    { id: 'colors', ...uses },
    { id: 'products', ...uses },
    { id: 'manufacturerId', type: 'integer', sortable: false },
    { id: 'typeId', type: 'integer', sortable: false },
  ],
} as const satisfies GridDefinition;

/** Colours of models. */
export const deviceColorsGrid = {
  name: 'device-colors',
  ...rights,
  defaultSort: 'model,position',
  columns: [
    { id: 'model', type: 'text' },
    { id: 'nameCs', ...text },
    { id: 'nameRo', ...text },
    { id: 'hex', ...text },
    { id: 'slug', ...text },
    { id: 'position', ...order },
    { id: 'products', ...uses },
    { id: 'modelId', type: 'integer', sortable: false },
  ],
} as const satisfies GridDefinition;
