import type { Knex } from 'knex';
import {
  contactFields,
  contactSight,
  maskContact,
  revealable,
  type CustomerThing,
  type Reader,
} from '#core/contacts/contact-sight.ts';
import { findContact } from '../contacts/find-contact.ts';
import type { CustomerPerson } from './customer-person.ts';
import type { Sections } from './customer-sections.ts';

/** By which things of theirs somebody is reached: the account, and the newest order, or what there is instead. */
function thingsOf(
  { account }: CustomerPerson,
  { orders, reservations, repairs, enquiries }: Sections,
): readonly { readonly thing: CustomerThing; readonly id: number }[] {
  // An order says most of them.
  const kinds = [
    { thing: 'order' as const, id: orders?.results[0]?.id },
    { thing: 'reservation' as const, id: reservations?.results[0]?.id },
    { thing: 'repair' as const, id: repairs?.results[0]?.id },
    { thing: 'enquiry' as const, id: enquiries?.results[0]?.id },
  ];
  const first = kinds
    .flatMap(({ thing, id }) => (id === undefined ? [] : [{ thing, id }]))
    .slice(0, 1);
  return [...(account ? [{ thing: 'account' as const, id: account.id }] : []), ...first];
}

/** How a customer is reached, masked, with what the caller may have shown for a reason. */
export async function readContacts(
  db: Knex,
  person: CustomerPerson,
  sections: Sections,
  reader: Reader,
) {
  const found = await Promise.all(
    thingsOf(person, sections)
      .filter(({ thing }) => contactSight(reader.permissions, thing) === 'masked')
      .map(async ({ thing, id }) => ({ thing, id, contact: await findContact(db, thing, id) })),
  );
  return found.flatMap(({ thing, id, contact }) => {
    if (!contact) return [];
    const fields = contactFields
      .map((field) => ({ field, text: maskContact(field, contact.values[field] ?? '') }))
      .filter(({ text }) => text !== '');
    return fields.length === 0
      ? []
      : [{ thing, id, fields, reveals: revealable(reader, contact.of) }];
  });
}
