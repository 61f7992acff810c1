import type { Knex } from 'knex';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { lockedUntil } from '#core/buyback/offer-lock.ts';
import type { SellOnlineBody } from '#core/contract/sell-online.ts';
import { findDeviceKind } from '../catalog/choice-rows.ts';
import { serialDigest } from '../devices/passports.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute, type BodyRules } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { BuybackModel } from './buyback-model.ts';
import { decideOffer, type DecidedOffer } from './decide-offer.ts';
import { refuseDuplicateDevice } from './duplicate-device.ts';
import { storeIdentity } from './identity-store.ts';
import { limitSales } from './limit-sales.ts';
import { mailAbout } from './mails/mail-subject.ts';
import { findRepeated, type RequestMark } from './once-by-key.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { recordMoves } from './record-moves.ts';
import { contactOf } from './seller.ts';

/** The kind of the device decides which number a sale must name. */
const deviceRules: BodyRules = async (rawBody, { knex }) => {
  const color: unknown =
    typeof rawBody === 'object' && rawBody !== null
      ? Reflect.get(rawBody, 'deviceIdentifier')
      : null;
  // Anything but a plausible slug is refused by the schema; it need not reach the database.
  if (typeof color !== 'string' || !/^[a-z0-9-]{1,120}$/.test(color)) return {};
  const [device] = await findDeviceKind(knex, color);
  return device ? { deviceKind: device.kind } : {};
};

/** Stores a sale with its seller; `Location` is the thank-you page. */
export const sellOnlineRoute = (deps: Dependencies): BoundRoute =>
  bind(
    'buyback-sell-online',
    async ({ body }, context) => {
      const row = await refuseDuplicateDevice(
        deps.knex.transaction(async (trx) => {
          const key = context.idempotencyKey;
          const { stored, mark } = await findRepeated(trx, deps, key, ['sale', body]);
          if (stored) return stored;
          const decided = await decideOffer(trx, deps, body, context.now);
          await limitSales(trx, deps, body.customerData, context.now);
          const sold = await storeSale(trx, deps, { body, decided, mark }, context);
          const { eMail } = body.customerData;
          const mail = mailAbout('buyback-confirmation', sold.id, context.language, eMail);
          await queueMail(trx, deps, mail);
          return sold;
        }),
      );
      const url = buybackPaths(deps.market.code).thankYou(row.code);
      context.setHeader('Location', url);
      const { code, snapshot } = row;
      return { code, price: snapshot.price, priceRaised: snapshot.priceRaised, url };
    },
    { rules: deviceRules },
  );

interface Sale {
  readonly body: SellOnlineBody;
  readonly decided: DecidedOffer;
  readonly mark: RequestMark;
}

/** A quote that was made use of becomes the sale, under a code that its old link does not tell. */
async function storeSale(
  trx: Knex,
  { cipher, market }: Dependencies,
  { body, decided: { priced, snapshot, quote }, mark }: Sale,
  { language, now, today }: RequestContext,
): Promise<BuybackModel> {
  const { imei, serialNumber } = body.buyoutDevice;
  const columns = {
    ...mark,
    code: randomCode(),
    offerDigest: quote ? cipher.digest(quote.code) : null,
    // The customer is told at once where to send the device, so nothing else is waited for.
    status: 'awaiting_device' as const,
    language,
    colorId: priced.colorId,
    priceListId: priced.versionId,
    grade: snapshot.grade,
    price: snapshot.price,
    snapshot,
    note: [body.note, body.buyoutDevice.note].filter((text) => text !== '').join('\n\n'),
    eMail: body.customerData.eMail,
    contact: contactOf(body.customerData),
    pickupAddress: body.pickupAddress ?? null,
    imeiDigest: imei === null ? null : cipher.digest(imei),
    serialDigest: serialNumber === null ? null : serialDigest(cipher, serialNumber),
    lockedUntil: lockedUntil('submitted', now, market.timeZone),
    createdAt: now,
  };
  const row = quote
    ? await quote.$query(trx).patchAndFetch({ ...columns, version: quote.version + 1 })
    : await BuybackModel.query(trx).insertAndFetch(columns);
  const seller = { data: body.customerData, device: body.buyoutDevice };
  await storeIdentity(trx, cipher, row.id, seller, { market: market.code, today });
  await recordMoves(trx, row.id, [
    { from: quote ? 'quoted' : null, to: 'submitted', actor: 'customer', at: now },
    { from: 'submitted', to: 'awaiting_device', actor: 'system', at: now },
  ]);
  return row;
}
