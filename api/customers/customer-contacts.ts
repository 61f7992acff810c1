import type { Knex } from 'knex';
import {
  contactFields,
  contactSight,
  maskContact,
  revealable,
  type ContactThing,
  type Reader,
} from '#core/contacts/contact-sight.ts';
import { findContact } from '../contacts/find-contact.ts';
import type { CustomerPerson } from './customer-person.ts';
import type { Sections } from './customer-sections.ts';

/** By which things of theirs somebody is reached: the account, and the newest of what they wrote an address into. */
function thingsOf(
  { account }: CustomerPerson,
  { orders, reservations, enquiries }: Sections,
): readonly { readonly thing: ContactThing; readonly id: number }[] {
  const newest = [
    ...(orders?.results ?? []).map(({ id, at }) => ({ thing: 'order' as const, id, at })),
    ...(reservations?.results ?? []).map(({ id, at }) => ({
      thing: 'reservation' as const,
      id,
      at,
    })),
    ...(enquiries?.results ?? []).map(({ id, at }) => ({ thing: 'enquiry' as const, id, at })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, 1);
  return [...(account ? [{ thing: 'account' as const, id: account.id }] : []), ...newest];
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
