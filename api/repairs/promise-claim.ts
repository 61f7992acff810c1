import type { Knex } from 'knex';
import { isClaim } from '#core/service/claim-outcome.ts';
import { needsLongerConsent } from '#core/service/claim-term.ts';
import { formatDate, type CalendarDate } from '#core/shared/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { claimEndOf } from './desk-view.ts';
import { mailAboutRepair } from './mails/mail-subject.ts';
import { recordRepairEvent, type RepairMover } from './move-repair.ts';
import type { RepairModel } from './repair-model.ts';

interface Promised {
  readonly promisedOn: CalendarDate | null;
  /** How the customer agreed to it. */
  readonly longerConsent: string;
}

/**
 * Checks the day for which a claim is promised: it has one, and one past the legal term only with the customer's consent,
 * which is written into the history and confirmed by mail. To be called once the row has its new version, in its
 * transaction. Throws FieldRefusal.
 */
export async function promiseClaim(
  trx: Knex,
  deps: Dependencies,
  row: RepairModel,
  before: CalendarDate | null,
  { promisedOn, longerConsent, mover }: Promised & { readonly mover: RepairMover },
): Promise<void> {
  if (!isClaim(row)) return;
  if (promisedOn === null) throw new FieldRefusal({ promisedOn: ['required'] });
  const legalEnd = claimEndOf(row, deps);
  if (!needsLongerConsent({ before, wanted: promisedOn, legalEnd })) return;
  if (longerConsent === '') throw new FieldRefusal({ longerConsent: ['required'] });
  const reason = `${formatDate(promisedOn)}: ${longerConsent}`;
  await recordRepairEvent(trx, row.id, row.status, row.status, { ...mover, reason });
  await queueMail(trx, deps, mailAboutRepair('repair-claim-longer', row));
}
