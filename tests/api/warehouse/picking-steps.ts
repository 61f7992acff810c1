import { randomUUID } from 'node:crypto';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import type { Role } from '#core/permissions/roles.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** The warehouse of the order fixture. */
export const warehouseId = 1;

let people = 0;

/** One more person of a role, signed in; of a store where one is given. */
export async function newStaff(
  { deps, client }: TestApp,
  role: Role,
  storeId: number | null = null,
): Promise<TestClient> {
  people += 1;
  const user = await addUser(deps.knex, {
    e_mail: `${role}.${String(people)}@obmena.example`,
    name: `${role} ${String(people)}`,
    role,
    store_id: storeId,
  });
  const session = await openSession(deps.knex, { id: user.id, role }, deps.now());
  const signedIn = client();
  signedIn.cookies.set('session', session.token);
  return signedIn;
}

/** Crates of the warehouse by their codes. */
export const addCrates = ({ deps }: TestApp, ...codes: readonly string[]): Promise<unknown> =>
  addLocation.many(
    deps.knex,
    codes.map((code) => ({ kind: 'crate', place_id: warehouseId, code })),
  );

/** The bar code by which a stock item is scanned. */
export async function eanOf({ deps }: TestApp, productId: number): Promise<string> {
  const ean = `40063813${String(productId).padStart(4, '0')}`;
  const row = await deps
    .knex('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .where('p.id', productId)
    .first<{ id: number; ean: string | null }>('v.id', 'v.ean');
  if (row.ean !== null) return row.ean;
  const digits = [...ean].reverse();
  const sum = digits.reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  const whole = `${ean}${String((10 - (sum % 10)) % 10)}`;
  await deps.knex('master_products').where({ id: row.id }).update({ ean: whole });
  return whole;
}

export const startRound = async (picker: TestClient, crates = 1) => {
  const { round } = await picker.post('pick-round-start', {
    body: { placeId: warehouseId, crates },
  });
  return round;
};

/** Scans one code after the other; answers the last reply. */
export async function scan(
  picker: TestClient,
  roundId: number,
  ...texts: readonly [string, ...string[]]
) {
  const replies = [];
  for (const text of texts) {
    const body = { operationId: randomUUID(), text };
    replies.push(await picker.post('pick-scan', { params: { id: roundId }, body }));
  }
  const last = replies.at(-1);
  if (!last) throw new Error('nothing was scanned');
  return last;
}
