import { z } from 'zod';
import { languages } from '../market/market.ts';
import { measures } from '../statistics/measures.ts';
import { todayMeasures } from '../statistics/today.ts';
import type { Endpoint } from './endpoint.ts';

const counted = { count: z.int(), amount: z.int() };

/** A number of today beside what is usual. */
const today = z.object({
  measure: z.enum(todayMeasures),
  ...counted,
  /** Of the same weekday in the last four weeks, whole days; null where nothing was counted on any of them. */
  usual: z.object(counted).nullable(),
});

/** Numbers of the shop by day (SPECIFICATION section 9). */
export const statisticEndpoints = {
  'admin-today': {
    method: 'GET',
    path: 'admin/today/',
    access: { permission: 'statistics.read' },
    reply: z.object({ numbers: z.array(today) }),
    status: 200,
    summary: 'Sales, buy-backs and repairs of today so far, beside the usual same weekday',
  },
  'admin-statistics': {
    method: 'GET',
    path: 'admin/statistics/',
    access: { permission: 'statistics.read' },
    query: z.object({ days: z.enum(['7', '21', '42', '90'], 'invalid_value').default('21') }),
    reply: z.object({
      days: z.int(),
      /** First and last day of the window; the one before it ends the day before. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** When the days before today were counted last; null where they never were. */
      countedAt: z.iso.datetime().nullable(),
      /** Amounts in hundredths of the market's unit. `name` of a discount is its customers' name for it, else empty. */
      figures: z.array(
        z.object({
          measure: z.enum(measures),
          dimension: z.string(),
          name: z.string(),
          ...counted,
          before: z.object(counted),
        }),
      ),
      /** Searches of the whole shop without a result, asked twice or more; the most often first. */
      missedSearches: z.array(
        z.object({
          words: z.string(),
          language: z.enum(languages),
          count: z.int(),
          before: z.int(),
        }),
      ),
      /** Every day of the window, of the measures that are looked at by day. */
      series: z.array(
        z.object({
          measure: z.enum(measures),
          points: z.array(z.object({ day: z.iso.date(), ...counted })),
        }),
      ),
    }),
    status: 200,
    summary:
      'Sales, purchases, margin, stock, discounts and promises of the last days and of as many before them',
  },
} as const satisfies Record<string, Endpoint>;
