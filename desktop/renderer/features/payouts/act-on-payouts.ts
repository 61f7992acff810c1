import { statusOf } from '#ui/api-error.ts';
import { client } from '../../lib/client.ts';
import { askSupervisor } from '../../lib/supervisor.ts';
import type { RefusedRow } from './refused-dialog.tsx';

interface Done {
  readonly count: number;
  /** Whole units. */
  readonly total: number;
  /** Of the order that was released; null where payouts were only prepared. */
  readonly reference: string | null;
  readonly refused: readonly RefusedRow[];
}

/** Prepares what was kept, for another person to release. */
export async function preparePayouts(selectionId: string): Promise<Done> {
  const { prepared, total, refused } = await client.post('payout-prepare', {
    body: { selectionId },
  });
  return { count: prepared, total, reference: null, refused };
}

/**
 * Releases what was kept. Where an amount is over the limit, the API says so and a supervisor is
 * asked; null where they did not agree.
 */
export async function releasePayouts(selectionId: string): Promise<Done | null> {
  const release = async (approval?: string): Promise<Done> => {
    const body = { selectionId, ...(approval === undefined ? {} : { approval }) };
    const { order, released, refused } = await client.post('payout-release', { body });
    return {
      count: released,
      total: order?.total ?? 0,
      reference: order?.reference ?? null,
      refused,
    };
  };
  try {
    return await release();
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    const approval = await askSupervisor('buyback_over_limit', `payouts:${selectionId}`);
    return approval === null ? null : release(approval);
  }
}
