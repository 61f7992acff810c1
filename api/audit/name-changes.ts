import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { changeTitles as cs } from '#core/phrases/cs/changes.ts';
import { changeTitles as ro } from '#core/phrases/ro/changes.ts';
import { rowLabels } from '../platform/changes/row-labels.ts';
import { tableShapes } from '../platform/changes/table-shape.ts';
import { query } from '../platform/database/query.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import type { WireRow } from '../platform/resources/wire-row.ts';

const titles = { cs, ro };

/** The first record that a change set touched, and how many it touched in all. */
interface FirstEntry {
  readonly set: number;
  readonly table: string;
  readonly row: number | null;
  readonly key: Readonly<Record<string, unknown>> | null;
  readonly said: Readonly<Record<string, unknown>>;
  readonly count: number;
}

const firstSql = `
  select distinct on (set_id) set_id as "set", table_name as "table", row_id::float8 as "row", row_key as key,
    coalesce(after, before) as said, count(*) over (partition by set_id)::int as count
  from change_entries where set_id = any($1) and (op <> 'update' or after <> '{}')
  order by set_id, id`;

/**
 * What was typed as the reason where an order or a buy-back was moved by the same act. Words of the program itself, which
 * stand in the same column, are not typed by anybody.
 */
const reasonsSql = `
  select distinct on (e.set_id) e.set_id as "set", v.reason
  from change_entries e join change_sets s on s.id = e.set_id
  cross join lateral (
    select b.reason from buyback_events b
    where e.table_name = 'buybacks' and b.buyback_id = e.row_id and b.at = s.at and b.staff_id = s.actor_id
    union all
    select o.reason from order_events o
    where e.table_name = 'orders' and o.order_id = e.row_id and o.at = s.at and o.staff_id = s.actor_id
  ) v
  where e.set_id = any($1) and v.reason <> '' and v.reason !~ '^[a-z]+(_[a-z]+)+$'
    and v.reason not in ('accepted', 'raised', 'kept', 'rejected', 'hold')
  order by e.set_id`;

/** Says of changes what record they are about, by its name, and the reason that was typed; three statements and those of names. */
export async function nameChanges(
  db: Knex,
  rows: readonly WireRow[],
  language: Language,
): Promise<WireRow[]> {
  const sets = rows.flatMap(({ change_set: set }) => (typeof set === 'number' ? [set] : []));
  if (sets.length === 0) return [...rows];
  const firsts = await query<FirstEntry>(db, firstSql, [sets]);
  const shapes = await tableShapes(db, [...new Set(firsts.map(({ table }) => table))]);
  const asked = firsts.map(({ table, row, key, said }) => ({
    table,
    key: key ?? { [shapes.get(table)?.key[0]?.name ?? 'id']: row },
    said,
  }));
  const labels = await rowLabels(db, asked, language);
  const subjects = new Map(
    firsts.map(({ set, count }, place) => [set, subjectOf(labels[place] ?? '', count, language)]),
  );
  const given = await query<{ set: number; reason: string }>(db, reasonsSql, [sets]);
  const reasons = new Map(given.map(({ set, reason }) => [set, reason]));
  return rows.map((row) => {
    const set = row['change_set'];
    if (typeof set !== 'number') return row;
    return { ...row, subject: subjects.get(set) ?? null, reason: reasons.get(set) ?? null };
  });
}

const subjectOf = (label: string, count: number, language: Language): string =>
  count === 1 ? label : fillText(titles[language].and_others, { label, count: String(count - 1) });
