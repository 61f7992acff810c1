import { applyForJobs } from './apply-for-jobs.ts';
import type { DayOfHistory } from './day-of-history.ts';
import { giveBack } from './give-back.ts';
import { inspectDevices } from './inspect-devices.ts';
import type { PastShop } from './past-shop.ts';
import { placeOrders } from './place-orders.ts';
import { repairDevices } from './repair-devices.ts';
import { reservePieces } from './reserve.ts';
import { reviewGoods } from './review-goods.ts';
import { sellDevices } from './sell-devices.ts';
import { visit } from './visitors.ts';
import { workInWarehouse } from './work-in-warehouse.ts';
import { workOnOrders } from './work-on-orders.ts';

/** What happens in a shop on one day, from the morning to the evening. */
export async function liveDay(shop: PastShop, day: DayOfHistory): Promise<void> {
  shop.at(3);
  await shop.story('rules of time', shop.daily);
  await workOnOrders(shop, day);
  await inspectDevices(shop, day);
  await workInWarehouse(shop, day);
  await repairDevices(shop, day);
  await giveBack(shop, day);
  await placeOrders(shop, day);
  await sellDevices(shop, day);
  await reservePieces(shop, day);
  await reviewGoods(shop, day);
  await visit(shop, day);
  await applyForJobs(shop, day);
}
