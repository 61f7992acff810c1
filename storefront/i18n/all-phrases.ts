import type { Language } from '#core/market/market.ts';
import { validation as csValidation } from '#core/phrases/cs/validation.ts';
import { validation as roValidation } from '#core/phrases/ro/validation.ts';
import { home as csHome } from './cs/home.ts';
import { listing as csListing } from './cs/listing.ts';
import { search as csSearch } from './cs/search.ts';
import { priceList as csPriceList } from './cs/price-list.ts';
import { productCard as csProductCard } from './cs/product-card.ts';
import { questionnaire as csQuestionnaire } from './cs/questionnaire.ts';
import { selector as csSelector } from './cs/selector.ts';
import { shell as csShell } from './cs/shell.ts';
import { sell as csSell } from './cs/sell.ts';
import { offer as csOffer } from './cs/offer.ts';
import { status as csStatus } from './cs/status.ts';
import { centers as csCenters } from './cs/centers.ts';
import { thankYou as csThankYou } from './cs/thank-you.ts';
import { sell as roSell } from './ro/sell.ts';
import { offer as roOffer } from './ro/offer.ts';
import { status as roStatus } from './ro/status.ts';
import { centers as roCenters } from './ro/centers.ts';
import { thankYou as roThankYou } from './ro/thank-you.ts';
import { articles as csArticles } from './cs/articles.ts';
import { faq as csFaq } from './cs/faq.ts';
import { jobs as csJobs } from './cs/jobs.ts';
import { jobForm as csJobForm } from './cs/job-form.ts';
import { newsletter as csNewsletter } from './cs/newsletter.ts';
import { reviews as csReviews } from './cs/reviews.ts';
import { articles as roArticles } from './ro/articles.ts';
import { faq as roFaq } from './ro/faq.ts';
import { jobs as roJobs } from './ro/jobs.ts';
import { jobForm as roJobForm } from './ro/job-form.ts';
import { newsletter as roNewsletter } from './ro/newsletter.ts';
import { reviews as roReviews } from './ro/reviews.ts';
import { consent as csConsent } from './cs/consent.ts';
import { consent as roConsent } from './ro/consent.ts';
import { captcha as csCaptcha } from './cs/captcha.ts';
import { captcha as roCaptcha } from './ro/captcha.ts';
import { stores as csStores } from './cs/stores.ts';
import { stores as roStores } from './ro/stores.ts';
import { reservation as csReservation } from './cs/reservation.ts';
import { reservation as roReservation } from './ro/reservation.ts';
import { contact as csContact } from './cs/contact.ts';
import { contact as roContact } from './ro/contact.ts';
import { signIn as csSignIn } from './cs/sign-in.ts';
import { signIn as roSignIn } from './ro/sign-in.ts';
import { cart as csCart } from './cs/cart.ts';
import { cart as roCart } from './ro/cart.ts';
import { checkout as csCheckout } from './cs/checkout.ts';
import { checkout as roCheckout } from './ro/checkout.ts';
import { order as csOrder } from './cs/order.ts';
import { order as roOrder } from './ro/order.ts';
import { withdrawal as csWithdrawal } from './cs/withdrawal.ts';
import { withdrawal as roWithdrawal } from './ro/withdrawal.ts';
import { installments as csInstallments } from './cs/installments.ts';
import { installments as roInstallments } from './ro/installments.ts';
import { account as csAccount } from './cs/account.ts';
import { account as roAccount } from './ro/account.ts';
import type { PhraseBook } from './phrase-book.ts';
import { home as roHome } from './ro/home.ts';
import { listing as roListing } from './ro/listing.ts';
import { search as roSearch } from './ro/search.ts';
import { priceList as roPriceList } from './ro/price-list.ts';
import { productCard as roProductCard } from './ro/product-card.ts';
import { questionnaire as roQuestionnaire } from './ro/questionnaire.ts';
import { selector as roSelector } from './ro/selector.ts';
import { shell as roShell } from './ro/shell.ts';
import { product as csProduct } from './cs/product.ts';
import { visitorLists as csVisitorLists } from './cs/visitor-lists.ts';
import { limitedOffers as csLimitedOffers } from './cs/limited-offers.ts';
import { duration as csDuration } from './cs/duration.ts';
import { product as roProduct } from './ro/product.ts';
import { visitorLists as roVisitorLists } from './ro/visitor-lists.ts';
import { limitedOffers as roLimitedOffers } from './ro/limited-offers.ts';
import { duration as roDuration } from './ro/duration.ts';

/** All phrases at once, for the server; the browser gets what its page needs. */
export const allPhrases: Record<Language, PhraseBook> = {
  cs: {
    shell: csShell,
    home: csHome,
    listing: csListing,
    search: csSearch,
    priceList: csPriceList,
    productCard: csProductCard,
    selector: csSelector,
    questionnaire: csQuestionnaire,
    sell: csSell,
    offer: csOffer,
    status: csStatus,
    centers: csCenters,
    thankYou: csThankYou,
    product: csProduct,
    visitorLists: csVisitorLists,
    limitedOffers: csLimitedOffers,
    duration: csDuration,
    articles: csArticles,
    faq: csFaq,
    jobs: csJobs,
    jobForm: csJobForm,
    newsletter: csNewsletter,
    consent: csConsent,
    reviews: csReviews,
    captcha: csCaptcha,
    stores: csStores,
    reservation: csReservation,
    contact: csContact,
    signIn: csSignIn,
    cart: csCart,
    checkout: csCheckout,
    order: csOrder,
    withdrawal: csWithdrawal,
    installments: csInstallments,
    account: csAccount,
    validation: csValidation,
  },
  ro: {
    shell: roShell,
    home: roHome,
    listing: roListing,
    search: roSearch,
    priceList: roPriceList,
    productCard: roProductCard,
    selector: roSelector,
    questionnaire: roQuestionnaire,
    sell: roSell,
    offer: roOffer,
    status: roStatus,
    centers: roCenters,
    thankYou: roThankYou,
    product: roProduct,
    visitorLists: roVisitorLists,
    limitedOffers: roLimitedOffers,
    duration: roDuration,
    articles: roArticles,
    faq: roFaq,
    jobs: roJobs,
    jobForm: roJobForm,
    newsletter: roNewsletter,
    consent: roConsent,
    reviews: roReviews,
    captcha: roCaptcha,
    stores: roStores,
    reservation: roReservation,
    contact: roContact,
    signIn: roSignIn,
    cart: roCart,
    checkout: roCheckout,
    order: roOrder,
    withdrawal: roWithdrawal,
    installments: roInstallments,
    account: roAccount,
    validation: roValidation,
  },
};
