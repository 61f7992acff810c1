import { resolveAddress } from './addresses.ts';
import * as accounts from './accounts.ts';
import * as profile from './account-profile.ts';
import { buybackEndpoints } from './buyback-endpoints.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { webhookEndpoints } from './webhooks.ts';
import { backupEndpoints } from './backups.ts';
import { securityEndpoints } from './security.ts';
import * as admin from './buyback-admin.ts';
import { buybackDeskEndpoints } from './buyback-desk.ts';
import { cachePurge } from './cache-purge.ts';
import { catalogueExportEndpoints } from './catalogue-exports.ts';
import { categoryEndpoints } from './categories.ts';
import * as careersAdmin from './careers-admin.ts';
import * as careers from './careers.ts';
import { catalogAdminEndpoints } from './catalog-admin-endpoints.ts';
import { changeEndpoints } from './changes.ts';
import { contactEndpoints } from './contacts.ts';
import * as content from './content.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { deliveryDeskEndpoints } from './delivery-desk.ts';
import { discountEndpoints } from './discount-admin.ts';
import { discountEffectEndpoints } from './discount-effects.ts';
import type { Endpoint } from './endpoint.ts';
import * as enquiries from './enquiries.ts';
import { feedEndpoints } from './feeds.ts';
import { floorEndpoints, type FloorEndpoints } from './floor-endpoints.ts';
import { gridEndpoints } from './grid-endpoints.ts';
import { home } from './home.ts';
import { importEndpoints } from './imports.ts';
import { importScheduleEndpoints } from './import-schedules.ts';
import { landingPageEndpoints } from './landing-pages.ts';
import { mailTextEndpoints } from './mail-texts.ts';
import * as listing from './listing.ts';
import * as newsletter from './newsletter.ts';
import { preparedActEndpoints } from './prepared-acts.ts';
import * as product from './product-detail.ts';
import * as reservations from './reservations.ts';
import { resourceEndpoints } from './resources.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import { saleEndpoints } from './sale-endpoints.ts';
import * as session from './session.ts';
import * as staffAccounts from './staff-accounts.ts';
import { secondFactorEndpoints } from './second-factors.ts';
import { benchEndpoints, type BenchEndpoints } from './bench-endpoints.ts';
import { badgeEndpoints } from './badges.ts';
import { staffSessionEndpoints } from './staff-session.ts';
import { serviceEndpoints } from './service.ts';
import { shopSettingsEndpoints } from './shop-settings.ts';
import * as stores from './stores.ts';
import * as visitor from './visitor-lists.ts';
import { warehouseEndpoints } from './warehouse.ts';
import { priceDraftEndpoints } from './price-drafts.ts';

/** Calls that visitors and customers begin with. Literal paths stand before patterns that would match them too. */
const firstEndpoints = {
  config: session.config,
  'auth-login': session.login,
  'auth-session': session.whoIsSignedIn,
  'auth-logout': session.logout,
  'auth-register': accounts.register,
  'auth-register-confirm': accounts.confirmRegistration,
  'auth-password-reset': accounts.resetPassword,
  'auth-password-reset-confirm': accounts.confirmReset,
  'auth-password-change': accounts.changePassword,
  'user-profile': profile.readProfile,
  'user-profile-update': profile.updateProfile,
  'user-addresses': profile.readAddresses,
  'user-address-add': profile.addAddress,
  'user-address-update': profile.updateAddress,
  'user-address-remove': profile.removeAddress,
  'user-summary': profile.userSummary,
  'user-export': profile.exportPerson,
  'user-erase': profile.erasePerson,
  'set-language': session.setLanguage,
  'active-users': staffAccounts.activeUsers,
  'save-user': staffAccounts.saveUser,
  'resolve-address': resolveAddress,
  'country-options': session.countryOptions,
  'service-buyout-centers': session.buybackCenters,
  stores: stores.stores,
  'store-states': stores.storeStates,
  store: stores.store,
  reservation: reservations.reservation,
  'reservation-create': reservations.reserve,
  'reservation-cancel': reservations.cancelReservation,
  'admin-reservation-list': reservations.reservationList,
  'admin-reservation-find': reservations.findReservation,
  'admin-reservation-move': reservations.moveReservation,
  'captcha-settings': enquiries.captchaSettings,
  'enquiry-contact': enquiries.sendContact,
  'enquiry-special-offer': enquiries.sendSpecialOffer,
  home,
  'admin-enquiry-list': enquiries.enquiryList,
  'admin-enquiry-answer': enquiries.answerEnquiry,
  'admin-enquiry-close': enquiries.closeEnquiry,
  'admin-enquiry-reopen': enquiries.reopenEnquiry,
  ...buybackEndpoints,
  'catalog-category': listing.categoryListing,
  'catalog-category-products': listing.categoryProducts,
  'catalog-home': listing.homeRows,
  'catalog-cards': listing.cardsByName,
  'catalog-price-list': listing.priceList,
  'catalog-product': product.productDetail,
  'catalog-compare': product.compareProducts,
  'catalog-limited-offers': product.limitedOffers,
  'hamburger-menu': listing.hamburgerMenu,
  search: search.search,
  'search-suggestions': search.searchSuggestions,
  'visitor-lists': visitor.visitorLists,
  'visitor-favourite': visitor.keepFavourite,
  'visitor-visit': visitor.visitProduct,
  'visitor-compared': visitor.compareList,
} as const satisfies Record<string, Endpoint>;

