import { isMoveForPrice } from '#core/buyback/buyback-status.ts';
import { checkNumber } from '#core/buyback/check-number.ts';
import { isPledged } from '../orders/door-exchange/exchange-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { sentence } from '../platform/http/phrases.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { notMovedByHand } from './desk/desk-file.ts';
import { doorExchangeRoute } from './door-exchange-route.ts';
import { exchangeRoute } from './exchange-route.ts';
import { givenNumber, readIdentity } from './identity-store.ts';
import { inspectRow } from './inspect-row.ts';
import { lockRow } from './lock-row.ts';
import { MoveNotAllowed, moveRow } from './move-row.ts';
import { loadDetail } from './staff-detail.ts';
import { loadPage } from './staff-list.ts';

/** What staff do with buy-backs. */
export function staffRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const list = bind('admin-buyback-list', ({ query }, { language }) =>
    loadPage(deps.reads, query, language),
  );

  const detail = bind('admin-buyback-detail', ({ params }, { language }) =>
    loadDetail(knex, deps, params.id, language),
  );

  const move = bind('admin-buyback-move', async ({ params, body }, context) => {
    const user = staffOf(context);
    // Inspections have a call of their own, and money needs a second person (desk/payout-routes.ts).
    if (notMovedByHand.has(body.status)) throw moveRefused(context);
    await refuseMove(
      context,
      knex.transaction(async (trx) => {
        const row = await lockRow(trx, deps, params.id, body.version, context.language);
        if (!isMoveForPrice(row.status, body.status, row.price))
          throw new MoveNotAllowed(body.status);
        // Goods left for it: it stays here until they are paid.
        const leaves = body.status === 'returning' || body.status === 'cancelled';
        if (leaves && (await isPledged(trx, row.id))) throw new Refusal(409, 'device_pledged');
        const mover = { actor: 'staff', staffId: user.id, reason: body.reason } as const;
        await moveRow(trx, deps, row, [body.status], { ...mover, at: context.now });
      }),
    );
    return loadDetail(knex, deps, params.id, context.language);
  });

  const inspect = bind('admin-buyback-inspect', async ({ params, body }, context) => {
    const user = staffOf(context);
    await refuseMove(
      context,
      knex.transaction(async (trx) => {
        const row = await lockRow(trx, deps, params.id, body.version, context.language);
        if (row.status !== 'received') throw new MoveNotAllowed('inspected');
        const { deviceConditionChoices: choices, note, deviceNumber } = body;
        const identity = await readIdentity(trx, deps.cipher, row.id);
        const checked = checkNumber(givenNumber(identity), deviceNumber);
        if (!checked.ok) throw new FieldRefusal({ deviceNumber: [checked.error] });
        const by = { staffId: user.id, at: context.now };
        const finding = { choices, note, numberCheck: checked.value, ...by };
        await inspectRow(trx, deps, row, finding);
      }),
    );
    return loadDetail(knex, deps, params.id, context.language);
  });

  return [list, detail, move, inspect, exchangeRoute(deps), doorExchangeRoute(deps)];
}

const moveRefused = ({ language }: RequestContext): FieldRefusal =>
  new FieldRefusal({ status: [sentence('move_refused', language)] });

async function refuseMove<T>(context: RequestContext, moving: Promise<T>): Promise<T> {
  try {
    return await moving;
  } catch (error) {
    throw error instanceof MoveNotAllowed ? moveRefused(context) : error;
  }
}
