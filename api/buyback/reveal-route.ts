import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { identityKeys, readIdentity } from './identity-store.ts';
import { recordReading, visibleMs } from './record-reading.ts';

/** Shows one identity field; the reading is on record before the value leaves (T-PII-12). */
export const revealRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-buyback-reveal', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { id: staffId } = staffOf(context);
      const at = context.now;
      const identity = await readIdentity(trx, deps.cipher, params.id);
      const value = identity?.[identityKeys[body.field]] ?? null;
      if (value === null) throw new Refusal(404, 'not_found');
      await recordReading(trx, { buybackId: params.id, staffId, ...body, at });
      const subject = `${body.field} ${String(params.id)}`;
      await recordSecurityEvent(trx, deps, context, { kind: 'revealed', subject });
      return { value, visibleUntil: new Date(at.getTime() + visibleMs).toISOString() };
    }),
  );
