import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { isFreeUnit } from '#core/orders/choose-units.ts';
import { lastWithdrawalDay } from '#core/orders/withdrawal.ts';
import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { orderPhrases } from './order-words.ts';
import type { OrderModel } from './order-model.ts';
import { findWithdrawable, findWithdrawals, type UnitRow } from './withdrawal-rows.ts';

type View = Reply<Endpoints['order-withdrawal']>;

/** What of an order can be given back, until when, and what was asked for already. */
export async function withdrawalView(
  db: Knex,
  deps: Dependencies,
  order: OrderModel,
  language: Language,
): Promise<View> {
  const units = await findWithdrawable(db, order.id);
  const requests = await findWithdrawals(db, order.id);
  const { withdrawalStatusTexts, withdrawalMessages } = orderPhrases[language];
  const lastDay = lastWithdrawalDay([order.deliveredAt], deps.market.code);
  const refusal = refusalOf(deps, order, units, lastDay);
  return {
    orderNumber: order.number,
    lastDay,
    isPossible: refusal === null,
    message: refusal && withdrawalMessages[refusal],
    lines: linesOf(units, language),
    requests: requests.map(({ code, status, requested_at, pieces, amount }) => ({
      code,
      status,
      statusText: withdrawalStatusTexts[status],
      pieces,
      amount,
      requestedAt: requested_at.toISOString(),
    })),
  };
}

function refusalOf(
  { market, now }: Dependencies,
  { status }: OrderModel,
  units: readonly UnitRow[],
  lastDay: string | null,
): keyof (typeof orderPhrases)['cs']['withdrawalMessages'] | null {
  if (status === 'cancelled' || status === 'returned') return 'cancelled';
  const isLate = lastDay !== null && dayInTimeZone(now(), market.timeZone) > lastDay;
  if (isLate) return 'deadline_passed';
  return units.some(isFreeUnit) ? null : 'nothing_left';
}

function linesOf(units: readonly UnitRow[], language: Language): View['lines'] {
  const positions = [...new Set(units.map(({ position }) => position))];
  return positions.map((position) => {
    const ofLine = units.filter((unit) => unit.position === position);
    const free = ofLine.filter(isFreeUnit);
    return {
      position,
      name: ofLine[0]?.name[language] ?? '',
      quantity: ofLine.length,
      left: free.length,
      net: ofLine.reduce((sum, { net }) => sum + net, 0),
      refundOfOne: (free[0] ?? ofLine[0])?.net ?? 0,
    };
  });
}
