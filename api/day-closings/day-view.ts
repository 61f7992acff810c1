import type { Knex } from 'knex';
import { changedFigures, expectedCash, type DayFigure } from '#core/books/day-closing.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { closingsOf, digestOf, tillsOf, type KeptClosing, type Till } from './closing-rows.ts';
import { figuresOfDay } from './day-figures.ts';

type Place = Reply<Endpoints['admin-day-closings']>['places'][number];

/** A day at every store and on the web, which comes last. */
export async function dayView(db: Knex, day: CalendarDate, timeZone: string): Promise<Place[]> {
  const [tills, figures, closings] = await Promise.all([
    tillsOf(db),
    figuresOfDay(db, day, timeZone),
    closingsOf(db, day),
  ]);
  return [...tills, null].map((till) => {
    const storeId = till?.storeId ?? null;
    const here = closings.filter((one) => one.storeId === storeId);
    return placeOf(till, figures.get(storeId) ?? [], here);
  });
}

function placeOf(
  till: Till | null,
  figures: readonly DayFigure[],
  closings: readonly KeptClosing[],
): Place {
  const closed = closings.find(({ reopenedAt }) => reopenedAt === null);
  const opening = till?.opening ?? null;
  return {
    storeId: till?.storeId ?? null,
    name: till?.name ?? '',
    figures: [...figures],
    seen: digestOf(figures, opening),
    till: till && {
      opening: till.opening,
      expected: expectedCash(figures, till.opening),
      tolerance: till.tolerance,
    },
    closing: closed ? closingView(closed, figures) : null,
    reopened: closings.flatMap(({ closedBy, reopenedAt, reopenedBy, reopenReason }) =>
      reopenedAt === null
        ? []
        : [
            {
              at: reopenedAt.toISOString(),
              by: reopenedBy ?? '',
              reason: reopenReason ?? '',
              closedBy,
            },
          ],
    ),
  };
}

const closingView = (closed: KeptClosing, figures: readonly DayFigure[]) => ({
  id: closed.id,
  version: closed.version,
  closedAt: closed.closedAt.toISOString(),
  closedBy: closed.closedBy,
  expectedCash: closed.expectedCash,
  countedCash: closed.countedCash,
  reason: closed.reason,
  changed: changedFigures(closed.figures, figures),
});
