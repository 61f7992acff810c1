import { factoryOf } from './row-factory.ts';

/** Something to be done in the warehouse. */
export const addWarehouseTask = factoryOf('warehouse_tasks')(() => ({
  kind: 'other',
  place_id: 1,
}));
