import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { startPayment } from '#api/payments/start-payment.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { insertOrder } from './order-fixture.ts';

/** An order of 1000 and its first attempt of a kind, as the checkout begins it. */
export async function openAttempt({ deps }: TestApp, kind: PaymentKind) {
  const order = await insertOrder(deps.knex, { paymentCode: kind });
  const { code, redirectUrl } = await startPayment(deps, {
    orderId: order.id,
    kind,
    language: 'cs',
  });
  return { order, code, redirectUrl };
}

/** Runs jobs that are due now, those that come later, and those that they ask for. */
export async function letJobsRun({ deps }: TestApp): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const { rowCount } = await deps.knex.raw<{ rowCount: number }>(
      `update jobs.job set start_after = now() - interval '1 minute'
        where state in ('created', 'retry')`,
    );
    if (rowCount === 0) return;
    await deps.jobs.runDue();
  }
}
