import type { Knex } from 'knex';
import { maskContact } from '#core/contacts/contact-sight.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';

/** Somebody who was here before. */
export interface KnownCustomer {
  readonly eMail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

// By the indexes of words, which hold a number's digits; what is only alike is left out by the number itself.
const knownSql = `
  select "eMail", "firstName", "lastName", language from (
    (select e_mail as "eMail", contact->>'firstName' as "firstName", contact->>'lastName' as "lastName",
        language, created_at as at
      from repairs
      where e_mail is not null and contact->>'phoneNumber' = $1
        and contact_words(e_mail, person_name(contact), contact->>'phoneNumber') like $2
      order by created_at desc limit 1)
    union all
    (select e_mail, billing_address->>'firstName', billing_address->>'lastName', language, placed_at
      from orders
      where e_mail is not null and billing_address->>'phoneNumber' = $1
        and contact_words(e_mail, person_name(billing_address), billing_address->>'phoneNumber')
          like $2
      order by placed_at desc limit 1)
    union all
    (select u.e_mail, p.first_name, p.last_name, u.language, p.changed_at
      from user_profiles p join users u on u.id = p.user_id
      where u.is_active and u.role in ('customer', 'business') and p.phone = $1
        and contact_words(null, p.first_name || ' ' || p.last_name || ' ' || p.company, p.phone)
          like $2
      order by p.changed_at desc limit 1)
  ) known
  order by at desc limit 1`;

/** Tells the counter who was here last; the mail stays masked, and is taken where none is typed (`take-in.ts`). */
export const knownCustomerRoute = ({ knex }: Dependencies): BoundRoute =>
  bind('admin-repair-customer-find', async ({ body }) => {
    const customer = await findKnownCustomer(knex, body.phone);
    const eMail = maskContact('e_mail', customer?.eMail ?? '');
    return { customer: customer && { ...customer, eMail } };
  });

/** Who was here last with a phone number in E.164, by a repair, an order or an account; null where nobody was. */
export async function findKnownCustomer(db: Knex, phone: string): Promise<KnownCustomer | null> {
  const digits = phone.replaceAll(/\D/gu, '');
  const [found] = await query<KnownCustomer>(db, knownSql, [phone, `%${digits}%`]);
  return found ?? null;
}
