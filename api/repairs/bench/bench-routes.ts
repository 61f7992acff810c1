import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { checkPhases, isCheckable } from '#core/service/repair-checks.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { RepairModel } from '../repair-model.ts';
import { requireRepair } from '../require-repair.ts';
import { checksOf, checkViews, missingOf, storeResults } from './check-rows.ts';
import { messagesOf, previewMessage, sendMessage, templatesOf } from './messages.ts';
import { startWork, stopWork, timerView } from './timers.ts';

type Bench = Reply<Endpoints['admin-repair-bench']>;

/** What a technician does with a repair beside moving it. */
export const benchRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-repair-bench', async ({ params }, context) =>
    benchView(deps.knex, await requireRepair(deps.knex, params.id), context),
  ),

  bind('admin-repair-checked', ({ params, body }, context) =>
    changed(deps, params.id, context, (trx, row) =>
      storeResults(trx, row, body, workerOf(context)),
    ),
  ),

  bind('admin-repair-timer-start', ({ params }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await requireRepair(trx, params.id, true);
      const stopped = await startWork(trx, row, workerOf(context));
      return { bench: await benchView(trx, row, context), stopped };
    }),
  ),

  bind('admin-repair-timer-stop', ({ params }, context) =>
    changed(deps, params.id, context, (trx, row) => stopWork(trx, row.id, workerOf(context))),
  ),

  bind('admin-repair-message-preview', async ({ params, body }) =>
    previewMessage(deps, await requireRepair(deps.knex, params.id), body),
  ),

  bind('admin-repair-message', ({ params, body }, context) =>
    changed(deps, params.id, context, (trx, row) =>
      sendMessage(trx, deps, row, body, workerOf(context)),
    ),
  ),
];

const workerOf = (context: RequestContext) => ({ staffId: staffOf(context).id, at: context.now });

/** Locks a repair, does something beside it, and answers its bench as it is then. */
const changed = (
  { knex }: Dependencies,
  id: number,
  context: RequestContext,
  change: (trx: Knex.Transaction, row: RepairModel) => Promise<void>,
): Promise<Bench> =>
  knex.transaction(async (trx) => {
    const row = await requireRepair(trx, id, true);
    await change(trx, row);
    return benchView(trx, row, context);
  });

async function benchView(db: Knex, row: RepairModel, context: RequestContext): Promise<Bench> {
  const { language } = context;
  const checks = await checksOf(db, row.id);
  return {
    checks: checkViews(checks, language),
    phases: checkPhases.filter((phase) => isCheckable(row.status, phase)),
    missing: missingOf(checks, language),
    timer: await timerView(db, row, workerOf(context)),
    canWrite: row.eMail !== null,
    templates: await templatesOf(db, row),
    messages: await messagesOf(db, row.id),
  };
}
