import { accountMailKinds } from './accounts/account-mails.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { forgetAccounts } from './accounts/forget-accounts.ts';
import { addressRoutes } from './addresses/address-routes.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { buybackJobs } from './buyback/buyback-jobs.ts';
import { buybackRoutes } from './buyback/buyback-routes.ts';
import { buybackMailKinds } from './buyback/mails/buyback-mails.ts';
import { cachePurgeRoutes } from './cache-purge/cache-purge-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { cleanCarts } from './cart/clean-carts.ts';
import { categoryRoutes } from './categories/category-routes.ts';
import { careersMailKinds } from './careers/careers-mails.ts';
import { deleteApplications } from './careers/delete-applications.ts';
import { jobRoutes } from './careers/job-routes.ts';
import { refreshDueCards } from './read-models/refresh-due-cards.ts';
import { refreshOfferedCards } from './read-models/refresh-offered-cards.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { catalogAdminRoutes } from './catalog-admin/catalog-admin-routes.ts';
import { refreshCardsJob } from './read-models/families-changed.ts';
import { changeRoutes } from './platform/changes/change-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { fillTimeslotsJob } from './checkout/fill-timeslots.ts';
import { configRoutes } from './config/config-routes.ts';
import { countryRoutes } from './countries/country-routes.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { sweepMedia } from './platform/files/sweep-media.ts';
import { galleryRoutes } from './gallery/gallery-routes.ts';
import { discountRoutes } from './discounts/discount-routes.ts';
import { faqRoutes } from './faq/faq-routes.ts';
import { enquiryMailKinds } from './enquiries/enquiry-mails.ts';
import { enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { wipeEnquiries } from './enquiries/wipe-enquiries.ts';
import { findRoutes } from './palette/find-routes.ts';
import { gridRoutes } from './platform/resources/grid-routes.ts';
import { cleanGrids } from './platform/resources/selections.ts';
import { viewRoutes } from './platform/resources/view-routes.ts';
import { categoryProductRoutes } from './catalog-admin/product-list/category-product-routes.ts';
import type { BoundRoute } from './platform/http/bind.ts';
import { forgetEvents } from './platform/live-events/forget-events.ts';
import { cleanUp } from './platform/jobs/clean-up.ts';
import type { JobDefinition } from './platform/jobs/job-queue.ts';
import type { MailKinds } from './platform/mail/mail-kinds.ts';
import { releaseUnpaid } from './orders/jobs/release-unpaid.ts';
import { orderMailKinds } from './orders/mails/order-mails.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { forgetSubscribers } from './newsletter/forget-subscribers.ts';
import { newsletterMailKinds } from './newsletter/newsletter-mails.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { paymentJobs } from './payments/payment-jobs.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { priceListRoutes } from './price-lists/price-list-routes.ts';
import { priceDraftRoutes } from './price-lists/drafts/draft-routes.ts';
import { expireReservations } from './reservations/jobs/expire-reservations.ts';
import { wipeReservations } from './reservations/jobs/wipe-reservations.ts';
import { reservationMailKinds } from './reservations/mails/reservation-mails.ts';
import { reservationRoutes } from './reservations/reservation-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { feedMeili } from './search/meilisearch/feed-meili.ts';
import { searchRoutes } from './search/search-routes.ts';
import { staffAccountRoutes } from './staff-accounts/staff-account-routes.ts';
import { staffSessionRoutes } from './staff-session/staff-session-routes.ts';
import { storeRoutes } from './stores/store-routes.ts';
import { visitorListRoutes } from './visitor-lists/visitor-list-routes.ts';

/** Every answered call, by feature. */
export const allRoutes = (deps: Dependencies): BoundRoute[] => [
  ...configRoutes(deps),
  ...accountRoutes(deps),
  ...privacyRoutes(deps),
  ...staffAccountRoutes(deps),
  ...staffSessionRoutes(deps),
  ...countryRoutes(deps),
  ...addressRoutes(deps),
  ...storeRoutes(deps),
  ...reservationRoutes(deps),
  ...enquiryRoutes(deps),
  ...buybackRoutes(deps),
  ...priceListRoutes(deps),
  ...priceDraftRoutes(deps),
  ...galleryRoutes(deps),
  ...catalogAdminRoutes(deps),
  ...changeRoutes(deps),
  ...gridRoutes(deps),
  ...viewRoutes(deps),
  ...categoryProductRoutes(deps),
  ...findRoutes(deps),
  ...visitorListRoutes(deps),
  ...cartRoutes(deps),
  ...discountRoutes(deps),
  ...checkoutRoutes(deps),
  ...orderRoutes(deps),
  ...catalogRoutes(deps),
  ...searchRoutes(deps),
  ...articleRoutes(deps),
  ...faqRoutes(deps),
  ...jobRoutes(deps),
  ...reviewRoutes(deps),
  ...newsletterRoutes(deps),
  ...paymentRoutes(deps),
  ...cachePurgeRoutes(deps),
  ...categoryRoutes(deps),
];

/** Every job besides the sending of mails. */
export const allJobs: readonly JobDefinition[] = [
  cleanUp,
  forgetEvents,
  cleanCarts,
  ...buybackJobs,
  refreshDueCards,
  refreshOfferedCards,
  sweepMedia,
  refreshCardsJob,
  cleanGrids,
  fillTimeslotsJob,
  releaseUnpaid,
  feedMeili,
  expireReservations,
  wipeReservations,
  wipeEnquiries,
  deleteApplications,
  forgetSubscribers,
  forgetAccounts,
  ...paymentJobs,
];

/** Every kind of mail. */
export const allMailKinds: MailKinds = {
  ...buybackMailKinds,
  ...reservationMailKinds,
  ...orderMailKinds,
  ...enquiryMailKinds,
  ...careersMailKinds,
  ...newsletterMailKinds,
  ...accountMailKinds,
};
