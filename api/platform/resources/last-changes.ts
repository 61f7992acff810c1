import type { Knex } from 'knex';
import type { ChangedBy } from '#core/contract/changed-by.ts';

/** A value of the database that staff change. */
export interface StoredCell {
  readonly table: string;
  readonly rowId: number;
  /** Null for the row as a whole, such as one of a collection in a table of its own. */
  readonly column: string | null;
  /** Only changes after this version of the row count; null for any. */
  readonly seen: number | null;
}

interface Found {
  readonly name: string | null;
  readonly at: Date | null;
}

/**
 * Who of the staff changed each of the values last, and when, in the order that they are asked in; null where no such
 * change is on record, as of the program's own work. One statement for all.
 */
export async function lastChanges(
  db: Knex,
  cells: readonly StoredCell[],
): Promise<readonly (ChangedBy | null)[]> {
  if (cells.length === 0) return [];
  const asked = cells.map((cell, place) => ({ ...cell, place }));
  const { rows } = await db.raw<{ rows: Found[] }>(
    `select w.name, w.at
    from jsonb_to_recordset(:asked::jsonb)
      as c (place integer, "table" text, "rowId" bigint, "column" text, seen integer)
    left join lateral (
      select concat_ws(' · ', u.name, k.name) as name, s.at
      from change_entries e join change_sets s on s.id = e.set_id join users u on u.id = s.actor_id
        left join api_keys k on k.id = s.api_key_id
      where e.table_name = c."table" and e.row_id = c."rowId"
        and (c."column" is null or jsonb_exists(e.after, c."column"))
        and (c.seen is null or e.version > c.seen)
      order by e.set_id desc, e.id desc limit 1) w on true
    order by c.place`,
    { asked: JSON.stringify(asked) },
  );
  return rows.map(({ name, at }) =>
    name === null || at === null ? null : { name, at: at.toISOString() },
  );
}
