import type { Knex } from 'knex';
import type { z } from 'zod';
import { reservationReadyAt } from '#core/catalog/opening-hours.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { reserve } from '#core/contract/reservations.ts';
import { reservationExpiresAt } from '#core/reservations/reservation-expiry.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { findRepeatedRequest } from '../platform/http/repeated-request.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { findStores, openingHoursOf, type StoreRow } from '../stores/store-rows.ts';
import { allocatePiece } from './allocate-piece.ts';
import { mailAboutReservation } from './mails/mail-subject.ts';
import { recordReservationMove } from './move-reservation.ts';
import { ReservationModel } from './reservation-model.ts';
import { stockChanged } from './stock-changed.ts';

type Body = z.output<ReturnType<(typeof reserve)['body']>>;

/** Puts one piece aside at a store: the piece, its reservation and the mail in one transaction. */
export const reserveRoute = (deps: Dependencies): BoundRoute =>
  bind('reservation-create', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const request = { table: 'reservations', key: context.idempotencyKey, body };
      const { storedId, mark } = await findRepeatedRequest(trx, deps, request);
      const row =
        storedId === null
          ? await store(trx, deps, body, context, {
              idempotencyKey: mark.idempotency_key,
              requestDigest: mark.request_digest,
            })
          : await ReservationModel.query(trx).findById(storedId).throwIfNotFound();
      return {
        code: row.code,
        readyAt: row.readyAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        url: shopPaths(deps.market.code).reservation(row.code),
      };
    }),
  );

async function store(
  trx: Knex.Transaction,
  deps: Dependencies,
  body: Body,
  context: RequestContext,
  mark: Pick<ReservationModel, 'idempotencyKey' | 'requestDigest'>,
): Promise<ReservationModel> {
  const { language, now } = context;
  const place = await findStore(trx, body.store, context);
  const hours = openingHoursOf(place, deps.market.timeZone);
  const readyAt = reservationReadyAt(hours, now);
  if (readyAt === null) throw new FieldRefusal({ store: ['store_stays_closed'] });
  await refuseHoarding(trx, body.eMail);
  const piece = await allocatePiece(trx, {
    product: body.product,
    condition: body.condition,
    now,
    itemId: body.itemId ?? null,
    storeId: place.id,
  });
  if (piece === null) throw await nothingLeft(trx, body.product);
  const waitingDays = await shopNumber(trx, 'reservation_waiting_days');
  const row = await ReservationModel.query(trx).insertAndFetch({
    ...piece,
    ...mark,
    code: randomCode(),
    status: 'preparing',
    language,
    storeId: place.id,
    name: body.name,
    eMail: body.eMail,
    phone: body.phone,
    readyAt,
    expiresAt: reservationExpiresAt(hours, readyAt, waitingDays),
    createdAt: now,
  });
  await recordReservationMove(trx, row.id, null, 'preparing', { actor: 'customer', at: now });
  const mail = mailAboutReservation('reservation-confirmation', row.id, language, body.eMail);
  await queueMail(trx, deps, mail);
  await stockChanged(trx, deps, [row]);
  return row;
}

async function findStore(
  trx: Knex,
  slug: string,
  { today, language }: RequestContext,
): Promise<StoreRow> {
  const [row] = await findStores(trx, { today, language, slug });
  if (!row) throw new FieldRefusal({ store: ['unknown_store'] });
  return row;
}

/** One customer's requests wait for each other, so that they cannot pass the limit together. */
async function refuseHoarding(trx: Knex, eMail: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`reserve:${eMail}`]);
  const open = await ReservationModel.query(trx)
    .where('e_mail', eMail)
    .whereNull('closed_at')
    .resultSize();
  if (open >= (await shopNumber(trx, 'reservations_per_mail'))) {
    throw new FieldRefusal({ eMail: ['too_many_reservations'] });
  }
}

/** A product that was never there is a wrong request; one that is gone went to somebody else. */
async function nothingLeft(trx: Knex, seoName: string): Promise<Error> {
  const known: unknown = await trx('master_products').where({ seo_name: seoName }).first('id');
  return known === undefined
    ? new FieldRefusal({ product: ['unknown_product'] })
    : new Refusal(409, 'sold_out_at_store');
}
