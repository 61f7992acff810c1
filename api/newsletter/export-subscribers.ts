import type { Knex } from 'knex';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { SubscriberStatus } from '#core/newsletter/subscribe.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import type { Rows } from '../platform/database/rows.ts';

const most = 50_000;

const columns = [
  'e_mail',
  'language',
  'status',
  'since',
  'source',
  'asked_at',
  'consent_text',
  'consent_at',
] as const;

/** A file of subscribers with what each agreed to; the newest where there are too many. */
export async function exportSubscribers(db: Knex, status: SubscriberStatus, today: CalendarDate) {
  const rows = await db('subscribers')
    .where({ status })
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1);
  const kept = rows.slice(0, most);
  return {
    name: `newsletter-${status}-${today}.csv`,
    contents: [
      byteOrderMark,
      writeCsvLine([...columns]),
      ...kept.map((row) => writeCsvLine(cellsOf(row))),
    ].join(''),
    count: kept.length,
    isCut: rows.length > most,
  };
}

const cellsOf = (row: Rows['subscribers']): (string | null)[] => [
  row.e_mail,
  row.language,
  row.status,
  row.changed_at.toISOString(),
  row.source,
  row.asked_at?.toISOString() ?? null,
  row.consent_text,
  row.consent_at?.toISOString() ?? null,
];
