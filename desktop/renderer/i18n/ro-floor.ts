import { controlRoom } from './ro/control-room.ts';
import { customers } from './ro/customers.ts';
import { discounts } from './ro/discounts.ts';
import { doorExchange } from './ro/door-exchange.ts';
import { feeds } from './ro/feeds.ts';
import { goodsReturns } from './ro/goods-returns.ts';
import { handOver } from './ro/hand-over.ts';
import { packing } from './ro/packing.ts';
import { picking } from './ro/picking.ts';
import { receiving } from './ro/receiving.ts';
import { repairBench } from './ro/repair-bench.ts';
import { repairNumbers } from './ro/repair-numbers.ts';
import { repairs } from './ro/repairs.ts';
import { scannerSetup } from './ro/scanner-setup.ts';
import { servicePrices } from './ro/service-prices.ts';
import { stocktakes } from './ro/stocktakes.ts';
import { supplierInvoices } from './ro/supplier-invoices.ts';
import { unpaidRests } from './ro/unpaid-rests.ts';
import { warehouseTasks } from './ro/warehouse-tasks.ts';
import { webhooks } from './ro/webhooks.ts';
import type { floor as cs } from './cs-floor.ts';
import type { Book } from './phrase-book.ts';

/** Romanian phrases of screens that few people open: the warehouse, discounts, orders and others, loaded with the first of them. */
export const floor: Book<typeof cs> = {
  customers,
  discounts,
  doorExchange,
  packing,
  receiving,
  handOver,
  goodsReturns,
  warehouseTasks,
  stocktakes,
  supplierInvoices,
  unpaidRests,
  scannerSetup,
  servicePrices,
  repairs,
  repairBench,
  repairNumbers,
  webhooks,
  feeds,
  controlRoom,
  picking,
};
