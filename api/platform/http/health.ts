import { isMigrated } from '../database/migrate.ts';
import type { Dependencies } from '../dependencies.ts';
import { pathOf, type AppMiddleware } from './app-context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { methodRefusal } from './refusal.ts';
import { sendJson } from './send-reply.ts';

/** Why the program should get no requests now; null when it should. */
function createReadiness(
  { knex }: Dependencies,
  lifecycle: Lifecycle,
): () => Promise<'stopping' | 'database' | 'migrations' | null> {
  let migrated = false;
  return async () => {
    if (lifecycle.stopping) return 'stopping';
    try {
      await knex.raw('select 1');
      migrated ||= await isMigrated(knex);
    } catch {
      return 'database';
    }
    return migrated ? null : 'migrations';
  };
}

/** Tells whoever runs the program whether it lives, and whether it should get requests. */
export function answerHealth(deps: Dependencies, lifecycle: Lifecycle): AppMiddleware {
  const notReady = createReadiness(deps, lifecycle);
  return async (ctx, next) => {
    const path = pathOf(ctx);
    if (path !== '/healthz' && path !== '/readyz') {
      await next();
      return;
    }
    ctx.state.route = path;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodRefusal(['GET']);
    const reason = path === '/readyz' ? await notReady() : null;
    if (reason === null) sendJson(ctx, 200, { status: 'ok' });
    else sendJson(ctx, 503, { status: 'not ready', reason });
  };
}
