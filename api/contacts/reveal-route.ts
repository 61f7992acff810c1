import { revealable } from '#core/contacts/contact-sight.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { findContact } from './find-contact.ts';

/** How long a revealed field stays on a screen. */
const visibleMs = 60_000;

/** Shows one field of a contact; the reading is on record before the value leaves (T-PII-12). */
export const revealRoute = (deps: Dependencies): BoundRoute =>
  bind('contact-reveal', ({ body: { thing, id, field, reason } }, context) =>
    deps.knex.transaction(async (trx) => {
      const staff = staffOf(context);
      const found = await findContact(trx, thing, id);
      const value = found?.values[field] ?? '';
      if (!found || value === '') throw new Refusal(404, 'not_found');
      if (!revealable(staff, found.of).includes(field)) throw new Refusal(403, 'permission_denied');
      const at = context.now;
      await trx('contact_readings').insert({
        thing,
        thing_id: id,
        field,
        staff_id: staff.id,
        reason,
        read_at: at,
      });
      const subject = `${field} ${thing}:${String(id)}`;
      await recordSecurityEvent(trx, deps, context, { kind: 'revealed', subject });
      return { value, visibleUntil: new Date(at.getTime() + visibleMs).toISOString() };
    }),
  );
