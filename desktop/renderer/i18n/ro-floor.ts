import { images } from './ro/images.ts';
import { bonuses } from './ro/bonuses.ts';
import { buybacks } from './ro/buybacks.ts';
import { securityLog } from './ro/security-log.ts';
import { backups } from './ro/backups.ts';
import { apiKeys } from './ro/api-keys.ts';
import { priceLists } from './ro/price-lists.ts';
import { assignment } from './ro/assignment.ts';
import { payouts } from './ro/payouts.ts';
import { categories } from './ro/categories.ts';
import { locations } from './ro/locations.ts';
import { audited } from './ro/audited.ts';
import { applications } from './ro/applications.ts';
import { articles } from './ro/articles.ts';
import { mailTexts } from './ro/mail-texts.ts';
import { landingPages } from './ro/landing-pages.ts';
import { imports } from './ro/imports.ts';
import { bank } from './ro/bank.ts';
import { books } from './ro/books.ts';
import { dayClosing } from './ro/day-closing.ts';
import { questions } from './ro/questions.ts';
import { enquiries } from './ro/enquiries.ts';
import { reviews } from './ro/reviews.ts';
import { controlRoom } from './ro/control-room.ts';
import { customers } from './ro/customers.ts';
import { deliveries } from './ro/deliveries.ts';
import { discounts } from './ro/discounts.ts';
import { documents } from './ro/documents.ts';
import { doorExchange } from './ro/door-exchange.ts';
import { feeds } from './ro/feeds.ts';
import { goodsReturns } from './ro/goods-returns.ts';
import { jobs } from './ro/jobs.ts';
import { subscribers } from './ro/subscribers.ts';
import { handOver } from './ro/hand-over.ts';
import { money } from './ro/money.ts';
import { packing } from './ro/packing.ts';
import { picking } from './ro/picking.ts';
import { receiving } from './ro/receiving.ts';
import { repairClaim } from './ro/repair-claim.ts';
import { repairLoans } from './ro/repair-loans.ts';
import { repairBench } from './ro/repair-bench.ts';
import { repairPapers } from './ro/repair-papers.ts';
import { repairNumbers } from './ro/repair-numbers.ts';
import { statistics } from './ro/statistics.ts';
import { repairs } from './ro/repairs.ts';
import { scannerSetup } from './ro/scanner-setup.ts';
import { benchSuggestions } from './ro/bench-suggestions.ts';
import { repairCustomer } from './ro/repair-customer.ts';
import { servicePrices } from './ro/service-prices.ts';
import { shopNumbers } from './ro/shop-numbers.ts';
import { stocktakes } from './ro/stocktakes.ts';
import { transfers } from './ro/transfers.ts';
import { supplierInvoices } from './ro/supplier-invoices.ts';
import { seoTexts } from './ro/seo-texts.ts';
import { pageParts } from './ro/page-parts.ts';
import { catalogueFilters } from './ro/catalogue-filters.ts';
import { orderBulk } from './ro/order-bulk.ts';
import { orderDesk } from './ro/order-desk.ts';
import { orderEdit } from './ro/order-edit.ts';
import { unpaidRests } from './ro/unpaid-rests.ts';
import { bulkAssign } from './ro/bulk-assign.ts';
import { variantItems } from './ro/variant-items.ts';
import { warehouseTasks } from './ro/warehouse-tasks.ts';
import { webhooks } from './ro/webhooks.ts';
import type { floor as cs } from './cs-floor.ts';
import type { Book } from './phrase-book.ts';

/** Romanian phrases of screens that few people open: the warehouse, discounts, orders and others, loaded with the first of them. */
export const floor: Book<typeof cs> = {
  securityLog,
  backups,
  apiKeys,
  priceLists,
  assignment,
  payouts,
  categories,
  locations,
  audited,
  applications,
  reviews,
  enquiries,
  bank,
  imports,
  books,
  dayClosing,
  questions,
  articles,
  landingPages,
  mailTexts,
  jobs,
  subscribers,
  customers,
  deliveries,
  discounts,
  documents,
  doorExchange,
  money,
  packing,
  receiving,
  handOver,
  goodsReturns,
  bulkAssign,
  variantItems,
  warehouseTasks,
  stocktakes,
  transfers,
  supplierInvoices,
  seoTexts,
  pageParts,
  catalogueFilters,
  orderBulk,
  orderDesk,
  orderEdit,
  unpaidRests,
  scannerSetup,
  benchSuggestions,
  repairCustomer,
  servicePrices,
  shopNumbers,
  repairs,
  repairClaim,
  repairLoans,
  repairBench,
  repairPapers,
  repairNumbers,
  statistics,
  bonuses,
  buybacks,
  images,
  webhooks,
  feeds,
  controlRoom,
  picking,
};
