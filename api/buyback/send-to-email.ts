import { lockedUntil } from '#core/buyback/offer-lock.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { BuybackModel } from './buyback-model.ts';
import { decideOffer } from './decide-offer.ts';
import { mailAbout } from './mails/mail-subject.ts';
import { findRepeated } from './once-by-key.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { recordMoves } from './record-moves.ts';

/** Stores an offer, locks its price for 14 days and mails it. */
export const sendToEmailRoute = (deps: Dependencies): BoundRoute =>
  bind('buyback-send-to-email', async ({ body }, { language, now, idempotencyKey }) => {
    await deps.knex.transaction(async (trx) => {
      const { stored, mark } = await findRepeated(trx, deps, idempotencyKey, ['offer', body]);
      if (stored) return;
      const { priced, snapshot, quote } = await decideOffer(trx, deps, body, now);
      // The price of an older list holds as long as it was promised, however often it is sent again.
      const promisedUntil = priced.isCurrent ? null : quote?.lockedUntil;
      const row = await BuybackModel.query(trx).insert({
        ...mark,
        code: randomCode(),
        status: 'quoted',
        language,
        colorId: priced.colorId,
        priceListId: priced.versionId,
        grade: snapshot.grade,
        price: snapshot.price,
        snapshot,
        note: body.note,
        eMail: body.eMail,
        lockedUntil: promisedUntil ?? lockedUntil('emailed', now, deps.market.timeZone),
        createdAt: now,
      });
      await recordMoves(trx, row.id, [{ from: null, to: 'quoted', actor: 'customer', at: now }]);
      await queueMail(trx, deps, mailAbout('buyback-offer', row.id, language, body.eMail));
    });
    return undefined;
  });
