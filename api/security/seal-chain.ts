import type { Knex } from 'knex';
import { chainSources, joinChain, type ChainSource } from '#core/security/audit-chain.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { chainHash, headOf, toRow } from './chain-rows.ts';
import { unsealed, type SourceRow } from './chain-sources.ts';

const batch = 1_000;
/** Transactions end out of the order of their ids; one this far behind is found by the whole check. */
const longestLag = 10_000;

/**
 * Joins new records to the chain, in batches under one lock of the job alone: whoever adds a record waits for nobody.
 * A record is tamper-evident from here on, a minute after it was made at the latest. `all` also finds what was left
 * far behind.
 */
export async function sealChain(
  deps: Pick<Dependencies, 'knex' | 'cipher' | 'now'>,
  { all = false } = {},
): Promise<number> {
  let joined = 0;
  for (;;) {
    const count = await deps.knex.transaction((trx) => sealBatch(trx, deps, all));
    joined += count;
    if (count === 0) return joined;
  }
}

async function sealBatch(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'cipher' | 'now'>,
  all: boolean,
): Promise<number> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('audit_chain'))`);
  const found: SourceRow[] = [];
  for (const source of chainSources) {
    const above = all ? 0 : await floorOf(trx, source);
    found.push(...(await unsealed(trx, source, { above, most: batch })));
  }
  if (found.length === 0) return 0;
  const records = found.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, batch);
  const links = joinChain(await headOf(trx), records, chainHash(deps));
  const sealedAt = deps.now();
  await trx('audit_chain').insert(links.map((link) => toRow(link, sealedAt)));
  return links.length;
}

async function floorOf(trx: Knex, source: ChainSource): Promise<number> {
  const row: { source_id: number } | undefined = await trx('audit_chain')
    .where({ source })
    .orderBy('source_id', 'desc')
    .first('source_id');
  return Math.max(0, (row?.source_id ?? 0) - longestLag);
}
