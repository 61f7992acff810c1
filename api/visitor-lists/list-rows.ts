import type { Knex } from 'knex';
import type { VisitorLists } from '#core/visitor-lists/visitor-lists.ts';
import type { Rows } from '../platform/database/rows.ts';

/** Whose lists: an account's, or those of a visitor known by the hash of a cookie. */
export type ListOwner = { readonly user_id: number } | { readonly visitor_hash: Buffer };

const kindOf = { favourites: 'favourite', lastVisited: 'visited', compared: 'compared' } as const;
type ListName = keyof typeof kindOf;
const listNames = ['favourites', 'lastVisited', 'compared'] as const satisfies readonly ListName[];

type ItemRow = Pick<Rows['master_products'], 'id' | 'seo_name' | 'is_active'> &
  Pick<Rows['visitor_list_items'], 'kind'>;

const itemRows = (db: Knex) =>
  db('visitor_list_items as i')
    .join('master_products as kept', 'kept.id', 'i.master_product_id')
    // What turned out to be another's double goes on as that one.
    .joinRaw('join master_products p on p.id = coalesce(kept.merged_into_id, kept.id)')
    .orderBy(['i.kind', 'i.place'])
    .select<ItemRow[]>('i.kind', 'p.id', 'p.seo_name', 'p.is_active');

function listsOf<T>(rows: readonly ItemRow[], read: (row: ItemRow) => T): VisitorLists<T> {
  const of = (name: ListName) => {
    const named = rows.filter(({ kind }) => kind === kindOf[name]);
    return [...new Map(named.map((row) => [row.id, row])).values()].map(read);
  };
  return { favourites: of('favourites'), lastVisited: of('lastVisited'), compared: of('compared') };
}

/** Names of what is still sold; what is not stays in the lists, as it may be sold again. */
export async function readNames(db: Knex, owner: ListOwner | null): Promise<VisitorLists<string>> {
  if (owner === null) return listsOf([], ({ seo_name }) => seo_name);
  const list = db('visitor_lists').where(owner).select('id');
  const rows = await itemRows(db).where('i.list_id', list);
  return listsOf(
    rows.filter((row) => row.is_active),
    ({ seo_name }) => seo_name,
  );
}

/** Ids of everything in a list that is locked. */
export const readIds = async (trx: Knex, listId: number): Promise<VisitorLists<number>> =>
  listsOf(await itemRows(trx).where('i.list_id', listId), ({ id }) => id);

/** Makes the owner's list where there is none, and locks it until the transaction ends. */
export async function lockList(trx: Knex, owner: ListOwner, now: Date): Promise<number> {
  const [row] = await trx('visitor_lists')
    .insert({ ...owner, changed_at: now })
    .onConflict('user_id' in owner ? 'user_id' : 'visitor_hash')
    .merge(['changed_at'])
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a list was neither made nor found');
  return row.id;
}

/** Writes the lists that differ from what the database holds. */
export async function saveLists(
  trx: Knex,
  listId: number,
  before: VisitorLists<number>,
  after: VisitorLists<number>,
): Promise<void> {
  const changed = listNames.filter((name) => before[name].join() !== after[name].join());
  if (changed.length === 0) return;
  const kinds = changed.map((name) => kindOf[name]);
  await trx('visitor_list_items').where('list_id', listId).whereIn('kind', kinds).delete();
  const rows = changed.flatMap((name) =>
    after[name].map((id, place) => ({
      list_id: listId,
      kind: kindOf[name],
      place,
      master_product_id: id,
    })),
  );
  if (rows.length > 0) await trx('visitor_list_items').insert(rows);
}
