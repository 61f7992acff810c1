import { factoryOf } from './row-factory.ts';

/** Something to be done in the warehouse. */
export const addWarehouseTask = factoryOf('warehouse_tasks')(() => ({
  kind: 'other',
  place_id: 1,
}));

/** A desk of the warehouse whose scanner ends a code by Enter. */
export const addStation = factoryOf('stations')((made) => ({
  code: `W-${String(made)}`,
  name: `Stůl ${String(made)}`,
  place_id: 1,
  scanner_keys: 'physical',
  scanner_suffix: 'Enter',
}));
