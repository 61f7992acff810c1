import type { Dependencies } from '../../platform/dependencies.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security/record-event.ts';
import { BuybackModel } from '../buyback-model.ts';
import { readIdentity } from '../identity-store.ts';
import { lockRow } from '../lock-row.ts';
import { recordReading, visibleMs } from '../record-reading.ts';
import { loadDeskFile } from './desk-file.ts';
import { payoutRoutes } from './payout-routes.ts';
import { personalField } from './personal-fields.ts';
import { photoRoutes } from './photo-routes.ts';

/** Calls of the buy-back desk besides its moves and inspections. */
export function deskRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, cipher } = deps;

  const file = bind('buyback-desk', ({ params }, context) =>
    loadDeskFile(knex, deps, params.id, { language: context.language, user: staffOf(context) }),
  );

  const reveal = bind('buyback-desk-reveal', ({ params: { id }, body }, context) =>
    knex.transaction(async (trx) => {
      const row = await BuybackModel.query(trx).findById(id);
      if (!row) throw new Refusal(404, 'not_found');
      const identity = await readIdentity(trx, cipher, id);
      const value = personalField({ row, identity }, body.field);
      if (value === null) throw new Refusal(404, 'not_found');
      const { id: staffId } = staffOf(context);
      // On record before the value leaves (T-PII-12).
      await recordReading(trx, { buybackId: id, staffId, ...body, at: context.now });
      const subject = `${body.field} ${String(id)}`;
      await recordSecurityEvent(trx, deps, context, { kind: 'revealed', subject });
      return { value, visibleUntil: new Date(context.now.getTime() + visibleMs).toISOString() };
    }),
  );

  const holder = bind('buyback-account-holder', async ({ params: { id }, body }, context) => {
    const { language } = context;
    await knex.transaction(async (trx) => {
      const row = await lockRow(trx, deps, id, body.version, language);
      if (row.contact === null) throw new Refusal(404, 'not_found');
      const contact = { ...row.contact, accountHolder: body.accountHolder };
      await row.$query(trx).patch({ contact, version: row.version + 1 });
    });
    return loadDeskFile(knex, deps, id, { language, user: staffOf(context) });
  });

  return [file, reveal, holder, ...photoRoutes(deps), ...payoutRoutes(deps)];
}
