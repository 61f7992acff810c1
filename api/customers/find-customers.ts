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
import { wholeContactSql } from '../platform/resources/masked-contact-sql.ts';
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
  /** As the index of `contact_words` has them; null is what it lacks. */
  readonly indexed: {
    readonly mail: string | null;
    readonly names: string;
    readonly phone: string | null;
  };
  /** For which rows the index is. */
  readonly where: string;
}

const ofAddress = (mail: string | null, json: string): Source['indexed'] => ({
  mail,
  names: `person_name(${json})`,
  phone: `${json}->>'phoneNumber'`,
});
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
      indexed: { mail: 'u.e_mail', names: 'u.name', phone: null },
      where: ofCustomers,
    },
    {
      columns: accountColumns,
      from: 'user_profiles p join users u on u.id = p.user_id',
      id: 'u.id',
      mail: 'u.e_mail',
      indexed: {
        mail: null,
        names: `p.first_name || ' ' || p.last_name || ' ' || p.company`,
        phone: 'p.phone',
      },
      where: ofCustomers,
    },
  ],
  order: [
    {
      columns: orderColumns,
      from: 'orders',
      id: 'id',
      mail: 'e_mail',
      indexed: ofAddress('e_mail', 'billing_address'),
      where: 'e_mail is not null',
    },
    {
      columns: orderColumns,
      from: 'orders',
      id: 'id',
      mail: 'e_mail',
      indexed: ofAddress(null, 'delivery_address'),
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
      indexed: ofAddress('e_mail', 'contact'),
      where: 'e_mail is not null',
    },
  ],
  reservation: [
    {
      columns: `e_mail as "eMail", id, created_at as at, coalesce(name, '') as name, coalesce(phone, '') as phone`,
      from: 'reservations',
      id: 'id',
      mail: 'e_mail',
      indexed: { mail: 'e_mail', names: 'name', phone: 'phone' },
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
      indexed: ofAddress('e_mail', 'contact'),
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
      indexed: { mail: 'e_mail', names: 'person_name(content)', phone: `content->>'phone'` },
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
  const words = orderWords(term);
  const found = await readAll(db, permissions, (source) => bearsAll(source, words));
  const typed = parseEmail(term.trim());
  const things = found.flat();
  const people = groupFound(
    [...things, ...(await accountsOf(db, things))],
    typed.ok ? typed.value : null,
  );
  const isCut = people.length > mostPeople || found.some(({ length }) => length === mostOfAKind);
  return { people: people.slice(0, mostPeople), isCut };
}

/** Whether a thing bears every word in its names, or as a whole mail or phone number, which are masked. */
function bearsAll({ indexed: { mail, names, phone } }: Source, words: readonly string[]): SqlPart {
  const phones = phone === null ? [] : [phone];
  const conditions = words.map((word): SqlPart => {
    const like = `%${escapeLike(word)}%`;
    const whole = wholeContactSql({ mail, phones }, word);
    return {
      sql: `contact_words(${mail ?? 'null'}, ${names}, ${phone ?? 'null'}) like ?
        and (grid_fold(${names}) like ? or ${whole.sql})`,
      bindings: [like, like, ...whole.bindings],
    };
  });
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
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
