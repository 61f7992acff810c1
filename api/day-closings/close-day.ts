import type { Knex } from 'knex';
import { closeDay, expectedCash, type DayFigure } from '#core/books/day-closing.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { digestOf, tillsOf, type Till } from './closing-rows.ts';
import { figuresOfDay } from './day-figures.ts';

interface Wish {
  readonly day: CalendarDate;
  readonly storeId: number | null;
  readonly seen: string;
  readonly counted: number | null;
  readonly reason: string;
}

interface By {
  readonly staffId: number;
  readonly at: Date;
  readonly today: CalendarDate;
}

/**
 * Closes a day at a store, or on the web, with its figures as they are now. Refuses what its person has not seen
 * (`closing_changed`), a till that differs without a reason, and a day that somebody else has closed: of two at once the
 * second waits for the first and is told.
 */
export async function closeDayAt(
  trx: Knex.Transaction,
  { market }: Pick<Dependencies, 'market'>,
  { counted, day, reason, seen, storeId }: Wish,
  { at, staffId, today }: By,
): Promise<{ readonly id: number; readonly difference: number | null }> {
  const till = await tillOf(trx, storeId);
  const figures = (await figuresOfDay(trx, day, market.timeZone)).get(storeId) ?? [];
  // Before anything is asked about the till, as other figures are another till.
  if (digestOf(figures, till?.opening ?? null) !== seen) throw new Refusal(409, 'closing_changed');
  const cash = countedTill(till, figures, counted);
  const closed = closeDay({ day, today, till: cash, reason });
  if (!closed.ok) {
    if (closed.error === 'closing_too_early') throw new Refusal(409, closed.error);
    throw new FieldRefusal({ reason: [closed.error] });
  }
  const [row] = await trx('day_closings')
    .insert({
      day,
      store_id: storeId,
      figures: JSON.stringify(figures),
      expected_cash: cash?.expected ?? null,
      counted_cash: cash?.counted ?? null,
      reason,
      closed_at: at,
      closed_by: staffId,
    })
    .onConflict()
    .ignore()
    .returning<{ id: number }[]>('id');
  if (!row) throw new Refusal(409, 'closing_closed');
  return { id: row.id, difference: closed.value };
}

async function tillOf(trx: Knex, storeId: number | null): Promise<Till | null> {
  if (storeId === null) return null;
  const till = (await tillsOf(trx)).find((one) => one.storeId === storeId);
  if (!till) throw new Refusal(404, 'not_found');
  return till;
}

function countedTill(till: Till | null, figures: readonly DayFigure[], counted: number | null) {
  if (till === null) return null;
  if (counted === null) throw new FieldRefusal({ counted: ['required'] });
  const { opening, tolerance } = till;
  return { expected: expectedCash(figures, opening), counted, tolerance };
}

/** Opens a closed day again; what was closed stays on record with who, when and why. */
export async function reopenDay(
  trx: Knex.Transaction,
  {
    id,
    reason,
    version,
  }: { readonly id: number; readonly version: number; readonly reason: string },
  { at, staffId }: Pick<By, 'at' | 'staffId'>,
): Promise<void> {
  const row = await trx('day_closings')
    .where({ id })
    .forUpdate()
    .first<{ version: number; reopened_at: Date | null } | undefined>('version', 'reopened_at');
  if (!row) throw new Refusal(404, 'not_found');
  if (row.reopened_at !== null) throw new Refusal(409, 'closing_open');
  if (row.version !== version) throw new Refusal(409, 'conflict');
  await trx('day_closings')
    .where({ id })
    .update({
      reopened_at: at,
      reopened_by: staffId,
      reopen_reason: reason,
      version: version + 1,
    });
}
