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

/** A packing desk that was left again. */
export const addEndedDesk = factoryOf('pack_desks')(() => ({
  opened_at: new Date('2026-11-20T08:00:00Z'),
  ended_at: new Date('2026-11-20T08:10:00Z'),
}));

/** A closed parcel; its order, pick, desk and location are the test's. */
export const addParcel = factoryOf('parcels')((made) => ({
  number: `P-${String(900_000 + made)}`,
  place_id: 1,
  weight_grams: 300,
  packed_at: new Date('2026-11-20T08:10:00Z'),
}));

/** Whom goods are bought from; invoices may differ by 2 %, or one unit. */
export const addSupplier = factoryOf('suppliers')((made) => ({
  name: `Dodavatel ${String(made)}`,
}));

/** Goods that somebody complains of came back; their order and who receives them are the test's. */
export const addComplaint = factoryOf('goods_returns')(() => ({
  kind: 'complaint',
  place_id: 1,
  opened_at: new Date('2026-11-25T08:00:00Z'),
}));
