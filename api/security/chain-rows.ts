import type { Knex } from 'knex';
import {
  chainSources,
  emptyChain,
  type ChainHash,
  type ChainHead,
  type ChainLink,
} from '#core/security/audit-chain.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

export type ChainRow = Rows['audit_chain'];

const hex = (bytes: Buffer): string => bytes.toString('hex');

/** Keyed, so that whoever can write in the database alone cannot write the chain anew. */
export const chainHash =
  ({ cipher }: Pick<Dependencies, 'cipher'>): ChainHash =>
  (text) =>
    hex(cipher.digest(`audit-chain\0${text}`));

export const toLink = (row: ChainRow): ChainLink => {
  const source = chainSources.find((one) => one === row.source);
  if (!source) throw new Error('a link of an unknown source');
  return {
    sequence: row.sequence,
    source,
    sourceId: row.source_id,
    content: hex(row.content_hash),
    previous: hex(row.previous),
    hash: hex(row.hash),
  };
};

export const toRow = (link: ChainLink, sealedAt: Date): ChainRow => ({
  sequence: link.sequence,
  source: link.source,
  source_id: link.sourceId,
  content_hash: Buffer.from(link.content, 'hex'),
  previous: Buffer.from(link.previous, 'hex'),
  hash: Buffer.from(link.hash, 'hex'),
  sealed_at: sealedAt,
});

/** The last link, or that of a number. */
export async function headOf(db: Knex, sequence?: number): Promise<ChainHead> {
  if (sequence === 0) return emptyChain;
  const links = db('audit_chain').orderBy('sequence', 'desc');
  if (sequence !== undefined) void links.where({ sequence });
  const row: ChainRow | undefined = await links.first();
  return row ? { sequence: row.sequence, hash: hex(row.hash) } : emptyChain;
}
