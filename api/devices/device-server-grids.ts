import {
  deviceColorCells,
  deviceModelCells,
  deviceTypeCells,
  manufacturerCells,
} from '#core/grid/device-cells.ts';
import {
  deviceColorsGrid,
  deviceModelsGrid,
  deviceTypesGrid,
  manufacturersGrid,
} from '#core/grid/device-grids.ts';
import type { ServerColumn, ServerGrid } from '../grids/server-grid.ts';
import { tableEditor, type EditedCell } from '../grids/table-editor.ts';
import { devicesChanged, manufacturersChanged } from './device-tables.ts';

// A few thousand rows: they are folded as they are compared.
const text = (sql: string): ServerColumn => ({ sql: `grid_fold(${sql})`, type: 'text' });
const whole = (sql: string): ServerColumn => ({ sql, type: 'integer' });
/** An empty cell stands before all others. */
const optional = (sql: string, type: 'integer' | 'numeric' | 'date'): ServerColumn => ({
  sql: `coalesce(${sql}, ${type === 'date' ? "'-infinity'" : '-1'})`,
  ...{ type, blank: `${sql} is null` },
});
const count = (from: string, column: string): string =>
  `(select count(*)::integer from ${from} where ${column} = r.id)`;

const textCell = (column: string, schema: EditedCell['schema']): EditedCell => ({
  ...{ column, type: 'text', schema },
});
const wholeCell = (column: string, schema: EditedCell['schema']): EditedCell => ({
  ...{ column, type: 'integer', schema },
});
const slugCell = (schema: EditedCell['schema']): EditedCell => ({
  ...{ column: 'slug', type: 'text', schema, isUnique: true },
});

export const manufacturersServerGrid: ServerGrid = {
  definition: manufacturersGrid,
  from: 'manufacturers g',
  columns: () => ({
    ...{ name: text('g.name'), slug: text('g.slug'), popularity: whole('g.popularity') },
  }),
  words: "grid_fold(g.name || ' ' || g.slug)",
  freshness: 'manufacturers',
  rows: () => `
    select r.id, r.version, r.name, r.slug, r.popularity,
      ${count('device_models', 'manufacturer_id')} as models,
      ${count('meta_masters', 'manufacturer_id')} as products
    from manufacturers r where r.id = any($1::integer[])`,
  edit: tableEditor({
    table: 'manufacturers',
    cells: {
      name: textCell('name', manufacturerCells.name),
      slug: slugCell(manufacturerCells.slug),
      popularity: wholeCell('popularity', manufacturerCells.popularity),
    },
    guarded: { manufacturers_slug_unique: 'slug' },
    changed: manufacturersChanged,
  }),
};

export const deviceTypesServerGrid: ServerGrid = {
  definition: deviceTypesGrid,
  from: 'device_types g',
  columns: () => ({
    ...{ nameCs: text('g.name_cs'), nameRo: text('g.name_ro'), slug: text('g.slug') },
    kind: { sql: 'g.kind', type: 'text' },
    position: whole('g.position'),
  }),
  words: "grid_fold(g.name_cs || ' ' || g.name_ro || ' ' || g.slug)",
  freshness: 'device-types',
  rows: () => `
    select r.id, r.version, r.name_cs, r.name_ro, r.slug, r.kind,
      r.position, ${count('device_models', 'type_id')} as models
    from device_types r where r.id = any($1::integer[])`,
  edit: tableEditor({
    table: 'device_types',
    cells: {
      nameCs: textCell('name_cs', deviceTypeCells.nameCs),
      nameRo: textCell('name_ro', deviceTypeCells.nameRo),
      slug: slugCell(deviceTypeCells.slug),
      position: wholeCell('position', deviceTypeCells.position),
    },
    guarded: { device_types_slug_unique: 'slug' },
    changed: devicesChanged,
  }),
};

export const deviceModelsServerGrid: ServerGrid = {
  definition: deviceModelsGrid,
  from: `device_models g join manufacturers f on f.id = g.manufacturer_id
    join device_types t on t.id = g.type_id`,
  columns: (language) => ({
    manufacturer: text('f.name'),
    deviceType: text(`t.name_${language}`),
    ...{ name: text('g.name'), slug: text('g.slug'), popularity: whole('g.popularity') },
    storageGb: optional('g.storage_gb', 'integer'),
    releasedOn: optional('g.released_on', 'date'),
    widthMm: optional('g.width_mm', 'numeric'),
    heightMm: optional('g.height_mm', 'numeric'),
    ...{ manufacturerId: whole('g.manufacturer_id'), typeId: whole('g.type_id') },
  }),
  words: "grid_fold(f.name || ' ' || g.name || ' ' || g.slug)",
  freshness: 'device-models',
  rows: (language) => `
    select r.id, r.version, f.name as manufacturer, t.name_${language} as device_type, r.name,
      r.storage_gb, r.slug, to_char(r.released_on, 'YYYY-MM-DD') as released_on,
      r.width_mm::float8 as width_mm, r.height_mm::float8 as height_mm, r.popularity,
      ${count('device_colors', 'model_id')} as colors,
      ${count('master_products', 'device_model_id')} as products,
      r.manufacturer_id, r.type_id
    from device_models r join manufacturers f on f.id = r.manufacturer_id
    join device_types t on t.id = r.type_id where r.id = any($1::integer[])`,
  edit: tableEditor({
    table: 'device_models',
    cells: {
      name: textCell('name', deviceModelCells.name),
      slug: slugCell(deviceModelCells.slug),
      storageGb: wholeCell('storage_gb', deviceModelCells.storageGb),
      releasedOn: { column: 'released_on', type: 'date', schema: deviceModelCells.releasedOn },
      widthMm: { column: 'width_mm', type: 'numeric', schema: deviceModelCells.widthMm },
      heightMm: { column: 'height_mm', type: 'numeric', schema: deviceModelCells.heightMm },
      popularity: wholeCell('popularity', deviceModelCells.popularity),
    },
    guarded: { device_models_slug_unique: 'slug' },
    changed: devicesChanged,
  }),
};

export const deviceColorsServerGrid: ServerGrid = {
  definition: deviceColorsGrid,
  from: 'device_colors g join device_models m on m.id = g.model_id',
  columns: () => ({
    model: text("m.name || coalesce(' ' || m.storage_gb || ' GB', '')"),
    ...{ nameCs: text('g.name_cs'), nameRo: text('g.name_ro'), slug: text('g.slug') },
    ...{ hex: text('g.hex'), position: whole('g.position'), modelId: whole('g.model_id') },
  }),
  words: "grid_fold(m.name || ' ' || g.name_cs || ' ' || g.name_ro || ' ' || g.slug)",
  freshness: 'device-colors',
  rows: () => `
    select r.id, r.version, m.name || coalesce(' ' || m.storage_gb || ' GB', '') as model,
      r.name_cs, r.name_ro, r.hex, r.slug, r.position,
      ${count('master_products', 'device_color_id')} as products, r.model_id
    from device_colors r join device_models m on m.id = r.model_id
    where r.id = any($1::integer[])`,
  edit: tableEditor({
    table: 'device_colors',
    cells: {
      nameCs: textCell('name_cs', deviceColorCells.nameCs),
      nameRo: textCell('name_ro', deviceColorCells.nameRo),
      hex: textCell('hex', deviceColorCells.hex),
      slug: slugCell(deviceColorCells.slug),
      position: wholeCell('position', deviceColorCells.position),
    },
    guarded: { device_colors_slug_unique: 'slug' },
    changed: devicesChanged,
  }),
};
