import { factoryOf } from './row-factory.ts';

/** A crate of the warehouse. */
export const addLocation = factoryOf('stock_locations')((made) => ({
  kind: 'crate',
  place_id: 1,
  code: `B-${String(900 + made)}`,
}));

/** Something to be done in the warehouse. */
export const addWarehouseTask = factoryOf('warehouse_tasks')(() => ({
  kind: 'other',
  place_id: 1,
}));
