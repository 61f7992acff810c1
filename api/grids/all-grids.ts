import type { UrlKey } from '#core/contract/endpoints.ts';
import { auditServerGrid } from '../audit/audit-server-grid.ts';
import { staffServerGrid } from '../staff-accounts/staff-server-grid.ts';
import { bonusesServerGrid } from '../buyback/desk/bonuses-server-grid.ts';
import { buybacksServerGrid } from '../buyback/desk/buybacks-server-grid.ts';
import { vouchersServerGrid } from '../buyback/desk/vouchers-server-grid.ts';
import { payoutsServerGrid } from '../buyback/desk/payouts-server-grid.ts';
import { categoriesServerGrid } from './categories-server-grid.ts';
import {
  deviceColorsServerGrid,
  deviceModelsServerGrid,
  deviceTypesServerGrid,
  manufacturersServerGrid,
} from '../devices/device-server-grids.ts';
import {
  priceDraftChoicesServerGrid,
  priceDraftServerGrid,
} from '../price-lists/drafts/draft-grids.ts';
import { ordersServerGrid } from './orders-server-grid.ts';
import { categoryProductsServerGrid, productsServerGrid } from './products/product-grids.ts';
import type { ServerGrid } from './server-grid.ts';

/** A list with the keys of its calls. */
export interface GridOfCalls {
  readonly grid: ServerGrid;
  readonly list: UrlKey;
  readonly select: UrlKey;
  readonly edit?: UrlKey;
}

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
    ...{ grid: bonusesServerGrid, list: 'grid-bonuses', select: 'grid-bonuses-select' },
    edit: 'grid-bonuses-edit',
  },
  {
    ...{ grid: vouchersServerGrid, list: 'grid-vouchers', select: 'grid-vouchers-select' },
    edit: 'grid-vouchers-edit',
  },
  { grid: categoriesServerGrid, list: 'grid-categories', select: 'grid-categories-select' },
  {
    ...{ grid: priceDraftServerGrid, list: 'grid-price-draft' },
    ...{ select: 'grid-price-draft-select', edit: 'grid-price-draft-edit' },
  },
  {
    ...{ grid: priceDraftChoicesServerGrid, list: 'grid-price-draft-choices' },
    ...{ select: 'grid-price-draft-choices-select', edit: 'grid-price-draft-choices-edit' },
  },
  {
    ...{ grid: manufacturersServerGrid, list: 'grid-manufacturers' },
    ...{ select: 'grid-manufacturers-select', edit: 'grid-manufacturers-edit' },
  },
  {
    ...{ grid: deviceTypesServerGrid, list: 'grid-device-types' },
    ...{ select: 'grid-device-types-select', edit: 'grid-device-types-edit' },
  },
  {
    ...{ grid: deviceModelsServerGrid, list: 'grid-device-models' },
    ...{ select: 'grid-device-models-select', edit: 'grid-device-models-edit' },
  },
  {
    ...{ grid: deviceColorsServerGrid, list: 'grid-device-colors' },
    ...{ select: 'grid-device-colors-select', edit: 'grid-device-colors-edit' },
  },
];
