import type { Knex } from 'knex';
import { mergeDraftCell } from '#core/buyback/merge-draft-cell.ts';
import { selectRows } from '../../catalog/select-rows.ts';
import { toWire } from '#core/contract/casing.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { priceCells, priceColumnOf } from './draft-columns.ts';
import { listedChoices } from './create-draft.ts';
import { lockDraft } from './draft-view.ts';
import type { Rows } from '../../platform/database/rows.ts';

type Value = string | number | null;

/** One cell of a draft beside the list that was published meanwhile. */
export interface RebaseCell {
  /** `p` for a price or `c` for an answer, its row, its column. */
  readonly key: string;
  readonly label: string;
  readonly column: string;
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type RebaseRow = Pick<Rows['price_draft_rows'], 'id'> & {
  readonly label: string;
  readonly mine: Readonly<Record<string, Value>>;
  readonly base: Readonly<Record<string, Value>>;
  readonly theirs: Readonly<Record<string, Value>>;
};

/** What can be merged: the table, the kind of its keys, and its columns by the list's names. */
const merged = [
  {
    table: 'price_draft_rows',
    kind: 'p',
    columns: priceColumnOf as Readonly<Record<string, string>>,
  },
  {
    table: 'price_draft_choices',
    kind: 'c',
    columns: { quality: 'quality', correctionPercent: 'correction_percent' },
  },
] as const;
type Merged = (typeof merged)[number];

const objectOf = (names: Readonly<Record<string, string>>, from: string, prefix = ''): string =>
  `jsonb_build_object(${Object.entries(names)
    .map(([name, column]) => `'${name}', ${from}.${prefix}${column}`)
    .join(', ')})`;

const theirPrices = `
  select p.model_id, ${priceCells.map((cell) => `p.${priceColumnOf[cell]}`).join(', ')}
  from price_list_prices p where p.version_id = :version`;

const sourceOf = ({ kind }: Merged): string =>
  kind === 'p'
    ? `(${theirPrices}) x on x.model_id = r.model_id`
    : `(select type_id, question_id, value, quality, percent as correction_percent
         from (${listedChoices}) l) x
       on x.type_id = r.type_id and x.question_id = r.question_id and x.value = r.value`;

const labelOf = ({ kind }: Merged): string =>
  kind === 'p'
    ? `(select f.name || ' ' || m.name || coalesce(' ' || m.storage_gb || ' GB', '')
         from device_models m join manufacturers f on f.id = m.manufacturer_id
         where m.id = r.model_id)`
    : `r.question_cs || ' – ' || r.label_cs`;

const rowsOf = (
  db: Knex,
  one: Merged,
  values: { readonly draft: number; readonly version: number },
): Promise<RebaseRow[]> =>
  selectRows<RebaseRow>(
    db,
    `select r.id, ${labelOf(one)} as label, ${objectOf(one.columns, 'r')} as mine,
       ${objectOf(one.columns, 'r', 'base_')} as base, ${objectOf(one.columns, 'x')} as theirs
     from ${one.table} r left join ${sourceOf(one)} where r.draft_id = :draft order by r.id`,
    values,
  );

const cellsOf = ({ kind, columns }: Merged, row: RebaseRow): RebaseCell[] =>
  Object.keys(columns).map((column) => ({
    key: `${kind}:${String(row.id)}:${column}`,
    label: row.label,
    column,
    base: row.base[column] ?? null,
    mine: row.mine[column] ?? null,
    theirs: row.theirs[column] ?? null,
  }));

const outcome = ({ base, mine, theirs }: RebaseCell) => mergeDraftCell(base, mine, theirs);

/** Cells that both the draft and the list `version` changed since the draft's base. */
export async function rebaseConflicts(
  db: Knex,
  draft: number,
  version: number,
): Promise<RebaseCell[]> {
  const found: RebaseCell[] = [];
  for (const one of merged) {
    const rows = await rowsOf(db, one, { draft, version });
    found.push(
      ...rows.flatMap((row) => cellsOf(one, row)).filter((cell) => outcome(cell) === 'conflict'),
    );
  }
  return found;
}

export interface Rebase {
  readonly id: number;
  readonly version: number;
  readonly onto: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * Moves a draft onto the published list: what only one side changed is taken, conflicts as they were
 * decided. A conflict that nobody decided, or another list by now, is a 409 and changes nothing.
 */
export async function rebaseDraft(trx: Knex.Transaction, rebase: Rebase): Promise<void> {
  const draft = await lockDraft(trx, rebase.id, rebase.version);
  const current = await currentList(trx);
  if (current.code !== rebase.onto) {
    throw new Refusal(409, 'price_list_changed', { extra: { current: { code: current.code } } });
  }
  const wins = new Map([
    ...rebase.mine.map((key) => [key, 'mine'] as const),
    ...rebase.theirs.map((key) => [key, 'theirs'] as const),
  ]);
  const undecided: RebaseCell[] = [];
  for (const one of merged) {
    const rows = await rowsOf(trx, one, { draft: draft.id, version: current.id });
    const moved = rows.map((row) => {
      const values = cellsOf(one, row).map((cell): [string, Value] => {
        const merging = outcome(cell);
        const winner = merging === 'conflict' ? wins.get(cell.key) : merging;
        if (winner === undefined) undecided.push(cell);
        return [cell.column, winner === 'mine' ? cell.mine : cell.theirs];
      });
      return { id: row.id, mine: Object.fromEntries(values), base: row.theirs };
    });
    if (undecided.length === 0) await writeRows(trx, one, moved);
  }
  if (undecided.length > 0) {
    throw new Refusal(409, 'price_list_changed', { extra: { conflicts: toWire(undecided) } });
  }
  await draft.$query(trx).patch({ baseVersionId: current.id, version: draft.version + 1 });
}

async function writeRows(
  trx: Knex,
  { table, columns, kind }: Merged,
  rows: readonly { readonly id: number; readonly mine: object; readonly base: object }[],
): Promise<void> {
  const type = kind === 'p' ? () => 'integer' : (column: string) => typeOfChoice[column] ?? 'text';
  const entries = Object.entries(columns);
  const sets = entries.flatMap(([name, column]) => {
    const their = `(c.base ->> '${name}')::${type(column)}`;
    // An answer that the published list does not ask any more keeps what it was based on.
    const base = column === 'correction_percent' ? `coalesce(${their}, t.base_${column})` : their;
    const own = `(c.mine ->> '${name}')::${type(column)}`;
    const mine = column === 'correction_percent' ? `coalesce(${own}, t.${column})` : own;
    return [`${column} = ${mine}`, `base_${column} = ${base}`];
  });
  const differs = entries.map(
    ([name, column]) =>
      `t.${column}::text is distinct from (c.mine ->> '${name}')::${type(column)}::text
       or t.base_${column}::text is distinct from (c.base ->> '${name}')::${type(column)}::text`,
  );
  await trx.raw(
    `update ${table} t set ${sets.join(', ')}, version = t.version + 1
     from jsonb_to_recordset(:rows::jsonb) as c (id integer, mine jsonb, base jsonb)
     where t.id = c.id and (${differs.join(' or ')})`,
    { rows: JSON.stringify(rows) },
  );
}

const typeOfChoice: Readonly<Record<string, string>> = { correction_percent: 'numeric(5, 2)' };

/** The list that is published now. */
export async function currentList(
  db: Knex,
): Promise<{ readonly id: number; readonly code: string }> {
  const [row] = await db('price_list_versions as v')
    .join('current_price_list as c', 'c.version_id', 'v.id')
    .select<{ id: number; code: string }[]>('v.id', 'v.code');
  if (!row) throw new Refusal(409, 'price_list_changed');
  return row;
}
