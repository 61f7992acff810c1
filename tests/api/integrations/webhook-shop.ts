import type { Rows } from '#api/platform/database/rows.ts';
import { sendDeliveries } from '#api/integrations/webhooks/send-deliveries.ts';
import { openSession } from '#api/platform/sessions/sessions.ts';
import type { WebhookEvent } from '#core/integrations/webhook.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addOrder } from '#tests/support/factories/orders.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const start = new Date('2026-11-21T12:00:00Z');
export const minute = 60_000;

/** A shop and a program that it tells of changes. */
export class WebhookShop {
  readonly app: TestApp;
  readonly receiver: Receiver;
  admin: TestClient;

  private constructor(app: TestApp, receiver: Receiver) {
    this.app = app;
    this.receiver = receiver;
    this.admin = app.client();
  }

  static async start(): Promise<WebhookShop> {
    const receiver = await startReceiver();
    const app = await startTestApp({ environment: { PRIVATE_HOSTS: receiver.host } });
    return new WebhookShop(app, receiver);
  }

  /** As at the start, with nothing but an admin. */
  async prepare(): Promise<void> {
    const { app, receiver } = this;
    const { knex } = app.deps;
    app.clock.now = start;
    receiver.received.length = 0;
    receiver.answer = (response) => void response.writeHead(204).end();
    await truncateAll(knex);
    await knex.raw('delete from jobs.job');
    this.admin = await signIn(app, 'admin');
    await addDeliveryMethod(knex, { code: 'kuryr' });
    await addPaymentMethod(knex, { code: 'card' });
  }

  async close(): Promise<void> {
    await truncateAll(this.app.deps.knex);
    await this.app.close();
    this.receiver.close();
  }

  /** The admin hours after the session of before has ended. */
  async comeBack(): Promise<void> {
    const { knex } = this.app.deps;
    const user = await knex('users').where({ e_mail: 'admin@obmena.example' }).first('id');
    const now = this.app.clock.now;
    const who = { id: user?.id ?? 0, role: 'admin' } as const;
    const { token } = await openSession(knex, who, now, { secondFactorAt: now });
    this.admin = this.app.client();
    this.admin.cookies.set('session', token);
  }

  readonly make = (events: WebhookEvent[] = ['order.confirmed', 'order.paid']) =>
    this.admin.post('webhook-make', { body: { name: 'ERP', url: this.receiver.url, events } });

  readonly run = () => this.app.deps.jobs.runDue();

  readonly later = async (milliseconds: number): Promise<void> => {
    const { clock, deps } = this.app;
    clock.now = new Date(clock.now.getTime() + milliseconds);
    await sendDeliveries(deps);
  };

  readonly move = (id: number, change: Partial<Rows['orders']>) =>
    this.app.deps.knex('orders').where({ id }).update(change);

  /** A new order that is confirmed. */
  readonly confirm = async (): Promise<number> => {
    const { id } = await addOrder(this.app.deps.knex);
    await this.move(id, { status: 'confirmed' });
    return id;
  };

  readonly logOf = async (id: number) =>
    (await this.admin.get('webhook-delivery-list', { params: { id }, query: {} })).results;

  readonly stateNow = async () => (await this.admin.get('webhook-list', {})).results[0]?.state;

  readonly types = () => this.receiver.received.map(({ message }) => message.type);
}
