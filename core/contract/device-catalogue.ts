import { z } from 'zod';
import { deviceKinds } from '../buyback/device-kind.ts';
import {
  deviceColorCells,
  deviceModelCells,
  deviceTypeCells,
  manufacturerCells,
} from '../grid/device-cells.ts';
import {
  deviceColorsGrid,
  deviceModelsGrid,
  deviceTypesGrid,
  manufacturersGrid,
} from '../grid/device-grids.ts';
import { reference } from './catalog-admin-fields.ts';
import { staffTable } from './catalog-admin-table.ts';
import type { Endpoint } from './endpoint.ts';
import { gridEdit, gridList, gridSelect } from './grid-calls.ts';

const manufacturers = staffTable({
  path: 'admin/manufacturers/',
  fields: manufacturerCells,
  shown: {},
  filters: {},
  summary: 'Manufacturers',
});

const deviceTypes = staffTable({
  path: 'admin/device-types/',
  fields: { ...deviceTypeCells, kind: z.enum(deviceKinds, 'invalid_value') },
  shown: {},
  filters: {},
  summary: 'Types of devices',
});

const deviceModels = staffTable({
  path: 'admin/device-models/',
  fields: { ...deviceModelCells, typeId: reference, manufacturerId: reference },
  shown: {},
  filters: {},
  summary: 'Models of devices',
});

const deviceColors = staffTable({
  path: 'admin/device-colors/',
  fields: { ...deviceColorCells, modelId: reference },
  shown: {},
  filters: {},
  summary: 'Colours of models',
});

/** Manufacturers and the devices that the shop buys: lists, forms and cells. */
export const deviceCatalogueEndpoints = {
  'admin-manufacturer-list': manufacturers.list,
  'admin-manufacturer-add': manufacturers.add,
  'admin-manufacturer-update': manufacturers.update,
  'admin-manufacturer-delete': manufacturers.remove,
  'grid-manufacturers': gridList(manufacturersGrid),
  'grid-manufacturers-select': gridSelect(manufacturersGrid),
  'grid-manufacturers-edit': gridEdit(manufacturersGrid),
  'admin-device-type-list': deviceTypes.list,
  'admin-device-type-add': deviceTypes.add,
  'admin-device-type-update': deviceTypes.update,
  'admin-device-type-delete': deviceTypes.remove,
  'grid-device-types': gridList(deviceTypesGrid),
  'grid-device-types-select': gridSelect(deviceTypesGrid),
  'grid-device-types-edit': gridEdit(deviceTypesGrid),
  'admin-device-model-list': deviceModels.list,
  'admin-device-model-add': deviceModels.add,
  'admin-device-model-update': deviceModels.update,
  'admin-device-model-delete': deviceModels.remove,
  'grid-device-models': gridList(deviceModelsGrid),
  'grid-device-models-select': gridSelect(deviceModelsGrid),
  'grid-device-models-edit': gridEdit(deviceModelsGrid),
  'admin-device-color-list': deviceColors.list,
  'admin-device-color-add': deviceColors.add,
  'admin-device-color-update': deviceColors.update,
  'admin-device-color-delete': deviceColors.remove,
  'grid-device-colors': gridList(deviceColorsGrid),
  'grid-device-colors-select': gridSelect(deviceColorsGrid),
  'grid-device-colors-edit': gridEdit(deviceColorsGrid),
} as const satisfies Record<string, Endpoint>;
