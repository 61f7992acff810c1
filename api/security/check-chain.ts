import type { Knex } from 'knex';
import {
  chainSources,
  checkChain,
  emptyChain,
  type BrokenLink,
  type ChainHead,
} from '#core/security/audit-chain.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { chainHash, headOf, toLink, type ChainRow } from './chain-rows.ts';
import { contentsOf } from './chain-sources.ts';

const batch = 1_000;
/** Links that the check of every hour looks at. */
const newest = 10_000;

export interface ChainCheck {
  readonly first: number;
  readonly head: ChainHead;
  readonly broken: BrokenLink | null;
}

type Needs = Pick<Dependencies, 'knex' | 'cipher'>;

/** Looks at the chain, all of it or its end, and at heads that were seen before; changes nothing. */
export async function lookAtChain(deps: Needs, isWhole: boolean): Promise<ChainCheck> {
  const { knex } = deps;
  const last = await headOf(knex);
  const before = isWhole ? 0 : Math.max(0, last.sequence - newest);
  let head = before === 0 ? emptyChain : await headOf(knex, before);
  const first = before + 1;
  for (;;) {
    const rows: ChainRow[] = await knex('audit_chain')
      .where('sequence', '>', head.sequence)
      .orderBy('sequence')
      .limit(batch);
    if (rows.length === 0) break;
    const checked = checkChain(head, await withContents(knex, rows), chainHash(deps));
    head = checked.head;
    if (checked.broken) return { first, head, broken: checked.broken };
  }
  return { first, head, broken: await cutOff(knex, head) };
}

async function withContents(knex: Knex, rows: readonly ChainRow[]) {
  const links = rows.map(toLink);
  const contents = new Map<string, ReadonlyMap<number, string>>();
  for (const source of chainSources) {
    const ids = links.filter((link) => link.source === source).map(({ sourceId }) => sourceId);
    contents.set(source, await contentsOf(knex, source, ids));
  }
  return links.map((link) => ({
    link,
    now: contents.get(link.source)?.get(link.sourceId) ?? null,
  }));
}

/** A head that an earlier check saw must still be there, or the end of the chain was cut off. */
async function cutOff(knex: Knex, { sequence }: ChainHead): Promise<BrokenLink | null> {
  const seen: { head_sequence: number; head_hash: Buffer } | undefined = await knex(
    'audit_chain_checks',
  )
    .whereNull('broken_sequence')
    .whereNotNull('head_hash')
    .orderBy('head_sequence', 'desc')
    .first('head_sequence', 'head_hash');
  if (!seen) return null;
  const now = seen.head_sequence > sequence ? null : await headOf(knex, seen.head_sequence);
  if (now?.hash === seen.head_hash.toString('hex')) return null;
  return { sequence: Math.min(sequence + 1, seen.head_sequence), reason: 'cut_off' };
}

/** Looks at the chain and notes how it was found. */
export async function noteChainCheck(
  deps: Dependencies,
  { isWhole, askedBy = null }: { readonly isWhole: boolean; readonly askedBy?: number | null },
): Promise<ChainCheck> {
  const check = await lookAtChain(deps, isWhole);
  const { first, head, broken } = check;
  await deps.knex('audit_chain_checks').insert({
    at: deps.now(),
    asked_by: askedBy,
    first_sequence: first,
    head_sequence: head.sequence,
    head_hash: head.sequence === 0 ? null : Buffer.from(head.hash, 'hex'),
    broken_sequence: broken?.sequence ?? null,
    reason: broken?.reason ?? null,
  });
  // The log is kept elsewhere: its heads tell whoever cuts the chain off here.
  const { sequence, hash } = head;
  if (broken) deps.log.error({ sequence, hash, broken }, 'the audit chain is broken');
  else deps.log.info({ sequence, hash }, 'the audit chain was checked');
  return check;
}
