import { toWire } from '#core/contract/casing.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { moveRepair } from '#core/service/repair-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { answerEstimate } from './estimate.ts';
import { mailAboutRepair } from './mails/mail-subject.ts';
import { moveRepairTo } from './move-repair.ts';
import { RepairModel } from './repair-model.ts';
import { findRepair, historyOf, repairView } from './repair-view.ts';

/** What customers do with a repair, by the link of a mail or by what they know. */
export const customerRoutes = (deps: Dependencies): BoundRoute[] => [
  ...askingRoutes(deps),
  ...linkRoutes(deps),
];

function askingRoutes({ knex, jobs, now, market }: Dependencies): BoundRoute[] {
  // One statement finds both or neither, so an unknown number and a wrong e-mail take the same time.
  const known = (number: string, eMail: string) =>
    RepairModel.query(knex).findOne({ number, e_mail: eMail });

  const status = bind('repair-status', async ({ body }) => {
    const row = await known(body.number, body.eMail);
    // Asked of no row too, so that the answer takes as long.
    const history = await historyOf(knex, row?.id ?? 0);
    if (!row) throw new Refusal(404, 'repair_not_found');
    const { number, device, promisedOn } = row;
    return { number, status: row.status, device, promisedOn, history };
  });

  const link = bind('repair-link', async ({ body }, context) => {
    const row = await known(body.number, body.eMail);
    if (!row) return undefined;
    // At most once an hour, however often it is asked.
    const hour = context.now.toISOString().slice(0, 13);
    const mail = mailAboutRepair('repair-link', row, `:${hour}`);
    await knex.transaction((trx) => queueMail(trx, { jobs, now }, mail));
    return undefined;
  });

  const mine = bind('user-profile-repairs', async (_, context) => {
    const { id } = ownUser(context);
    const rows = await RepairModel.query(knex)
      .where('user_id', id)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(200);
    const { repairStatus } = shopPaths(market.code);
    return {
      results: rows.map(({ number, device, createdAt, code, ...row }) => ({
        number,
        device,
        status: row.status,
        createdAt: createdAt.toISOString(),
        url: repairStatus(code),
      })),
    };
  });

  return [status, link, mine];
}

function linkRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const view = bind('repair', async ({ params }, context) =>
    repairView(knex, deps, await findRepair(knex, params.code), context),
  );

  const decide = bind('repair-decide', ({ params, body }, context) =>
    knex
      .transaction(async (trx) => {
        const row = await findRepair(trx, params.code, true);
        const proof = row.userId !== null && row.userId === context.user?.id ? 'account' : 'link';
        const mover = { actor: 'customer', at: context.now } as const;
        await answerEstimate(trx, deps, row, { ...body, proof }, mover);
        return repairView(trx, deps, row, context);
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof Refusal) || error.status !== 409) throw error;
        // With what is asked now: whoever answered an older question sees the new one.
        const row = await findRepair(knex, params.code);
        const current = toWire(await repairView(knex, deps, row, context));
        throw new Refusal(409, error.phrase, { extra: { current } });
      }),
  );

  const giveUp = bind('repair-give-up', ({ params }, context) =>
    knex.transaction(async (trx) => {
      const row = await findRepair(trx, params.code, true);
      // Pressed twice: it is what the customer wanted already.
      if (row.status !== 'cancelled' && row.status !== 'declined') {
        const isHere = !moveRepair(row.status, 'cancelled', 'customer').ok;
        const mover = { actor: 'customer', at: context.now } as const;
        await moveRepairTo(trx, deps, row, isHere ? 'declined' : 'cancelled', mover);
      }
      return repairView(trx, deps, row, context);
    }),
  );

  return [view, decide, giveUp];
}
