import { issueInvoice } from '#api/documents/issue-for-order.ts';
import { address } from '#tests/api/accounts/account-fixture.ts';
import { billing, checkOut, items, order } from '#tests/api/orders/order-fixture.ts';
import { repairBody } from '#tests/api/repairs/repair-fixture.ts';
import { reservationBody } from '#tests/api/reservations/reservation-fixture.ts';
import {
  customerNamed,
  purchase,
  reviewBody,
  reviewPath,
} from '#tests/api/reviews/review-fixture.ts';
import { addDevices, imeiOf, saleBody } from '#tests/support/buyback-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** What others may learn or count up to, and the code that only the owner was told. */
interface Known {
  readonly id: number;
  readonly number: string;
  readonly code: string;
}

/** A customer who has one of everything, and what names it. */
export interface Owner {
  readonly client: TestClient;
  readonly eMail: string;
  readonly addressId: number;
  readonly packageId: number;
  /** What would finish the order of the cart, in camelCase. */
  readonly finishBody: Readonly<Record<string, unknown>>;
  readonly order: Known;
  readonly paymentCode: string;
  readonly documentNumber: string;
  readonly buyback: Known;
  readonly reservation: Known;
  readonly repair: Known;
}

/** Texts of the owner's things that no stranger's answer may hold. */
export const secretsOf = ({ order: placed, ...owner }: Owner): readonly string[] => [
  ...['Zelenka', 'Bořivoj', 'borivoj', 'Zahradní 31', 'Dlouhá 5'],
  ...[placed.number, placed.code, owner.paymentCode, owner.documentNumber],
  ...[owner.buyback.code, owner.reservation.code, owner.repair.code, 'displej oběti'],
];

/** Gives a new customer an address, a paid order with an invoice, a cart, a buy-back, and so on. */
export async function createOwner(app: TestApp): Promise<Owner> {
  const { knex } = app.deps;
  await addDevices(knex);
  const { id, client } = await customerNamed(app, 'Bořivoj Zelenka');
  await ok(client.change('user-profile/addresses/', address({ last_name: 'Zelenka' })));
  await ok(order(client).then(({ status }) => ({ ok: status === 201 })));
  const placed = await rowOf(app, 'orders');
  await knex.transaction((trx) => issueInvoice(trx, app.deps, placed.id));
  await purchase(app, id, 'delivered');
  await ok(client.change(reviewPath, review));
  await ok(client.change('visitor/favourites/', { product: 's24-128-black', is_kept: true }));
  await ok(client.change('reservations/', reservation));
  await ok(client.change('buyback/sell-online/', saleBody(imeiOf(9))));
  await knex('stores').update({ is_service_center: true });
  await ok(client.change('service/orders/', repairBody({ operations: [] })));
  const finishBody = await checkOut(client, { products: [[items.case, 1]], payment: 'card' });
  return {
    client,
    eMail: billing.e_mail,
    finishBody,
    addressId: (await rowOf(app, 'user_addresses')).id,
    packageId: (await rowOf(app, 'cart_packages')).id,
    order: placed,
    paymentCode: (await rowOf(app, 'payments')).code,
    documentNumber: (await rowOf(app, 'invoices')).number,
    buyback: await rowOf(app, 'buybacks'),
    reservation: await rowOf(app, 'reservations'),
    repair: await rowOf(app, 'repairs'),
  };
}

const review = reviewBody({
  master_product_seo_name: 'iphone-15-128-black',
  pros: 'displej oběti',
});
const reservation = reservationBody({ product: 'iphone-15-128-blue', store: 'praha' });

async function ok(answer: Promise<{ readonly ok: boolean }>): Promise<void> {
  const { ok: isOk } = await answer;
  if (!isOk) throw new Error('the owner could not get what the walk is about');
}

/** The newest row of a table; only the owner has any. */
async function rowOf({ deps }: TestApp, table: string): Promise<Known> {
  const row = await deps
    .knex(table)
    .orderBy('id', 'desc')
    .first<Readonly<Record<string, unknown>>>('*');
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  return { id: Number(row['id']), number: text('number'), code: text('code') };
}

/** Everything that somebody has, as one text: equal before and after, nothing was changed. */
export async function stateOf({ deps }: TestApp, { packageId }: Owner): Promise<string> {
  const { rows } = await deps.knex.raw<{ rows: { state: string }[] }>(
    `select jsonb_build_array(
      (select jsonb_agg(t order by id) from users t where e_mail like 'bo-ivoj%'),
      (select jsonb_agg(t) from user_profiles t join users u on u.id = t.user_id
        where u.e_mail like 'bo-ivoj%'),
      (select jsonb_agg(t order by id) from user_addresses t where last_name = 'Zelenka'),
      (select jsonb_agg(c) from carts c join cart_packages p on p.cart_id = c.id where p.id = :id),
      (select jsonb_agg(t) from cart_packages t where id = :id),
      (select jsonb_agg(t) from cart_children t where package_id = :id),
      (select jsonb_agg(t order by id) from orders t),
      (select jsonb_agg(t order by id) from payments t),
      (select jsonb_agg(t order by id) from refunds t),
      (select jsonb_agg(t order by id) from withdrawals t),
      (select jsonb_agg(t order by id) from invoices t),
      (select jsonb_agg(t order by id) from buybacks t),
      (select jsonb_agg(t order by id) from reservations t where name = 'Bořivoj Zelenka'),
      (select jsonb_agg(t order by id) from repairs t where e_mail = 'borivoj.zelenka@posta.example'),
      (select jsonb_agg(t order by id) from reviews t),
      (select jsonb_agg(t) from visitor_list_items t join visitor_lists l on l.id = t.list_id
        join users u on u.id = l.user_id where u.e_mail like 'bo-ivoj%')
    )::text as state`,
    { id: packageId },
  );
  return rows[0]?.state ?? '';
}
