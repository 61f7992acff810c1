import { auditGridOfCalls } from '../changes/audited-actions.ts';
import { categoriesGrid } from '../categories/categories-grid.ts';
import { ordersGrid } from '../orders/orders-grid.ts';
import { productsGrid } from '../catalog/products-grid.ts';
import { staffGrid } from '../accounts/staff-grid.ts';
import { adminFind } from './admin-find.ts';
import { categoryProductEndpoints } from './category-products.ts';
import type { Endpoint } from './endpoint.ts';
import { gridEdit, gridList, gridSelect } from './grid-calls.ts';
import { gridViewEndpoints } from './grid-views.ts';

/** Lists of the back office, their views, and what finds a single thing. */
export const gridEndpoints = {
  'grid-products': gridList(productsGrid),
  'grid-products-edit': gridEdit(productsGrid),
  'grid-products-select': gridSelect(productsGrid),
  'grid-orders': gridList(ordersGrid),
  'grid-orders-select': gridSelect(ordersGrid),
  'grid-categories': gridList(categoriesGrid),
  'grid-categories-select': gridSelect(categoriesGrid),
  'grid-audit': gridList(auditGridOfCalls),
  'grid-audit-select': gridSelect(auditGridOfCalls),
  'grid-staff': gridList(staffGrid),
  'grid-staff-select': gridSelect(staffGrid),
  ...categoryProductEndpoints,
  ...gridViewEndpoints,
  'admin-find': adminFind,
} as const satisfies Record<string, Endpoint>;
