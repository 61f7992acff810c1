import { addDays } from '#core/shared/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { closeDayAt, reopenDay } from './close-day.ts';
import { closingPdf } from './closing-pdf.ts';
import { findClosing } from './closing-rows.ts';
import { dayView } from './day-view.ts';

/** Closings of days, for who answers for money. */
export const closingRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-day-closings', async ({ query }, { today }) => {
    const day = query.day ?? addDays(today, -1);
    return { day, today, places: await dayView(deps.knex, day, deps.market.timeZone) };
  }),
  bind('admin-day-close', ({ body }, context) =>
    deps.knex.transaction((trx) => {
      const { now: at, today } = context;
      return closeDayAt(trx, deps, body, { staffId: staffOf(context).id, at, today });
    }),
  ),
  bind('admin-day-reopen', async ({ params: { id }, body }, context) => {
    const by = { staffId: staffOf(context).id, at: context.now };
    await deps.knex.transaction((trx) => reopenDay(trx, { id, ...body }, by));
    return undefined;
  }),
  bind('admin-day-closing-file', async ({ params: { id } }, { language }) => {
    const closing = await findClosing(deps.knex, id);
    if (!closing) throw new Refusal(404, 'not_found');
    const { name, content } = await closingPdf(closing, { language, market: deps.market });
    return { name, contents: Buffer.from(content).toString('base64') };
  }),
];
