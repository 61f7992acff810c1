import { images } from './cs/images.ts';
import { bonuses } from './cs/bonuses.ts';
import { buybacks } from './cs/buybacks.ts';
import { securityLog } from './cs/security-log.ts';
import { backups } from './cs/backups.ts';
import { apiKeys } from './cs/api-keys.ts';
import { priceLists } from './cs/price-lists.ts';
import { assignment } from './cs/assignment.ts';
import { payouts } from './cs/payouts.ts';
import { categories } from './cs/categories.ts';
import { locations } from './cs/locations.ts';
import { audited } from './cs/audited.ts';
import { applications } from './cs/applications.ts';
import { articles } from './cs/articles.ts';
import { mailTexts } from './cs/mail-texts.ts';
import { landingPages } from './cs/landing-pages.ts';
import { imports } from './cs/imports.ts';
import { bank } from './cs/bank.ts';
import { books } from './cs/books.ts';
import { dayClosing } from './cs/day-closing.ts';
import { questions } from './cs/questions.ts';
import { enquiries } from './cs/enquiries.ts';
import { reviews } from './cs/reviews.ts';
import { controlRoom } from './cs/control-room.ts';
import { customers } from './cs/customers.ts';
import { deliveries } from './cs/deliveries.ts';
import { discounts } from './cs/discounts.ts';
import { documents } from './cs/documents.ts';
import { doorExchange } from './cs/door-exchange.ts';
import { feeds } from './cs/feeds.ts';
import { goodsReturns } from './cs/goods-returns.ts';
import { jobs } from './cs/jobs.ts';
import { subscribers } from './cs/subscribers.ts';
import { handOver } from './cs/hand-over.ts';
import { money } from './cs/money.ts';
import { packing } from './cs/packing.ts';
import { picking } from './cs/picking.ts';
import { receiving } from './cs/receiving.ts';
import { repairClaim } from './cs/repair-claim.ts';
import { repairLoans } from './cs/repair-loans.ts';
import { repairBench } from './cs/repair-bench.ts';
import { repairPapers } from './cs/repair-papers.ts';
import { repairNumbers } from './cs/repair-numbers.ts';
import { statistics } from './cs/statistics.ts';
import { repairs } from './cs/repairs.ts';
import { scannerSetup } from './cs/scanner-setup.ts';
import { benchSuggestions } from './cs/bench-suggestions.ts';
import { repairCustomer } from './cs/repair-customer.ts';
import { servicePrices } from './cs/service-prices.ts';
import { shopNumbers } from './cs/shop-numbers.ts';
import { stocktakes } from './cs/stocktakes.ts';
import { transfers } from './cs/transfers.ts';
import { supplierInvoices } from './cs/supplier-invoices.ts';
import { seoTexts } from './cs/seo-texts.ts';
import { pageParts } from './cs/page-parts.ts';
import { catalogueFilters } from './cs/catalogue-filters.ts';
import { orderBulk } from './cs/order-bulk.ts';
import { orderDesk } from './cs/order-desk.ts';
import { orderEdit } from './cs/order-edit.ts';
import { unpaidRests } from './cs/unpaid-rests.ts';
import { bulkAssign } from './cs/bulk-assign.ts';
import { variantItems } from './cs/variant-items.ts';
import { warehouseTasks } from './cs/warehouse-tasks.ts';
import { webhooks } from './cs/webhooks.ts';

/** Czech phrases of screens that few people open: the warehouse, discounts, orders and others, loaded with the first of them. */
export const floor = {
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
} as const;
