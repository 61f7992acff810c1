import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { keepSelection } from '../platform/resources/selections.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { bulkMoveRoutes } from './bulk-move-routes.ts';
import { closeWithdrawal, withdrawalFacts } from './close-withdrawal.ts';
import { holdStaffRoute } from './holds/hold-staff-route.ts';
import { writeOffRestRoute } from './door-exchange/write-off-rest.ts';
import { lockVersion, moveByStaff, staffRow } from './move-by-staff.ts';
import { chosenUnits, netOf, refundPieces } from './refund-pieces.ts';
import { contactRoute } from './contact/contact-routes.ts';
import { detailRoute } from './staff-detail.ts';
import { editRoutes } from './edit/edit-routes.ts';
import { paperRoutes } from './papers/paper-routes.ts';
import { mailRoutes } from './papers/sent-mails.ts';
import { pickUpRoutes } from './pick-up/pick-up-routes.ts';
import { ordersFound } from './orders-found.ts';
import { ordersServerGrid } from './orders-server-grid.ts';
import { orderPage } from './staff-list.ts';
import { withdrawalDeskRoute } from './withdrawal-desk.ts';

/** Orders as staff see and move them. */
export const staffRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-list', ({ query }, context) => orderPage(deps.reads, query, context)),
  findRoute(deps),
  detailRoute(deps),
  moveRoute(deps),
  ...bulkMoveRoutes(deps),
  refundRoute(deps),
  holdStaffRoute(deps),
  writeOffRestRoute(deps),
  closeRoute(deps),
  ...pickUpRoutes(deps),
  ...editRoutes(deps),
  ...paperRoutes(deps),
  ...mailRoutes(deps),
  contactRoute(deps),
  withdrawalDeskRoute(deps),
];

/** Orders that one search finds; more would not be looked through. */
const mostFound = 1_000;

const findRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-find-select', async ({ body: { term } }, context) => {
    const found = ordersFound(deps.cipher, term, mostFound);
    const { rows } = await deps.reads.raw<{ rows: { order_id: number }[] }>(found.sql, [
      ...found.bindings,
    ]);
    const ids = rows.map(({ order_id: id }) => id);
    const by = { userId: staffOf(context).id, language: context.language };
    return keepSelection(deps, ordersServerGrid, { kind: 'some', ids }, by);
  });

const moveRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-move', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { order } = await moveByStaff(trx, deps, { ...params, ...body }, context);
      return staffRow(trx, order, context);
    }),
  );

const refundRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-refund', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await lockVersion(trx, id, body.version, context);
      const { reason, ...rest } = body;
      const wish = { id, ...rest };
      const units = await chosenUnits(trx, wish);
      const { now } = context;
      const { done, prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'refund',
          subject: `order:${String(id)}`,
          title: order.number,
          amount: netOf(units),
          payload: { of: 'order', ...wish },
          reason,
          staffId: staffOf(context).id,
          at: now,
        },
        () => refundPieces(trx, deps, order, units, now),
      );
      return {
        refundId: done?.refundId ?? null,
        amount: done?.amount ?? 0,
        creditNote: done?.creditNote ?? null,
        prepared,
      };
    }),
  );

const closeRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-withdrawal-close', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { now } = context;
      const close = () => closeWithdrawal(trx, deps, id, { ...body, now });
      if (body.to !== 'refunded') return { ...(await close()), prepared: null };
      const { number, net, status, version } = await withdrawalFacts(trx, id);
      const { done, prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'refund',
          subject: `withdrawal:${String(id)}`,
          title: number,
          amount: net,
          payload: { of: 'withdrawal', id, version: body.version },
          reason: '',
          staffId: staffOf(context).id,
          at: now,
        },
        close,
      );
      return { ...(done ?? { status, version }), prepared };
    }),
  );
