import { from } from '#tests/api/reservations/reservation-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { answerOf, type Answer, type Wish } from './order-fixture.ts';

/** An order that is paid when it comes. */
export const cash: Wish = { payment: 'cash-on-delivery' };

export const cancel = async (client: TestClient, code: string): Promise<Answer> =>
  answerOf(await client.change(`order/${code}/cancel/`, { reason: 'rozmyslel jsem si to' }));

/** The first row of a table. */
export const rowOf = (app: TestApp, table: string) =>
  app.deps.knex(table).first<Record<string, unknown>>();

let movements = 0;

/** Money of a transfer comes for the first order; staff say so. */
export async function pay(
  app: TestApp,
  amount: number,
  movement = `movement-${String((movements += 1))}`,
): Promise<void> {
  const staff = await signInAnew(app, 'support');
  const body = { movement, variable_symbol: numberAt(app), amount };
  const answer = await staff.change('payment/admin/bank-transfers/', body, from(movements));
  if (!answer.ok) throw new Error(await answer.text());
  await releaseAll(app);
}

/** Another person releases all that waits for two. */
export async function releaseAll(app: TestApp): Promise<void> {
  const admin = await signInAnew(app, 'admin');
  const { results } = await admin.get('prepared-act-list', { query: {} });
  for (const { id, version } of results) {
    const body = { version, to: 'released', note: '' } as const;
    await admin.post('prepared-act-decide', { params: { id }, body });
  }
}

/** Staff move the first order through states. */
export async function moveThrough(app: TestApp, ...states: readonly string[]): Promise<void> {
  const staff = await signInAnew(app, 'admin');
  for (const to of states) {
    const row = await app.deps.knex('orders').first<{ id: number; version: number }>();
    const body = { version: row.version, to, reason: 'ručně' };
    const answer = await staff.change(`order/admin/orders/${String(row.id)}/move/`, body);
    if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
  }
}

/** Of a role there is one account of the usual name at a time. */
async function signInAnew(app: TestApp, role: 'admin' | 'support'): Promise<TestClient> {
  movements += 1;
  const former = `${role}.${String(movements)}@obmena.example`;
  const usual = `${role}@obmena.example`;
  await app.deps.knex('users').where({ e_mail: usual }).update({ e_mail: former });
  return signIn(app, role);
}
