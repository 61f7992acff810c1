import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Summary } from './checkout-queries.ts';
import type { Details } from './details-fields.ts';

export type OrderBody = CallInput<Endpoints['order-finish']>['body'];
type Addresses = Pick<OrderBody, 'orderBillingAddress' | 'orderDeliveryAddress' | 'orderInfo'>;

/** Who orders and where it goes, as the call takes it. A company's fields go with a company alone. */
export function addressesOf(details: Details, agreesWithTerms: true): Addresses {
  const isCompany = details.isCompany !== '';
  return {
    orderBillingAddress: {
      firstName: details.firstName,
      lastName: details.lastName,
      street: details.street,
      city: details.city,
      district: details.district,
      postcode: details.postcode,
      country: details.country,
      company: isCompany ? details.company : '',
      registrationNumber: isCompany ? details.registrationNumber : '',
      vatNumber: isCompany ? details.vatNumber : '',
      phoneNumber: details.phoneNumber,
      eMail: details.eMail,
    },
    orderInfo: {
      note: details.note,
      agreesWithTerms,
      wantsNewsletter: details.wantsNewsletter !== '',
    },
    orderDeliveryAddress: details.isElsewhere === '' ? null : elsewhere(details),
  };
}

const elsewhere = (details: Details) => ({
  firstName: details.altFirstName,
  lastName: details.altLastName,
  company: details.altCompany,
  street: details.altStreet,
  city: details.altCity,
  district: details.altDistrict,
  postcode: details.altPostcode,
  country: details.altCountry,
  phoneNumber: details.altPhoneNumber,
  extraInfo: details.altExtraInfo,
});

/** The whole order: what the summary showed, and nothing else, is what is ordered. */
export const orderBody = (summary: Summary, details: Details): OrderBody => ({
  ...addressesOf(details, true),
  typePayment: summary.needsPayment ? (summary.payment?.code ?? null) : null,
  typeDeliveryCode: summary.delivery?.code ?? '',
  store: summary.store,
  timeslot: summary.timeslot?.id ?? null,
  token: summary.token,
  cartDigest: summary.cart.digest,
});
