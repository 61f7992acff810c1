import type { Knex } from 'knex';
import { visitProduct } from '#core/visitor-lists/last-visited.ts';
import { keepFavourite, type VisitorLists } from '#core/visitor-lists/visitor-lists.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { lockList, readIds, readNames, saveLists, type ListOwner } from './list-rows.ts';

type Change = (lists: VisitorLists<number>) => VisitorLists<number>;

function ownerOf({ user, visitorHash }: RequestContext): ListOwner | null {
  if (user) return { user_id: user.id };
  return visitorHash && { visitor_hash: visitorHash };
}

/** Favourites, last visited and compared products of whoever asks. */
export function visitorListRoutes({ knex }: Dependencies): BoundRoute[] {
  const change = (context: RequestContext, prepare: (trx: Knex) => Promise<Change>) =>
    knex.transaction(async (trx) => {
      const owner = ownerOf(context);
      // A change brings a token, and a token belongs to a session or to a visitor's cookie.
      if (!owner) throw new Refusal(403, 'csrf_invalid');
      const changed = await prepare(trx);
      const listId = await lockList(trx, owner, context.now);
      const before = await readIds(trx, listId);
      await saveLists(trx, listId, before, changed(before));
      return readNames(trx, owner);
    });

  return [
    bind('visitor-lists', (_, context) => readNames(knex, ownerOf(context))),
    bind('visitor-favourite', ({ body: { product, isKept } }, context) =>
      change(context, async (trx) => {
        const [id] = await idsOf(trx, [product]);
        return (lists) => ({
          ...lists,
          favourites: keepFavourite(lists.favourites, id, isKept),
        });
      }),
    ),
    bind('visitor-visit', ({ body: { product } }, context) =>
      change(context, async (trx) => {
        const [id] = await idsOf(trx, [product]);
        return (lists) => ({ ...lists, lastVisited: visitProduct(lists.lastVisited, id) });
      }),
    ),
    bind('visitor-compared', ({ body: { products } }, context) =>
      change(context, async (trx) => {
        const ids = products.length === 0 ? [] : await idsOf(trx, products);
        return (lists) => ({ ...lists, compared: [...new Set(ids)] });
      }),
    ),
  ];
}

/** Ids in the order of the names; refuses a name that no variant on sale has. */
async function idsOf(trx: Knex, names: readonly string[]): Promise<[number, ...number[]]> {
  const rows: { id: number; seo_name: string }[] = await trx('master_products')
    .whereIn('seo_name', names)
    .andWhere('is_active', true)
    .select('id', 'seo_name');
  const idOf = new Map(rows.map(({ id, seo_name }) => [seo_name, id]));
  const [first, ...others] = names.map((name) => {
    const id = idOf.get(name);
    if (id === undefined) throw new FieldRefusal({ product: ['unknown_product'] });
    return id;
  });
  if (first === undefined) throw new RangeError('no names to look up');
  return [first, ...others];
}
