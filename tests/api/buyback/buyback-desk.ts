import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** Two of the staff, the buy-back desk and an administrator, and what they do with buy-backs. */
export async function openDesk(app: TestApp) {
  const desk = await signIn(app, 'buyback_desk');
  const admin = await signIn(app, 'admin');
  const detail = (id = 1) => desk.get('admin-buyback-detail', { params: { id } });

  /** By the version of now; the administrator does it where nobody else is named. */
  const move = async (status: BuybackStatus, { who = admin, id = 1 } = {}) => {
    const { version } = await detail(id);
    const body = { status, reason: 'převzato na pobočce', version };
    return who.post('admin-buyback-move', { params: { id }, body });
  };
  const inspect = async (deviceConditionChoices: string[], { note = '', id = 1 } = {}) => {
    const { version } = await detail(id);
    const body = { deviceConditionChoices, note, version };
    return desk.post('admin-buyback-inspect', { params: { id }, body });
  };
  /** Keeps rows of the payouts' list as whoever pays them sees it. */
  const select = async (who: TestClient, ids: readonly number[]): Promise<string> => {
    const body = { kind: 'some' as const, ids: [...ids] };
    return (await who.post('grid-payouts-select', { body })).id;
  };
  const prepare = async (ids: readonly number[] = [1], who = desk) =>
    who.post('payout-prepare', { body: { selectionId: await select(who, ids) } });
  const release = async (ids: readonly number[] = [1], who = admin) =>
    who.post('payout-release', { body: { selectionId: await select(who, ids) } });
  /** The whole way from accepted to paid, by two people. */
  const pay = async (ids: readonly number[] = [1]) => {
    await prepare(ids);
    const { order } = await release(ids);
    if (!order) throw new Error('nothing was released');
    return admin.post('payout-paid', { params: { id: order.id } });
  };
  /** Mails about buy-backs, oldest first, without the word that they all begin with. */
  const mailKinds = async (): Promise<string[]> => {
    const kinds: string[] = await app.deps.knex('mails').orderBy('id').pluck('kind');
    return kinds.map((kind) => kind.replace('buyback-', ''));
  };
  return { desk, admin, detail, move, inspect, select, prepare, release, pay, mailKinds };
}
