import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import type { TestApp } from '#tests/support/test-app.ts';

type Status = 'picking' | 'packed' | 'ready_for_pickup' | 'handed_over' | 'delivered' | 'cancelled';

/** The order that was placed last. */
const lastOrder = async ({ deps }: TestApp) => {
  const found = deps.knex('orders').orderBy('id', 'desc');
  return found.first<{ id: number; version: number; number: string; due: number }>();
};

/** Its whole due comes by a transfer, which two people take; answers it. */
export async function paidByTransfer(app: TestApp): Promise<number> {
  const { due, number } = await lastOrder(app);
  const support = await newStaff(app, 'support');
  const body = { movement: `M-${number}`, variableSymbol: number, amount: due };
  await support.post('admin-bank-transfer', { body });
  const admin = await newStaff(app, 'admin');
  const { results } = await admin.get('prepared-act-list', { query: {} });
  for (const { id, version } of results) {
    const decided = { version, to: 'released', note: '' } as const;
    await admin.post('prepared-act-decide', { params: { id }, body: decided });
  }
  return due;
}

/** Staff move it through states. */
export async function movedThrough(app: TestApp, ...states: readonly Status[]): Promise<void> {
  const admin = await newStaff(app, 'admin');
  for (const to of states) {
    const { id, version } = await lastOrder(app);
    const body = { version, to, reason: 'ručně' };
    await admin.post('admin-order-move', { params: { id }, body });
  }
}
