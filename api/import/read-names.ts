import type { Knex } from 'knex';
import { foldText } from '#core/shared/text.ts';

/** Rows of the shop by what files call them, folded. */
export interface Names {
  readonly manufacturers: Map<string, number>;
  readonly colors: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
}

interface TwoNames {
  readonly id: number;
  readonly name_cs: string;
  readonly name_ro: string;
}

const byNames = (rows: readonly TwoNames[]): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ id, name_cs: cs, name_ro: ro }) => [
      [foldText(ro), id] as const,
      [foldText(cs), id] as const,
    ]),
  );

export async function readNames(db: Knex): Promise<Names> {
  const manufacturers = await db('manufacturers').select('id', 'name');
  const colors = await db('attribute_values as v')
    .join('attributes as a', 'a.id', 'v.attribute_id')
    .where('a.code', 'color')
    .select<TwoNames[]>('v.id', 'v.name_cs', 'v.name_ro');
  const categories = await db('type_categories').select<TwoNames[]>('id', 'name_cs', 'name_ro');
  return {
    manufacturers: new Map(manufacturers.map(({ id, name }) => [foldText(name), id])),
    colors: byNames(colors),
    categories: byNames(categories),
  };
}

/** The category that the last part of a path such as `Elektronika | Mobilní telefony` names, or one above it. */
export function categoryOf(path: string | undefined, { categories }: Names): number | undefined {
  const parts = (path ?? '').split(/\s*[|>;]\s*/).map((part) => foldText(part.trim()));
  for (const part of parts.toReversed()) {
    const id = categories.get(part);
    if (id !== undefined) return id;
  }
  return undefined;
}
