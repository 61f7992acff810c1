import { staffTableRoutes } from '../catalog-admin/staff-table.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import { deviceTables } from './device-tables.ts';

/** What staff do with manufacturers and devices one by one; lists of them are grids. */
export const deviceRoutes = (deps: Dependencies): BoundRoute[] =>
  deviceTables.flatMap((table) => staffTableRoutes(deps, table));
