import { expect } from 'vitest';
import { startPayment } from '#api/payments/start-payment.ts';
import { addInstallmentContract } from '#tests/support/factories/orders.ts';
import { addInstallmentProgram } from '#tests/support/factories/sales.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { letJobsRun } from './open-attempt.ts';
import { insertOrder } from './order-fixture.ts';

type LoanKind = 'installments' | 'leasing';

interface ContractSet {
  readonly price?: number;
  readonly arrangeType?: string;
  readonly expired?: boolean;
}

/** What tests do with loans of one app. */
export function loanTester(app: () => TestApp) {
  const knex = () => app().deps.knex;
  const tester = {
    /** Programs of which contracts are made. */
    insertPrograms: async (): Promise<void> => {
      await addInstallmentProgram.many(knex(), [{ kind: 'installments' }, { kind: 'leasing' }]);
    },

    /** The contract of an order, which can be signed for a day. */
    insertContract: async (
      orderId: number,
      { price = 1_000, arrangeType = 'online', expired = false }: ContractSet = {},
    ): Promise<void> => {
      const { now } = app().clock;
      await addInstallmentContract(knex(), {
        order_id: orderId,
        program_id: 1,
        arrange_type: arrangeType,
        price,
        expires_at: new Date(now.getTime() + (expired ? -1_000 : 86_400_000)),
        changed_at: now,
      });
    },

    start: (orderId: number, kind: LoanKind = 'installments') =>
      startPayment(app().deps, { orderId, kind, language: 'cs' }),

    /** An order with one contract, and the page of the company that it leads to. */
    open: async (kind: LoanKind = 'installments') => {
      const order = await insertOrder(knex(), { paymentCode: kind });
      await tester.insertContract(order.id);
      const { code, redirectUrl } = await tester.start(order.id, kind);
      return { ...order, code, page: new URL(redirectUrl ?? '').pathname };
    },

    choose: async (page: string, outcome: string): Promise<void> => {
      const body = new URLSearchParams({ outcome });
      const answer = await app().client().fetch(page, { method: 'POST', body });
      expect(answer.status).toBe(303);
      await letJobsRun(app());
    },

    contractStatuses: (): Promise<string[]> =>
      knex()('installment_contracts').orderBy('id').pluck('status'),

    attempt: async (code: string) => {
      const answer = await app().client().fetch(`/api/new/payment/${code}/status/`);
      return (await answer.json()) as Record<string, unknown>; // JSON of the API
    },
  };
  return tester;
}
