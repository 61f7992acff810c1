import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { reservationExpiresAt } from '#core/reservations/reservation-expiry.ts';
import type { ReservationStatus } from '#core/reservations/reservation-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { requireOwnStore } from '../platform/http/own-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { findStores, openingHoursOf } from '../stores/store-rows.ts';
import { moveReservationRow } from './move-reservation.ts';
import { findByPickUpCode } from './pick-up-codes.ts';
import { ReservationModel } from './reservation-model.ts';
import { findReservation, reservationView } from './reservation-view.ts';
import { reserveRoute } from './reserve.ts';
import { stockChanged } from './stock-changed.ts';
import { reservationPage, staffRows } from './staff-list.ts';

/** Every call of store reservations. */
export const reservationRoutes = (deps: Dependencies): BoundRoute[] => [
  reserveRoute(deps),
  ...customerRoutes(deps),
  ...staffRoutes(deps),
];

function customerRoutes(deps: Dependencies): BoundRoute[] {
  const view = bind('reservation', async ({ params: { code } }, { language }) =>
    reservationView(deps.knex, await findReservation(deps.knex, code), language),
  );

  const cancel = bind('reservation-cancel', ({ params: { code } }, { language, now }) =>
    deps.knex.transaction(async (trx) => {
      const row = await findReservation(trx, code, true);
      // Pressed twice, or after the job released it: the customer wanted it gone and it is.
      if (row.status !== 'cancelled') {
        const mover = { actor: 'customer', at: now } as const;
        const moved = await moveReservationRow(trx, deps, row, 'cancelled', mover);
        if (!moved) throw new Refusal(409, 'reservation_closed');
        await stockChanged(trx, deps, [row]);
      }
      return reservationView(trx, row, language);
    }),
  );

  return [view, cancel];
}

function staffRoutes(deps: Dependencies): BoundRoute[] {
  const list = bind('admin-reservation-list', ({ query }, context) =>
    reservationPage(deps.reads, query, context),
  );

  const find = bind('admin-reservation-find', async ({ body }, context) => {
    const row = await findByPickUpCode(deps.knex, body.code);
    requireOwnStore(context, row.storeId);
    return staffRow(deps.knex, row, context);
  });

  const move = bind('admin-reservation-move', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await ReservationModel.query(trx).findById(params.id).forUpdate();
      if (!row) throw new Refusal(404, 'reservation_not_found');
      requireOwnStore(context, row.storeId);
      if (row.version !== body.version) throw await refused(trx, row, context, 'conflict');
      const change = await changeOf(trx, deps, row, body.status, context);
      const mover = { actor: 'staff', staffId: staffOf(context).id, at: context.now } as const;
      const moved = await moveReservationRow(trx, deps, row, body.status, mover, change);
      if (!moved) throw await refused(trx, row, context, 'reservation_closed');
      if (body.status !== 'ready') await stockChanged(trx, deps, [row]);
      return staffRow(trx, row, context);
    }),
  );

  return [list, find, move];
}

/** A piece that was ready later than promised waits its days all the same. */
async function changeOf(
  trx: Knex,
  { market }: Dependencies,
  row: ReservationModel,
  to: ReservationStatus,
  { now, today, language }: RequestContext,
): Promise<Partial<Pick<ReservationModel, 'expiresAt'>>> {
  if (to !== 'ready' || now <= row.readyAt) return {};
  const stores = await findStores(trx, { today, language });
  const store = stores.find(({ id }) => id === row.storeId);
  if (!store) return {};
  const hours = openingHoursOf(store, market.timeZone);
  const waitingDays = await shopNumber(trx, 'reservation_waiting_days');
  return { expiresAt: reservationExpiresAt(hours, now, waitingDays) };
}

async function staffRow(trx: Knex, row: ReservationModel, { language }: RequestContext) {
  const [view] = await staffRows(trx, [row], language);
  if (!view) throw new Error('a row has lost its view');
  return view;
}

/** With the row as it is now, so that the screen can show what happened meanwhile. */
async function refused(
  trx: Knex,
  row: ReservationModel,
  context: RequestContext,
  phrase: 'conflict' | 'reservation_closed',
): Promise<Refusal> {
  const current = toWire(await staffRow(trx, row, context));
  return new Refusal(409, phrase, { extra: { current } });
}
