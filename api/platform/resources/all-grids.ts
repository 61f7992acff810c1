import { auditServerGrid } from '../../audit/audit-server-grid.ts';
import { staffServerGrid } from '../../staff-accounts/staff-server-grid.ts';
import { bonusesServerGrid } from '../../buyback/desk/bonuses-server-grid.ts';
import { buybacksServerGrid } from '../../buyback/desk/buybacks-server-grid.ts';
import { servedVouchers } from '../../buyback/desk/voucher-routes.ts';
import { payoutsServerGrid } from '../../buyback/desk/payouts-server-grid.ts';
import { categoriesServerGrid } from '../../categories/categories-server-grid.ts';
import { deviceResources } from '../../devices/device-resources.ts';
import {
  priceDraftChoicesServerGrid,
  priceDraftServerGrid,
} from '../../price-lists/drafts/draft-grids.ts';
import { ordersServerGrid } from '../../orders/orders-server-grid.ts';
import {
  categoryProductsServerGrid,
  productsServerGrid,
} from '../../catalog-admin/product-list/product-grids.ts';
import { catalogueResources } from '../../catalog-admin/catalogue-resources.ts';
import type { Served } from './serve.ts';
import type { GridOfCalls } from './server-grid.ts';

/** Everything that staff keep as a declared resource; a feature adds its own here. */
export const servedResources: readonly Served[] = [
  servedVouchers,
  ...deviceResources,
  ...catalogueResources,
];

/** Every list of the back office; a feature adds its own here. */
export const allGrids: readonly GridOfCalls[] = [
  {
    grid: productsServerGrid,
    list: 'grid-products',
    select: 'grid-products-select',
    edit: 'grid-products-edit',
  },
  {
    grid: categoryProductsServerGrid,
    list: 'category-products',
    select: 'category-products-select',
  },
  { grid: auditServerGrid, list: 'grid-audit', select: 'grid-audit-select' },
  { grid: staffServerGrid, list: 'grid-staff', select: 'grid-staff-select' },
  { grid: ordersServerGrid, list: 'grid-orders', select: 'grid-orders-select' },
  { grid: buybacksServerGrid, list: 'grid-buybacks', select: 'grid-buybacks-select' },
  { grid: payoutsServerGrid, list: 'grid-payouts', select: 'grid-payouts-select' },
  {
    grid: bonusesServerGrid,
    list: 'grid-bonuses',
    select: 'grid-bonuses-select',
    edit: 'grid-bonuses-edit',
  },
  { grid: categoriesServerGrid, list: 'grid-categories', select: 'grid-categories-select' },
  {
    grid: priceDraftServerGrid,
    list: 'grid-price-draft',
    select: 'grid-price-draft-select',
    edit: 'grid-price-draft-edit',
  },
  {
    grid: priceDraftChoicesServerGrid,
    list: 'grid-price-draft-choices',
    select: 'grid-price-draft-choices-select',
    edit: 'grid-price-draft-choices-edit',
  },
  ...servedResources.flatMap(({ grid }) => grid ?? []),
];
