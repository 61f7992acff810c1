import type { Knex } from 'knex';
import { isEstimable, plainMovesOf } from '#core/service/repair-status.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { ownLabel } from '#core/warehouse/label.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { requireOwnStore } from '../platform/http/own-store.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { requireChecks } from './bench/check-rows.ts';
import { deskRows, repairPage } from './desk-list.ts';
import { deskView, lockRepair, type DeskView } from './desk-view.ts';
import { answerEstimate, sendEstimate } from './estimate.ts';
import { findDevice } from './find-device.ts';
import { findRepairs } from './find-repairs.ts';
import { handOut } from './hand-out.ts';
import { moveRepairTo, recordRepairEvent, type RepairMover } from './move-repair.ts';
import { payAtCounter } from './pay-at-counter.ts';
import { promiseClaim } from './promise-claim.ts';
import { passportOf, readSecret, readSerial, storeSecrets } from './repair-identity.ts';
import type { RepairModel } from './repair-model.ts';
import { requireRepair } from './require-repair.ts';
import { neededParts } from './needed-parts.ts';
import { repairNumbers } from './repair-numbers.ts';
import { labelsPdf } from '../warehouse/labels-pdf.ts';
import { writeLines } from './write-lines.ts';

/** How long a revealed field stays on a screen. */
const visibleMs = 60_000;

/** What the desk does with a repair: reading it, and moving it on. */
export const deskRoutes = (deps: Dependencies): BoundRoute[] => [
  ...readingRoutes(deps),
  ...changingRoutes(deps),
  ...movingRoutes(deps),
];

function readingRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;
  const list = bind('admin-repair-list', ({ query }) => repairPage(reads, query));

  const find = bind('admin-repair-find', async ({ body }) => ({
    results: await deskRows(knex, await findRepairs(knex, deps, body.text)),
  }));

  const people = bind('admin-repair-people', async () => ({
    people: await knex('users')
      .whereIn('role', ['service_tech', 'admin'])
      .where({ is_active: true })
      .orderBy('name')
      .select<{ id: number; name: string }[]>('id', 'name'),
  }));

  const numbers = bind('admin-repair-numbers', ({ query }, { now, language }) =>
    repairNumbers(reads, query.days, { now, language, timeZone: deps.market.timeZone }),
  );

  const view = bind('admin-repair', async ({ params }, { language }) =>
    deskView(knex, deps, await requireRepair(knex, params.id), language),
  );

  const parts = bind('admin-repair-needed-parts', async ({ params }, { language }) =>
    neededParts(reads, await requireRepair(knex, params.id), language),
  );

  const reveal = bind('admin-repair-reveal', ({ params, body }, context) =>
    knex.transaction(async (trx) => {
      const row = await requireRepair(trx, params.id);
      const value = await readSecret(trx, deps.cipher, row.id, body.field);
      if (value === null) throw new Refusal(404, 'not_found');
      const note = { ...moverOf(context), reason: `${body.field}: ${body.reason}` };
      await recordRepairEvent(trx, row.id, row.status, row.status, note);
      const subject = `${body.field} repair:${String(row.id)}`;
      await recordSecurityEvent(trx, deps, context, { kind: 'revealed', subject });
      return { value, visibleUntil: new Date(context.now.getTime() + visibleMs).toISOString() };
    }),
  );

  const label = bind('admin-repair-label', async ({ params }, { language, now }) => {
    const row = await requireRepair(knex, params.id);
    // Nothing of its customer: the bag lies open on the bench.
    const day = dayInTimeZone(row.createdAt, deps.market.timeZone);
    const made = ownLabel(row.number, row.device, [day]);
    const bytes = await labelsPdf([made], { language, now, title: row.number });
    return { name: `${row.number}.pdf`, contents: Buffer.from(bytes).toString('base64') };
  });

  return [list, find, people, numbers, view, label, parts, reveal];
}

