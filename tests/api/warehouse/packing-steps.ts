import { randomUUID } from 'node:crypto';
import type { TestClient } from '#tests/support/test-client.ts';

/** Scans one code after the other at the packing desk; answers the last reply. */
export async function pack(packer: TestClient, ...texts: readonly [string, ...string[]]) {
  const replies = [];
  for (const text of texts) {
    replies.push(await packer.post('pack-scan', { body: { operationId: randomUUID(), text } }));
  }
  const last = replies.at(-1);
  if (!last) throw new Error('nothing was scanned');
  return last;
}

/** Packs what lies in a crate; answers its parcel. */
export async function packCrate(packer: TestClient, crate: string, ...eans: readonly string[]) {
  const { desk } = await pack(packer, crate, ...eans);
  const body = { weightGrams: 300, reason: 'katalog' };
  return (await packer.post('pack-finish', { params: { id: desk?.id ?? 0 }, body })).parcel;
}
