import type { Knex } from 'knex';
import { addDays } from '#core/shared/calendar.ts';
import { instantOf } from '#core/shared/local-time.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { deskRows, type DeskRow } from '../desk-list.ts';
import { mailAboutRepair } from '../mails/mail-subject.ts';
import { RepairModel } from '../repair-model.ts';
import { findRepair, repairView } from '../repair-view.ts';
import { canChooseSlot, findFreeSlots, slotOf, slotView, takeSlot } from './store-slots.ts';

/** When devices are brought: what is free, a customer's choice of it, and who comes today. */
export const slotRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('repair-slots', async ({ query }, { now }) => ({
    slots: (await findFreeSlots(deps.knex, deps, query.store, now)).map(slotView),
  })),

  bind('repair-slot', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await findRepair(trx, params.code, true);
      await changeSlot(trx, deps, row, { startsAt: body.startsAt, now: context.now });
      return repairView(trx, deps, row, context);
    }),
  ),

  bind('admin-repair-today', async ({ query }, { today }) => ({
    results: await comingOn(deps, today, query.store),
  })),
];

interface Choice {
  /** Null cancels it. */
  readonly startsAt: string | null;
  readonly now: Date;
}

async function changeSlot(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { startsAt, now }: Choice,
): Promise<void> {
  const before = await slotOf(trx, row.id);
  if (!canChooseSlot(row, before, now)) throw new Refusal(409, 'repair_slot_closed');
  const wanted = startsAt === null ? null : new Date(startsAt);
  // Pressed twice: it is what the customer wanted already.
  if (wanted?.getTime() === before?.startsAt.getTime()) return;
  if (wanted === null) await trx('repair_slots').where({ repair_id: row.id }).delete();
  else await takeSlot(trx, deps, row, { startsAt: wanted, now });
  // The desk sees that something changed, and the next mail is another one.
  await row.$query(trx).patch({ version: row.version + 1 });
  if (wanted !== null) await queueMail(trx, deps, mailAboutRepair('repair-slot', row));
}

/** Everybody who is announced for a day, with those who have come already. */
async function comingOn(
  { reads, market: { timeZone } }: Dependencies,
  day: string,
  store: string | undefined,
): Promise<DeskRow[]> {
  const query = reads('repair_slots')
    .where('starts_at', '>=', instantOf(day, '00:00', timeZone))
    .where('starts_at', '<', instantOf(addDays(day, 1), '00:00', timeZone))
    .orderBy(['starts_at', 'repair_id']);
  if (store !== undefined) {
    void query.where('store_id', reads('stores').select('id').where({ slug: store }));
  }
  const ids: number[] = await query.pluck('repair_id');
  const rows = await deskRows(reads, await RepairModel.query(reads).whereIn('id', ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