function changingRoutes(deps: Dependencies): BoundRoute[] {
  const change = bind('admin-repair-change', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, async (trx, row) => {
      const { fault, look, accessories, technicianId, promisedOn, unlockCode } = body;
      await requireTechnician(trx, technicianId);
      const device =
        row.colorId === null ? undefined : await findDevice(trx, { id: row.colorId }, deps.market);
      const serial = readSerial(body.serial, device?.kind ?? null, false);
      const secrets = { serial, unlock_code: unlockCode === '' ? null : unlockCode };
      await storeSecrets(trx, deps.cipher, row.id, secrets);
      const passportId = (await passportOf(trx, deps.cipher, serial)) ?? row.passportId;
      const columns = { fault, look, accessories, technicianId, promisedOn, passportId };
      const { promisedOn: before } = row;
      await row.$query(trx).patch({ ...columns, version: row.version + 1 });
      const mover = moverOf(context);
      const promised = { promisedOn, longerConsent: body.longerConsent, mover };
      await promiseClaim(trx, deps, row, before, promised);
    }),
  );

  const lines = bind('admin-repair-lines', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, async (trx, row) => {
      if (!isEstimable(row.status)) throw new Refusal(409, 'repair_move_refused');
      await writeLines(trx, deps, row, body.lines, context.now);
    }),
  );

  const addNote = bind('admin-repair-note', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await requireRepair(trx, params.id);
      const note = { ...moverOf(context), reason: body.text };
      await recordRepairEvent(trx, row.id, row.status, row.status, note);
      return deskView(trx, deps, row, context.language);
    }),
  );

  return [change, lines, addNote];
}

function movingRoutes(deps: Dependencies): BoundRoute[] {
  const move = bind('admin-repair-move', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, async (trx, row) => {
      const { to, reason } = body;
      if (!plainMovesOf(row.status).includes(to)) throw new Refusal(409, 'repair_move_refused');
      if ((to === 'declined' || to === 'not_repairable' || to === 'cancelled') && reason === '') {
        throw new Refusal(409, 'repair_no_reason');
      }
      if (to === 'ready') await requireChecks(trx, row.id, context.language);
      await moveRepairTo(trx, deps, row, to, { ...moverOf(context), reason });
    }),
  );

  const estimate = bind('admin-repair-estimate', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, (trx, row) =>
      sendEstimate(trx, deps, row, moverOf(context)),
    ),
  );

  const decide = bind('admin-repair-decide', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, (trx, row) => {
      const { approved, reason } = body;
      const answer = { digest: null, approved, proof: 'staff' } as const;
      return answerEstimate(trx, deps, row, answer, { ...moverOf(context), reason });
    }),
  );

  const pay = bind('admin-repair-pay', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, (trx, row) => {
      requireOwnStore(context, row.storeId);
      return payAtCounter(trx, deps, row, body.by, moverOf(context));
    }),
  );

  const handedOut = bind('admin-repair-hand-out', ({ params, body }, context) =>
    changed(deps, { ...params, ...body }, context, (trx, row) => {
      requireOwnStore(context, row.storeId);
      return handOut(trx, deps, row, body, moverOf(context));
    }),
  );

  return [move, estimate, decide, pay, handedOut];
}

/** Locks the repair that its reader saw, changes it, and answers it as it is then. */
const changed = (
  deps: Dependencies,
  seen: { readonly id: number; readonly version: number },
  { language }: RequestContext,
  change: (trx: Knex.Transaction, row: RepairModel) => Promise<void>,
): Promise<DeskView> =>
  deps.knex.transaction(async (trx) => {
    const row = await lockRepair(trx, deps, seen, language);
    await change(trx, row);
    return deskView(trx, deps, await requireRepair(trx, row.id), language);
  });

const moverOf = (context: RequestContext): RepairMover & { readonly staffId: number } => ({
  actor: 'staff',
  staffId: staffOf(context).id,
  at: context.now,
});

/** Whoever is given a repair works at the bench. */
async function requireTechnician(trx: Knex, id: number | null): Promise<void> {
  if (id === null) return;
  const row: unknown = await trx('users')
    .where({ id, is_active: true })
    .whereIn('role', ['service_tech', 'admin'])
    .first('id');
  if (row === undefined) throw new FieldRefusal({ technicianId: ['unknown_choice'] });
}
