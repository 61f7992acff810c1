import { randomUUID } from 'node:crypto';
import { items, orderConfirmed, codeOf, type Wish } from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { eanOf, newStaff, scan, startRound } from './picking-steps.ts';

export interface StoredShipment {
  readonly id: number;
  readonly order_id: number;
  readonly carrier: string;
  readonly status: string;
  readonly state: string;
  readonly number: string | null;
  readonly reference: string;
  readonly problem: string | null;
  readonly label: Buffer | null;
  readonly label_format: string | null;
  readonly tries: number;
  readonly cash: number;
  readonly track_at: Date | null;
}

export const shipments = ({ deps }: TestApp): Promise<StoredShipment[]> =>
  deps.knex('shipments').orderBy('id').select<StoredShipment[]>('*');

export const played = ({
  deps,
}: TestApp): Promise<{ reference: string; cancelled_at: Date | null }[]> =>
  deps.knex('sandbox_shipments').orderBy('id').select('reference', 'cancelled_at');

/** Where an order goes, for the troubles of played carriers. */
export const atHouse = ({ deps }: TestApp, number: number): Promise<unknown> =>
  deps.knex('orders').update({
    billing_address: deps.knex.raw(`jsonb_set(billing_address, '{street}', to_jsonb(?::text))`, [
      `Dlouhá ${String(number)}`,
    ]),
  });

/** An order that is picked and packed to its last parcel; the parcel's carrier was not asked yet. */
export async function packedOrder(app: TestApp, wish: Wish = {}, before?: () => Promise<unknown>) {
  const ean = await eanOf(app, items.case);
  const products = [[items.case, 1]] as const;
  const placed = await orderConfirmed(app, app.client(), { ...cash, ...wish, products });
  await before?.();
  const picker = await newStaff(app, 'picker');
  const round = await startRound(picker);
  await scan(picker, round?.id ?? 0, 'B-1', ean);
  const packer = await newStaff(app, 'packer');
  for (const text of ['B-1', ean]) {
    await packer.post('pack-scan', { body: { operationId: randomUUID(), text } });
  }
  const { desk } = await packer.get('pack-desk', {});
  const body = { weightGrams: 500, reason: 'katalog' };
  const { parcel } = await packer.post('pack-finish', { params: { id: desk?.id ?? 0 }, body });
  return { code: codeOf(placed), packer, parcel };
}
