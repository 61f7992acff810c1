import type { Knex } from 'knex';
import { movementsOf } from '../bank/movements-of.ts';
import { maskedCustomer } from '../buyback/masked-customer.ts';
import { readIdentity } from '../buyback/identity-store.ts';
import { BuybackModel } from '../buyback/buyback-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { storedAnswers } from '../repairs/papers/intake-answers.ts';
import { photosOf } from '../repairs/papers/photo-rows.ts';
import { signaturesOf } from '../repairs/papers/signatures.ts';
import { readNames } from '../visitor-lists/list-rows.ts';
import { noAccount, ordersOf, type Person } from '../accounts/open-business.ts';
import { findProfile, toProfile } from '../accounts/profile-rows.ts';

/**
 * Everything that the shop stores of a person, as a person can read it. Identity data of buy-backs
 * are masked as everywhere: the file may be left lying about.
 */
export async function exportPerson(deps: Dependencies, person: Person): Promise<object> {
  const { knex, now } = deps;
  const own = { user_id: person.id };
  const byMail = { e_mail: person.eMail };
  const rowsOf = (table: string, where: object, columns: readonly string[]) =>
    knex(table)
      .where(where)
      .orderBy(columns[0] ?? 'id')
      .select<object[]>(...columns);
  return {
    exportedAt: now(),
    profile: person.id === noAccount ? null : toProfile(await findProfile(knex, person.id)),
    account: await rowsOf('users', { id: person.id }, ['created_at', 'name', 'role']),
    sessions: await rowsOf('sessions', own, ['created_at', 'expires_at']),
    addresses: await rowsOf('user_addresses', own, addressColumns),
    orders: await exportOrders(knex, person),
    bankMovements: await exportMovements(deps, person),
    purchases: await rowsOf('purchases', own, ['bought_at', 'order_reference', 'delivered_at']),
    reviews: await rowsOf('reviews', own, reviewColumns),
    lists: await readNames(knex, own),
    reservations: await rowsOf('reservations', byMail, reservationColumns),
    repairs: await rowsOf('repairs', byMail, repairColumns),
    repairMessages: await knex('repair_messages as m')
      .join('repairs as r', 'r.id', 'm.repair_id')
      .where('r.e_mail', person.eMail)
      .orderBy('m.id')
      .select<object[]>('r.number', 'm.sent_at', 'm.title', 'm.text'),
    repairPapers: await exportRepairPapers(deps, person),
    buybacks: await exportBuybacks(deps, person),
    enquiries: await rowsOf('enquiries', byMail, ['created_at', 'kind', 'content']),
    applications: await rowsOf('job_applications', byMail, applicationColumns),
    applicationAnswers: await knex('job_application_answers as w')
      .join('job_applications as a', 'a.id', 'w.application_id')
      .where('a.e_mail', person.eMail)
      .orderBy('w.id')
      .select<object[]>('w.written_at', 'w.status', 'w.text'),
    calls: await rowsOf('customer_notes', byMail, ['written_at', 'text']),
    news: await rowsOf('subscribers', byMail, newsColumns),
    mails: await rowsOf('mails', { recipient: person.eMail }, ['created_at', 'kind', 'sent_at']),
  };
}

const addressColumns = [
  ...['id', 'kind', 'is_default', 'first_name', 'last_name', 'company', 'street', 'city'],
  ...['district', 'postcode', 'country', 'phone', 'created_at', 'changed_at'],
];
const reviewColumns = [
  ...['created_at', 'rating', 'pros', 'cons', 'review_text', 'full_name', 'is_anonymous'],
  ...['status', 'changed_at'],
];
const reservationColumns = [
  ...['created_at', 'code', 'status', 'product', 'price', 'name', 'e_mail', 'phone'],
  ...['expires_at', 'closed_at'],
];
const repairColumns = [
  ...['created_at', 'number', 'code', 'status', 'device', 'fault', 'look', 'accessories'],
  ...['price_limit', 'contact', 'e_mail', 'closed_at'],
];
const applicationColumns = ['created_at', 'full_name', 'phone', 'note', 'status'];
const newsColumns = [
  ...['changed_at', 'status', 'language', 'source', 'asked_at', 'consent_text', 'consent_at'],
];
const orderColumns = [
  ...['id', 'number', 'placed_at', 'status', 'payment_status', 'e_mail', 'total', 'due'],
  ...['billing_address', 'delivery_address', 'note'],
];

async function exportOrders(knex: Knex, person: Person): Promise<object[]> {
  const orders = await ordersOf(knex, person)
    .orderBy('id')
    .select<{ id: string }[]>(...orderColumns);
  const ids = orders.map(({ id }) => id);
  const lines = await knex('order_lines')
    .whereIn('order_id', ids)
    .orderBy(['order_id', 'position'])
    .select<{ order_id: string }[]>('order_id', 'code', 'name', 'quantity', 'unit_price', 'net');
  return orders.map(({ id, ...order }) => ({
    ...order,
    lines: lines.filter(({ order_id }) => order_id === id).map(({ order_id: _, ...line }) => line),
  }));
}

async function exportBuybacks(
  { knex, cipher }: Dependencies,
  { eMail }: Person,
): Promise<object[]> {
  const rows = await BuybackModel.query(knex).where('e_mail', eMail).orderBy('id');
  return Promise.all(
    rows.map(async (row) => ({
      createdAt: row.createdAt,
      code: row.code,
      status: row.status,
      grade: row.grade,
      price: row.price,
      device: row.snapshot.device,
      note: row.note,
      customer:
        row.contact && maskedCustomer(row.contact, await readIdentity(knex, cipher, row.id)),
    })),
  );
}

/** What was photographed and signed, without the pictures: those are of the device, and are shown at the counter. */
async function exportRepairPapers(
  { knex, cipher }: Dependencies,
  { eMail }: Person,
): Promise<object[]> {
  const repairs = await knex('repairs')
    .where({ e_mail: eMail })
    .orderBy('id')
    .select<{ id: number; number: string }[]>('id', 'number');
  return Promise.all(
    repairs.map(async ({ id, number }) => ({
      number,
      answers: (await storedAnswers(knex, id)).map(({ name, label }) => ({ name, label })),
      photos: (await photosOf(knex, id)).map(({ kind, caption, at }) => ({ kind, caption, at })),
      signatures: (await signaturesOf(knex, cipher, id)).map(
        ({ kind, signer, strokes, on_paper: onPaper, at }) => ({
          kind,
          signer,
          strokes,
          onPaper,
          at,
        }),
      ),
    })),
  );
}

async function exportMovements({ knex, cipher }: Dependencies, person: Person): Promise<object[]> {
  const orders: string[] = await ordersOf(knex, person).pluck('number');
  const buybacks: number[] = await knex('buybacks').where('e_mail', person.eMail).pluck('id');
  return movementsOf(knex, cipher, { orders, buybacks });
}
