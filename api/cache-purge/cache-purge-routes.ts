import type { Knex } from 'knex';
import { readPurge, type Purge, type PurgeRefusal } from '#core/cache-purge/purge-request.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { everything, sendPurge, type PurgeOrder } from '../platform/reply-cache.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { createCdn } from '../outside/fastly/create-cdn.ts';
import { plainPath } from '../pages/page-path.ts';
import { useApproval } from '../staff-session/use-approval.ts';

const fieldOf: Record<PurgeRefusal, string> = {
  soft_full_purge: 'softPurge',
  invalid_purge_key: 'keys',
  invalid_url: 'url',
  foreign_url: 'url',
};

/** What the purge means to the shop's own cache, which knows addresses by their path alone. */
function ownOrder(purge: Purge): PurgeOrder {
  switch (purge.mode) {
    case 'full':
      return { keys: [everything], paths: [], soft: false };
    case 'key':
      return { keys: purge.keys, paths: [], soft: purge.soft };
    case 'url':
      return { keys: [], paths: pathsOf(purge.url), soft: purge.soft };
  }
}

/** Pages are kept without a slash at the end, calls with it. */
function pathsOf(url: string): string[] {
  const { pathname } = new URL(url);
  return [...new Set([pathname, plainPath(pathname)])];
}

/** The words that the approval of a full purge is asked with. */
const fullPurgeSubject = 'cache';

/** Everything is purged by two people (DECISIONS "Accounts and roles"). */
async function needSecondPerson(
  trx: Knex,
  token: string | null | undefined,
  who: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (token === null || token === undefined) throw new Refusal(409, 'approval_needed');
  await useApproval(trx, { ...who, token, action: 'full_purge', subject: fullPurgeSubject });
}

/** Purging what is kept of pages and answers: here first, then in the CDN. */
export function cachePurgeRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, environment, log } = deps;
  const cdn = createCdn(environment);
  const purgeCache = bind('cache-purge', async ({ body }, context) => {
    const { id: by } = staffOf(context);
    const { mode, keys, url = null, softPurge } = body;
    const read = readPurge({ mode, keys, url, softPurge }, environment.publicUrl);
    if (!read.ok) throw new FieldRefusal({ [fieldOf[read.error]]: [read.error] });
    await knex.transaction(async (trx) => {
      if (read.value.mode === 'full') {
        await needSecondPerson(trx, body.approval, { by, now: context.now });
      }
      await sendPurge(trx, { ...ownOrder(read.value), isKnownToCdn: true });
    });
    const answer = await cdn.purge(read.value);
    log.info({ mode, soft: softPurge, by, outcome: answer.outcome }, 'the cache is purged');
    if (answer.outcome === 'failed') {
      throw new Refusal(502, 'purge_failed', { extra: { problem: answer.problem } });
    }
    return { cdn: cdn.kind, requests: answer.requests };
  });
  return [purgeCache];
}
