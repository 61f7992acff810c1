import { maskContact } from '#core/contacts/contact-sight.ts';
import type { OrderFacts } from './order-view.ts';

/** An order for whoever has not said why they need its customer's contact. */
export const maskedContact = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  eMail: maskContact('e_mail', facts.eMail),
  billingAddress: masked(facts.billingAddress),
  deliveryAddress: facts.deliveryAddress && masked(facts.deliveryAddress),
});

const masked = (address: OrderFacts['billingAddress']): OrderFacts['billingAddress'] => ({
  ...address,
  street: maskContact('street', address.street),
  phoneNumber: maskContact('phone_number', address.phoneNumber),
});