const lastEndpoints = {
  'cache-purge': cachePurge,
  'admin-buyback-list': admin.buybackList,
  'admin-buyback-detail': admin.buybackDetail,
  'admin-buyback-move': admin.moveBuyback,
  'admin-buyback-inspect': admin.inspectBuyback,
  'admin-buyback-reveal': admin.revealIdentity,
  'admin-price-list-versions': admin.priceListVersions,
  'admin-price-list-publish': admin.publishPriceList,
  'article-list': content.articleList,
  article: content.article,
  'admin-article-list': content.adminArticleList,
  'admin-article': content.adminArticle,
  'admin-article-add': content.addArticle,
  'admin-article-update': content.updateArticle,
  faq: content.faq,
  'admin-faq': content.adminFaq,
  'admin-faq-add': content.addQuestion,
  'admin-faq-update': content.updateQuestion,
  'job-list': careers.jobList,
  job: careers.job,
  'job-apply': careers.applyForJob,
  'admin-job-offer-list': careersAdmin.jobOfferList,
  'admin-job-offer': careersAdmin.jobOfferDetail,
  'admin-job-offer-add': careersAdmin.addJobOffer,
  'admin-job-offer-update': careersAdmin.updateJobOffer,
  'admin-job-offer-delete': careersAdmin.deleteJobOffer,
  'news-add-subscriber': newsletter.addSubscriber,
  'news-subscriber': newsletter.subscriber,
  'news-subscriber-confirm': newsletter.confirmSubscriber,
  'news-subscriber-remove': newsletter.removeSubscriber,
  'product-reviews': reviews.productReviews,
  'product-review-add': reviews.addReview,
  'product-review-add-component': reviews.addReviewInComponent,
  'product-review-user-data': reviews.reviewerData,
  'product-review-products-samsung': reviews.samsungProducts,
  'user-profile-products-to-review': reviews.productsToReview,
  'admin-review-list': reviews.staffReviewList,
  'admin-review-update': reviews.updateReview,
  'admin-review-approve': reviews.approveReview,
} as const satisfies Record<string, Endpoint>;

/**
 * Every call by its URL key. Said part by part: written out as one, the type is longer than the compiler puts into a
 * declaration.
 */
export type Endpoints = typeof firstEndpoints &
  typeof saleEndpoints &
  typeof contactEndpoints &
  typeof peopleEndpoints &
  typeof preparedActEndpoints &
  FloorEndpoints &
  typeof backupEndpoints &
  typeof apiKeyEndpoints &
  typeof webhookEndpoints &
  typeof securityEndpoints &
  typeof importEndpoints &
  typeof shopSettingsEndpoints &
  typeof deliveryDeskEndpoints &
  typeof feedEndpoints &
  typeof catalogueExportEndpoints &
  typeof importScheduleEndpoints &
  typeof landingPageEndpoints &
  typeof mailTextEndpoints &
  typeof discountEffectEndpoints &
  typeof discountEndpoints &
  typeof catalogAdminEndpoints &
  typeof gridEndpoints &
  typeof resourceEndpoints &
  typeof priceDraftEndpoints &
  typeof warehouseEndpoints &
  typeof changeEndpoints &
  typeof staffSessionEndpoints &
  typeof badgeEndpoints &
  typeof secondFactorEndpoints &
  typeof categoryEndpoints &
  typeof buybackDeskEndpoints &
  typeof serviceEndpoints &
  BenchEndpoints &
  typeof lastEndpoints;

export const endpoints: Endpoints = {
  ...firstEndpoints,
  ...saleEndpoints,
  ...contactEndpoints,
  ...peopleEndpoints,
  ...preparedActEndpoints,
  ...floorEndpoints,
  ...backupEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...securityEndpoints,
  ...importEndpoints,
  ...shopSettingsEndpoints,
  ...deliveryDeskEndpoints,
  ...feedEndpoints,
  ...catalogueExportEndpoints,
  ...importScheduleEndpoints,
  ...landingPageEndpoints,
  ...mailTextEndpoints,
  ...discountEffectEndpoints,
  ...discountEndpoints,
  ...catalogAdminEndpoints,
  ...gridEndpoints,
  ...resourceEndpoints,
  ...priceDraftEndpoints,
  ...warehouseEndpoints,
  ...changeEndpoints,
  ...staffSessionEndpoints,
  ...badgeEndpoints,
  ...secondFactorEndpoints,
  ...categoryEndpoints,
  ...buybackDeskEndpoints,
  ...serviceEndpoints,
  ...benchEndpoints,
  ...lastEndpoints,
};

export type UrlKey = keyof Endpoints;

/** Where all calls live. */
export const apiBase = '/api/new/';

/** URL key → path pattern, as `config` answers it. */
export const urlMap = (): Record<UrlKey, string> =>
  Object.fromEntries(
    Object.entries(endpoints).map(([key, { path }]) => [key, apiBase + path]),
  ) as Record<UrlKey, string>; // fromEntries cannot keep the literal keys
