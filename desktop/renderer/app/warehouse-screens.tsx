import { afterFloor } from './after-floor.ts';
import { speakOfFloor } from '../i18n/use-phrases.ts';
import type { Screen } from './screen.ts';

const screens: readonly Screen[] = [
  {
    path: '/receiving',
    title: 'receiving',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/receiving/receiving-screen.tsx')).ReceivingScreen,
  },
  {
    path: '/supplier-invoices',
    title: 'supplierInvoices',
    permission: 'purchasing.manage',
    group: 'groupWarehouse',
    load: async () =>
      (await import('../features/supplier-invoices/invoices-screen.tsx')).InvoicesScreen,
  },
  {
    path: '/goods-returns',
    title: 'goodsReturns',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () =>
      (await import('../features/goods-returns/goods-returns-screen.tsx')).GoodsReturnsScreen,
  },
  {
    path: '/transfers',
    title: 'transfers',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/transfers/transfers-screen.tsx')).TransfersScreen,
  },
  {
    path: '/picking',
    title: 'picking',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/picking/picking-screen.tsx')).PickingScreen,
  },
  {
    path: '/stocktakes',
    title: 'stocktakes',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () =>
      (await import('../features/stocktakes/stocktakes-screen.tsx')).StocktakesScreen,
  },
  {
    path: '/locations',
    title: 'locations',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () =>
      (await afterFloor(import('../features/locations/locations-screen.tsx'))).LocationsScreen,
  },
  {
    path: '/stations',
    title: { ofResource: 'stations' },
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/stations/stations-screen.tsx')).StationsScreen,
  },
  {
    path: '/scanner',
    title: 'scanner',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/scanner/scanner-screen.tsx')).ScannerScreen,
  },
  {
    path: '/warehouse-tasks',
    title: 'warehouseTasks',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/warehouse-tasks/tasks-screen.tsx')).TasksScreen,
  },
  {
    path: '/packing',
    title: 'packing',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/packing/packing-screen.tsx')).PackingScreen,
  },
  {
    path: '/hand-over',
    title: 'handOver',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/hand-over/hand-over-screen.tsx')).HandOverScreen,
  },
  {
    path: '/control-room',
    title: 'controlRoom',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () =>
      (await import('../features/control-room/control-room-screen.tsx')).ControlRoomScreen,
  },
];

/** Screens of whoever works in the warehouse; their phrases come with the first of them that is opened. */
export const warehouseScreens: readonly Screen[] = screens.map(({ load, ...screen }) => ({
  ...screen,
  load: async () => {
    const [component] = await Promise.all([load(), speakOfFloor()]);
    return component;
  },
}));
