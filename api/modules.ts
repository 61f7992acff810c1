import type { FeatureModule } from './platform/modules/define-module.ts';
import { programOf } from './platform/modules/program.ts';
import { accounts } from './accounts/module.ts';
import { addresses } from './addresses/module.ts';
import { articles } from './articles/module.ts';
import { audit } from './audit/module.ts';
import { backup } from './backup/module.ts';
import { badges } from './badges/module.ts';
import { bank } from './bank/module.ts';
import { books } from './books/module.ts';
import { buyback } from './buyback/module.ts';
import { cachePurge } from './cache-purge/module.ts';
import { careers } from './careers/module.ts';
import { carriers } from './carriers/module.ts';
import { cart } from './cart/module.ts';
import { catalog } from './catalog/module.ts';
import { catalogueExports } from './catalogue-export/module.ts';
import { catalogAdmin } from './catalog-admin/module.ts';
import { categories } from './categories/module.ts';
import { checkout } from './checkout/module.ts';
import { contacts } from './contacts/module.ts';
import { config } from './config/module.ts';
import { countries } from './countries/module.ts';
import { customers } from './customers/module.ts';
import { dayClosings } from './day-closings/module.ts';
import { devices } from './devices/module.ts';
import { discountEffects } from './discount-effects/module.ts';
import { discounts } from './discounts/module.ts';
import { enquiries } from './enquiries/module.ts';
import { faq } from './faq/module.ts';
import { feedsModule } from './feeds/module.ts';
import { integrations } from './integrations/module.ts';
import { gallery } from './gallery/module.ts';
import { home } from './home/module.ts';
import { imports } from './import/module.ts';
import { landingPages } from './landing-pages/module.ts';
import { mailTextsModule } from './mail-texts/module.ts';
import { newsletter } from './newsletter/module.ts';
import { orders } from './orders/module.ts';
import { pages } from './pages/module.ts';
import { palette } from './palette/module.ts';
import { payments } from './payments/module.ts';
import { phoneOrders } from './phone-orders/module.ts';
import { priceLists } from './price-lists/module.ts';
import { privacy } from './privacy/module.ts';
import { purchasing } from './purchasing/module.ts';
import { readModels } from './read-models/module.ts';
import { repairs } from './repairs/module.ts';
import { reservations } from './reservations/module.ts';
import { reviews } from './reviews/module.ts';
import { search } from './search/module.ts';
import { security } from './security/module.ts';
import { shopSettings } from './shop-settings/module.ts';
import { service } from './service/module.ts';
import { sitemap } from './sitemap/module.ts';
import { staffAccounts } from './staff-accounts/module.ts';
import { staffSession } from './staff-session/module.ts';
import { statistics } from './statistics/module.ts';
import { stock } from './stock/module.ts';
import { stores } from './stores/module.ts';
import { suppliersModule } from './suppliers/module.ts';
import { twoPeople } from './two-people/module.ts';
import { visitorLists } from './visitor-lists/module.ts';
import { warehouse } from './warehouse/module.ts';

/** Every feature, one line each; pages come last, as they answer what nobody else does. */
const modules: readonly FeatureModule[] = [
  config,
  accounts,
  privacy,
  staffAccounts,
  staffSession,
  home,
  badges,
  countries,
  addresses,
  stores,
  shopSettings,
  reservations,
  enquiries,
  buyback,
  priceLists,
  gallery,
  devices,
  catalogAdmin,
  stock,
  suppliersModule,
  imports,
  purchasing,
  feedsModule,
  catalogueExports,
  palette,
  visitorLists,
  cart,
  discountEffects,
  discounts,
  checkout,
  orders,
  contacts,
  customers,
  warehouse,
  carriers,
  catalog,
  readModels,
  search,
  articles,
  landingPages,
  mailTextsModule,
  faq,
  careers,
  reviews,
  newsletter,
  payments,
  phoneOrders,
  bank,
  books,
  dayClosings,
  twoPeople,
  cachePurge,
  backup,
  integrations,
  categories,
  audit,
  security,
  service,
  repairs,
  statistics,
  sitemap,
  pages,
];

export const program = programOf(modules);
