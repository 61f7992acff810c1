import type { Knex } from 'knex';
import { maskContact } from '#core/contacts/contact-sight.ts';
import { customerKeyText } from '#core/customers/customer-key.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { readContacts } from './customer-contacts.ts';
import { readNotes } from './customer-notes.ts';
import { accountView, readPerson } from './customer-person.ts';
import { readSections } from './customer-sections.ts';
import { findCustomers } from './find-customers.ts';
import { readNameAndNews } from './name-and-news.ts';

/** A customer as whoever stands at the counter or on the phone sees them. */
export function customerRoutes(deps: Dependencies): BoundRoute[] {
  const find = bind('admin-customer-find', async ({ body: { q } }, context) => {
    const { permissions } = staffOf(context);
    const { people, isCut } = await findCustomers(deps.reads, permissions, q);
    return {
      isCut,
      results: people.map((person) => ({
        key: customerKeyText(person),
        name: person.name,
        eMail: maskContact('e_mail', person.eMail),
        phone: maskContact('phone_number', person.phone),
        hasAccount: person.hasAccount,
        lastAt: person.at.toISOString(),
      })),
    };
  });

  const one = bind('admin-customer', async ({ params: { key } }, context) => {
    const staff = staffOf(context);
    const { reads } = deps;
    const person = await readPerson(reads, key, staff.permissions);
    const [sections, notes, { name, phone, news }] = await Promise.all([
      readSections(reads, person, staff.permissions, context.language),
      readNotes(reads, person.eMail),
      readNameAndNews(reads, person, staff.permissions),
    ]);
    return {
      key,
      name,
      eMail: maskContact('e_mail', person.eMail),
      phone: maskContact('phone_number', phone),
      contacts: await readContacts(reads, person, sections, staff),
      account: person.account && accountView(person.account, context.language),
      news,
      ...sections,
      notes,
    };
  });

  const note = bind('admin-customer-note', ({ params: { key }, body: { text } }, context) =>
    deps.knex.transaction(async (trx) => {
      const staff = staffOf(context);
      const { eMail, account } = await readPerson(trx, key, staff.permissions);
      if (account) await holdAccount(trx, account.id);
      const [row]: { id: number }[] = await trx('customer_notes')
        .insert({ e_mail: eMail, text, staff_id: staff.id, written_at: context.now })
        .returning('id');
      if (!row) throw new Error('a note got no id');
      return { id: row.id, text, writtenAt: context.now.toISOString(), writtenBy: staff.name };
    }),
  );

  return [find, one, note];
}

/** Whoever is erased at this moment is waited for, so that nothing is written of them afterwards. */
async function holdAccount(trx: Knex, id: number): Promise<void> {
  const held: unknown = await trx('users').where({ id, is_active: true }).forShare().first('id');
  if (held === undefined) throw new Refusal(404, 'not_found');
}
