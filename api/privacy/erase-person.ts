import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { checkErasure } from '#core/accounts/erasure.ts';
import type { Role } from '#core/permissions/roles.ts';
import { BuybackModel } from '../buyback/buyback-model.ts';
import { moveRow } from '../buyback/move-row.ts';
import { wipeBuyback } from '../buyback/wipe-buyback.ts';
import { wipeApplicationRows } from '../careers/wipe-applications.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { wipeEnquiryRows } from '../enquiries/wipe-rows.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { wipeNotes } from '../customers/customer-notes.ts';
import { forgetImported } from '../import/customers/forget-customers.ts';
import { wipeRepairRows } from '../repairs/wipe-rows.ts';
import { wipeReservationRows } from '../reservations/wipe-rows.ts';
import { publishChange } from '../reviews/publish-change.ts';
import { erasedMail, personErasedMail } from '../accounts/account-mails.ts';
import { noAccount, openBusiness, type Person } from '../accounts/open-business.ts';
import type { Rows } from '../platform/database/rows.ts';

/** What stands where a name was; a name must stand there. */
const nobody = '–';

type AccountRow = Pick<Rows['users'], 'role' | 'language'>;

/**
 * Erases an account and what it tells of a person. What the law wants kept stays: orders with their
 * invoices and paid buy-backs, until their own time has come (T-PII-15).
 */
export async function erasePerson(
  trx: Knex.Transaction,
  deps: Dependencies,
  person: Person,
): Promise<void> {
  const { id, eMail } = person;
  // An order of this account that is being placed waits for this lock by its foreign key.
  const account: AccountRow | undefined = await trx('users')
    .where({ id, is_active: true })
    .forUpdate()
    .first('role', 'language');
  if (!account) throw new Refusal(401, 'not_signed_in');
  await refuseOpen(trx, person, account.role);
  await wipeThings(trx, deps, eMail);
  await wipeAccount(trx, person);
  await forgetAddress(trx, eMail);
  await queueMail(trx, deps, {
    kind: erasedMail,
    subjectKey: `user:${String(id)}`,
    recipient: eMail,
    language: account.language,
  });
  await signNobody(trx, deps, id);
}

/** The same of who has no account: what hangs on their address. Orders stay as long as the books need them. */
export async function eraseGuest(
  trx: Knex.Transaction,
  deps: Dependencies,
  eMail: string,
): Promise<void> {
  const person = { id: noAccount, eMail };
  await refuseOpen(trx, person, 'customer');
  await wipeThings(trx, deps, eMail);
  await forgetAddress(trx, eMail);
  await queueMail(trx, deps, {
    kind: personErasedMail,
    subjectKey: `person:${randomUUID()}`,
    recipient: eMail,
    language: deps.market.language,
  });
}

async function refuseOpen(trx: Knex, person: Person, role: Role): Promise<void> {
  const check = checkErasure(role, await openBusiness(trx, person));
  if (!check.ok) throw new Refusal(409, check.error);
}

async function wipeThings(trx: Knex.Transaction, deps: Dependencies, eMail: string): Promise<void> {
  const now = deps.now();
  await wipeBuybacks(trx, deps, eMail, now);
  const reservations = await idsOf(trx, 'reservations', eMail);
  await wipeReservationRows(trx, reservations, now);
  await wipeRepairRows(trx, await idsOf(trx, 'repairs', eMail), now);
  await wipeEnquiryRows(trx, await idsOf(trx, 'enquiries', eMail), now);
  // Their files go with the next nightly sweep, which removes what no row names.
  await wipeApplicationRows(trx, await idsOf(trx, 'job_applications', eMail));
  await wipeNotes(trx, eMail);
  await forgetImported(trx, eMail);
}

const idsOf = async (
  trx: Knex,
  table: 'reservations' | 'repairs' | 'enquiries' | 'job_applications',
  eMail: string,
): Promise<number[]> => {
  const rows: { id: number }[] = await trx(table).where({ e_mail: eMail }).select('id');
  return rows.map(({ id }) => id);
};

/** A quote is withdrawn; what ended is forgotten now and not after its month; what was paid stays. */
async function wipeBuybacks(
  trx: Knex.Transaction,
  deps: Dependencies,
  eMail: string,
  now: Date,
): Promise<void> {
  const rows = await BuybackModel.query(trx)
    .where('e_mail', eMail)
    .whereNot('status', 'paid')
    .orderBy('id')
    .forUpdate();
  for (const row of rows) {
    if (row.status === 'quoted') {
      const mover = { actor: 'customer', reason: 'account_erased', at: now } as const;
      await moveRow(trx, deps, row, ['cancelled'], mover);
    }
    await wipeBuyback(trx, row, now);
  }
}

/** The row stays, because orders and purchases hang on it; nothing in it names a person. */
async function wipeAccount(trx: Knex, { id }: Person): Promise<void> {
  const own = { user_id: id };
  for (const table of [
    'sessions',
    'user_addresses',
    'user_known_places',
    'user_profiles',
    'visitor_lists',
  ]) {
    await trx(table).where(own).delete();
  }
  await trx('carts').where(own).where({ status: 'open' }).delete();
  await trx('users')
    .where({ id })
    .update({
      e_mail: `erased-${String(id)}@erased.invalid`,
      name: nobody,
      password_hash: nobody,
      is_active: false,
    });
}

/** What was only ever of an address, and what was mailed to it. */
async function forgetAddress(trx: Knex, eMail: string): Promise<void> {
  for (const table of ['registrations', 'password_resets', 'subscribers']) {
    await trx(table).where({ e_mail: eMail }).delete();
  }
  await trx('mails').where({ recipient: eMail }).whereNotNull('sent_at').delete();
}

/** What was written about a product stays of use to others, without the name under it. */
async function signNobody(trx: Knex.Transaction, deps: Dependencies, id: number): Promise<void> {
  const rows: { master_product_id: number; status: string }[] = await trx('reviews')
    .where('user_id', id)
    .update({ is_anonymous: true, full_name: nobody })
    .returning(['master_product_id', 'status']);
  for (const { master_product_id, status } of rows) {
    if (status === 'approved') await publishChange(trx, deps, master_product_id);
  }
}
