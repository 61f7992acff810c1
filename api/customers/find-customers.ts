import type { Knex } from 'knex';
import {
  customerThingReadBy,
  customerThings,
  type CustomerThing,
} from '#core/customers/customer-key.ts';
import { groupFound, type FoundCustomer, type FoundThing } from '#core/customers/group-found.ts';
import { parseEmail } from '#core/identity/email.ts';
import { findsByWords, orderWords } from '#core/orders/order-words.ts';
import type { Permission } from '#core/permissions/roles.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import type { SqlPart } from '../platform/resources/server-grid.ts';

/** Things of one kind that are looked through; whoever is not among them is found by another word. */
const mostOfAKind = 60;
const mostPeople = 20;

interface Source {
  /** What is found, as `FoundThing` has it. */
  readonly columns: string;
  readonly from: string;
  readonly id: string;
  readonly mail: string;
  /** As the index has it, and for which rows. */
  readonly words: string;
  readonly where: string;
}

const billed = `contact_words(e_mail, person_name(billing_address), billing_address->>'phoneNumber')`;
const delivered = `contact_words(null, person_name(delivery_address), delivery_address->>'phoneNumber')`;
const nameOf = (json: string): string =>
  `coalesce(nullif(btrim(coalesce(${json}->>'firstName', '') || ' ' || coalesce(${json}->>'lastName', '')), ''),
    nullif(${json}->>'name', ''), ${json}->>'company', '')`;

const orderColumns = `e_mail as "eMail", id::int as id, placed_at as at,
  ${nameOf('billing_address')} as name, coalesce(billing_address->>'phoneNumber', '') as phone`;
const accountColumns = `u.e_mail as "eMail", u.id, u.created_at as at, u.name, coalesce(p.phone, '') as phone`;
const ofCustomers = `u.is_active and u.role in ('customer', 'business')`;

/** Statements that use the indexes of `customer_notes`' migration. */
const sources: Readonly<Record<CustomerThing, readonly Source[]>> = {
  account: [
    {
      columns: accountColumns,
      from: 'users u left join user_profiles p on p.user_id = u.id',
      id: 'u.id',
      mail: 'u.e_mail',
      words: 'contact_words(u.e_mail, u.name, null)',
      where: ofCustomers,
    },
    {
      columns: accountColumns,
      from: 'user_profiles p join users u on u.id = p.user_id',
      id: 'u.id',
      mail: 'u.e_mail',
      words: `contact_words(null, p.first_name || ' ' || p.last_name || ' ' || p.company, p.phone)`,
      where: ofCustomers,
    },
  ],
  order: [
    {
      columns: orderColumns,
      from: 'orders',
      id: 'id',
      mail: 'e_mail',
      words: billed,
      where: 'e_mail is not null',
    },
    {
      columns: orderColumns,
      from: 'orders',
      id: 'id',
      mail: 'e_mail',
      words: delivered,
      where: 'e_mail is not null and delivery_address is not null',
    },
  ],
  buyback: [
    {
      columns: `e_mail as "eMail", id, created_at as at, ${nameOf('contact')} as name,
        coalesce(contact->>'phoneNumber', '') as phone`,
      from: 'buybacks',
      id: 'id',
      mail: 'e_mail',
      words: `contact_words(e_mail, person_name(contact), contact->>'phoneNumber')`,
      where: 'e_mail is not null',
    },
  ],
  reservation: [
    {
      columns: `e_mail as "eMail", id, created_at as at, coalesce(name, '') as name, coalesce(phone, '') as phone`,
      from: 'reservations',
      id: 'id',
      mail: 'e_mail',
      words: 'contact_words(e_mail, name, phone)',
      where: 'e_mail is not null',
    },
  ],
  repair: [
    {
      columns: `e_mail as "eMail", id, created_at as at, ${nameOf('contact')} as name,
        coalesce(contact->>'phoneNumber', '') as phone`,
      from: 'repairs',
      id: 'id',
      mail: 'e_mail',
      words: `contact_words(e_mail, person_name(contact), contact->>'phoneNumber')`,
      where: 'e_mail is not null',
    },
  ],
  enquiry: [
    {
      columns: `e_mail as "eMail", id, created_at as at, ${nameOf('content')} as name,
        coalesce(content->>'phone', '') as phone`,
      from: 'enquiries',
      id: 'id',
      mail: 'e_mail',
      words: `contact_words(e_mail, person_name(content), content->>'phone')`,
      where: 'e_mail is not null',
    },
  ],
};

/** People of whom the caller may read something that bears all the words. */
export async function findCustomers(
  db: Knex,
  permissions: readonly Permission[],
  term: string,
): Promise<{ readonly people: readonly FoundCustomer[]; readonly isCut: boolean }> {
  if (!findsByWords(term)) return { people: [], isCut: false };
  const patterns = orderWords(term).map((word) => `%${escapeLike(word)}%`);
  const found = await readAll(db, permissions, (source) => ({
    sql: patterns.map(() => `${source.words} like ?`).join(' and '),
    bindings: patterns,
  }));
  const typed = parseEmail(term.trim());
  const things = found.flat();
  const people = groupFound(
    [...things, ...(await accountsOf(db, things))],
    typed.ok ? typed.value : null,
  );
  const isCut = people.length > mostPeople || found.some(({ length }) => length === mostOfAKind);
  return { people: people.slice(0, mostPeople), isCut };
}

/** The same of one person, by their e-mail as it is stored. */
export async function thingsOfPerson(
  db: Knex,
  permissions: readonly Permission[],
  eMail: string,
): Promise<FoundCustomer | null> {
  const found = await readAll(db, permissions, ({ mail }) => ({
    sql: `${mail} = ?`,
    bindings: [eMail],
  }));
  return groupFound(found.flat(), eMail)[0] ?? null;
}

type Condition = (source: Source) => SqlPart;

const readAll = (
  db: Knex,
  permissions: readonly Permission[],
  condition: Condition,
): Promise<FoundThing[][]> =>
  Promise.all(
    customerThings
      .filter((thing) => permissions.includes(customerThingReadBy[thing]))
      .flatMap((thing) => sources[thing].map((source) => readFound(db, thing, source, condition))),
  );

async function readFound(
  db: Knex,
  thing: CustomerThing,
  source: Source,
  condition: Condition,
  most = mostOfAKind,
): Promise<FoundThing[]> {
  const { columns, from, id, where } = source;
  const { sql, bindings } = condition(source);
  const { rows } = await db.raw<{ rows: Omit<FoundThing, 'thing'>[] }>(
    `select ${columns} from ${from} where ${where} and ${sql} order by ${id} desc limit ?`,
    [...bindings, most],
  );
  return rows.map((row) => ({ ...row, thing }));
}

/** Accounts of people who were found by something else. */
async function accountsOf(db: Knex, found: readonly FoundThing[]): Promise<FoundThing[]> {
  const mails = [...new Set(found.map(({ eMail }) => eMail))];
  const [byMail] = sources.account;
  if (!byMail || mails.length === 0) return [];
  const theirs: Condition = ({ mail }) => ({ sql: `${mail} = any(?)`, bindings: [mails] });
  return readFound(db, 'account', byMail, theirs, mails.length);
}
