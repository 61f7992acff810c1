import type { Knex } from 'knex';
import * as accounts from '#migrations/20261121090000_create_accounts.ts';
import * as devices from '#migrations/20261121090100_create_devices.ts';
import * as priceLists from '#migrations/20261121090200_create_price_lists.ts';
import * as buybacks from '#migrations/20261121090300_create_buybacks.ts';
import * as mails from '#migrations/20261121090400_create_mails_stores_bonuses.ts';
import * as catalogue from '#migrations/20261121100000_catalogue.ts';
import * as categories from '#migrations/20261121100010_categories.ts';
import * as stockItems from '#migrations/20261121100020_stock_items.ts';
import * as listingCards from '#migrations/20261121100030_listing_cards.ts';
import * as files from '#migrations/20261121100100_files.ts';
import * as catalogAdmin from '#migrations/20261121100110_catalog_admin.ts';
import * as search from '#migrations/20261121100200_search.ts';
import * as stores from '#migrations/20261121100300_stores.ts';
import * as reservations from '#migrations/20261121100310_reservations.ts';
import * as enquiries from '#migrations/20261121100320_enquiries.ts';
import * as content from '#migrations/20261121100400_content.ts';
import * as careers from '#migrations/20261121100410_careers.ts';
import * as newsletter from '#migrations/20261121100420_newsletter.ts';
import * as reviews from '#migrations/20261121100500_reviews.ts';
import * as visitorLists from '#migrations/20261121100600_visitor_lists.ts';
import * as limitedPrices from '#migrations/20261121100700_limited_prices.ts';
import * as staffFields from '#migrations/20261121100800_staff_fields.ts';
import * as searchRevisions from '#migrations/20261121100810_search_revisions.ts';
import * as bulkLoads from '#migrations/20261121100900_bulk_loads.ts';
import * as discounts from '#migrations/20261121110000_discounts.ts';
import * as carts from '#migrations/20261121110100_carts.ts';
import * as deliveries from '#migrations/20261121110200_deliveries_and_payments.ts';
import * as orders from '#migrations/20261121110300_orders.ts';
import * as payments from '#migrations/20261121110400_payments.ts';
import * as customerAccounts from '#migrations/20261121110500_customer_accounts.ts';
import * as invoices from '#migrations/20261121110600_invoices.ts';
import * as changeSets from '#migrations/20261121120000_change_sets.ts';
import * as recordedTables from '#migrations/20261121120010_recorded_tables.ts';
import * as grids from '#migrations/20261121120100_grids.ts';
import * as staffSessions from '#migrations/20261121120200_staff_sessions.ts';
import * as auditLog from '#migrations/20261121120600_audit_log.ts';
import * as vacuumLists from '#migrations/20261122010000_vacuum_lists.ts';
import * as shownProducts from '#migrations/20261122030000_shown_products.ts';
import * as buybackVouchers from '#migrations/20261122210000_buyback_vouchers.ts';
import * as shownCategories from '#migrations/20261123020000_shown_categories.ts';
import * as gridCounts from '#migrations/20261123030000_grid_counts.ts';
import * as buybackDesk from '#migrations/20261121120400_buyback_desk.ts';
import * as loanSandbox from '#migrations/20261121110420_loan_sandbox.ts';
import * as paymentSandbox from '#migrations/20261121110410_payment_sandbox.ts';
import * as priceDrafts from '#migrations/20261121120500_price_drafts.ts';

/** Every file of migrations/ in order. Listed, because a bundle has no folder to read. */
const migrations: Readonly<Record<string, Knex.Migration>> = {
  '20261121090000_create_accounts': accounts,
  '20261121090100_create_devices': devices,
  '20261121090200_create_price_lists': priceLists,
  '20261121090300_create_buybacks': buybacks,
  '20261121090400_create_mails_stores_bonuses': mails,
  '20261121100000_catalogue': catalogue,
  '20261121100010_categories': categories,
  '20261121100020_stock_items': stockItems,
  '20261121100030_listing_cards': listingCards,
  '20261121100100_files': files,
  '20261121100110_catalog_admin': catalogAdmin,
  '20261121100200_search': search,
  '20261121100300_stores': stores,
  '20261121100310_reservations': reservations,
  '20261121100320_enquiries': enquiries,
  '20261121100400_content': content,
  '20261121100410_careers': careers,
  '20261121100420_newsletter': newsletter,
  '20261121100500_reviews': reviews,
  '20261121100600_visitor_lists': visitorLists,
  '20261121100700_limited_prices': limitedPrices,
  '20261121100800_staff_fields': staffFields,
  '20261121100810_search_revisions': searchRevisions,
  '20261121100900_bulk_loads': bulkLoads,
  '20261121110000_discounts': discounts,
  '20261121110100_carts': carts,
  '20261121110200_deliveries_and_payments': deliveries,
  '20261121110300_orders': orders,
  '20261121110400_payments': payments,
  '20261121110410_payment_sandbox': paymentSandbox,
  '20261121110420_loan_sandbox': loanSandbox,
  '20261121110500_customer_accounts': customerAccounts,
  '20261121110600_invoices': invoices,
  '20261121120000_change_sets': changeSets,
  '20261121120010_recorded_tables': recordedTables,
  '20261121120100_grids': grids,
  '20261121120200_staff_sessions': staffSessions,
  '20261121120400_buyback_desk': buybackDesk,
  '20261121120500_price_drafts': priceDrafts,
  '20261121120600_audit_log': auditLog,
  '20261122010000_vacuum_lists': vacuumLists,
  '20261122030000_shown_products': shownProducts,
  '20261122210000_buyback_vouchers': buybackVouchers,
  '20261123020000_shown_categories': shownCategories,
  '20261123030000_grid_counts': gridCounts,
};

export const migrationNames = Object.keys(migrations);

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve([...migrationNames]),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = migrations[name];
    return migration
      ? Promise.resolve(migration)
      : Promise.reject(new Error(`no migration is called ${name}`));
  },
};
