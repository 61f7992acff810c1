import { contactFields, specialOfferFields } from '#core/contract/enquiries.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { MarketCode } from '#core/market/market.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';
import type { TypedRefusals } from '#ui/use-contract-form.ts';
import {
  contactNames,
  offerNames,
  type ContactValues,
  type OfferValues,
} from './enquiry-values.ts';

export type ContactBody = CallInput<Endpoints['enquiry-contact']>['body'];
export type OfferBody = CallInput<Endpoints['enquiry-special-offer']>['body'];

/** What the API would say of a message; it judges again. */
export const checkContact = (
  values: ContactValues,
  market: MarketCode,
): TypedRefusals<keyof ContactValues> =>
  schemaRefusals(contactFields({ market, today: '' }).safeParse(values), contactNames);

/** What the API would say of a request for a price; it judges again. */
export const checkOffer = (
  values: OfferValues,
  quantity: number,
  market: MarketCode,
): TypedRefusals<keyof OfferValues> =>
  schemaRefusals(
    specialOfferFields({ market, today: '' }).safeParse({ ...values, quantity }),
    offerNames,
  );
