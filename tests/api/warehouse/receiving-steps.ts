import { randomUUID } from 'node:crypto';
import type { TestClient } from '#tests/support/test-client.ts';

/** Scans one code after the other at a delivery; answers the last reply. */
export async function scanAt(
  client: TestClient,
  id: number,
  ...texts: readonly [string, ...string[]]
) {
  const replies = [];
  for (const text of texts) {
    const body = { operationId: randomUUID(), text };
    replies.push(await client.post('delivery-scan', { params: { id }, body }));
  }
  const last = replies.at(-1);
  if (!last) throw new Error('nothing was scanned');
  return last;
}

/** The same where goods go into bins. */
export async function putAway(client: TestClient, ...texts: readonly [string, ...string[]]) {
  const replies = [];
  for (const text of texts) {
    replies.push(await client.post('put-away-scan', { body: { operationId: randomUUID(), text } }));
  }
  const last = replies.at(-1);
  if (!last) throw new Error('nothing was scanned');
  return last;
}

interface WantedLine {
  readonly code: string;
  readonly expected: number;
  readonly price?: number;
}

/** An order at a supplier that is sent. */
export async function orderedAt(
  supervisor: TestClient,
  lines: readonly WantedLine[],
): Promise<number> {
  const body = { supplier: 'Dodavatel', note: '', lines: [...lines] };
  const { id, version } = await supervisor.post('purchase-order-save', { body });
  await supervisor.post('purchase-order-move', {
    params: { id },
    body: { version, to: 'ordered' },
  });
  return id;
}
