import { categoryProductsGrid, productsGrid } from '#core/catalog/products-grid.ts';
import { changeSetOf } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { fieldSentence } from '../../platform/http/phrases.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { selectedIds } from '../../platform/resources/selections.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { assignProducts, type Direction } from './assign-products.ts';
import { goneProducts } from './gone-products.ts';

interface AssignBody {
  readonly masterProductIds: readonly number[];
  readonly selectionId?: string | null | undefined;
  readonly typeCategoryIds: readonly number[];
}

/** Both show the products, one beside the categories. */
const listsOfProducts = [productsGrid.name, categoryProductsGrid.name];

/** Products that one action may name; a selection of all of a larger shop is narrowed first. */
const mostProducts = 200_000;

/** Assigning products to categories and taking them out, for any selection of the list. */
export function categoryProductRoutes(deps: Dependencies): BoundRoute[] {
  const assign =
    (direction: Direction) =>
    ({ body }: { readonly body: AssignBody }, context: RequestContext) =>
      deps.knex.transaction(async (trx) => {
        const { selectionId, typeCategoryIds, masterProductIds } = body;
        const of = { lists: listsOfProducts, userId: staffOf(context).id };
        const kept = selectionId ? await selectedIds(trx, selectionId, of) : [];
        const products = [...new Set([...kept, ...masterProductIds])].toSorted((a, b) => a - b);
        const categories = [...new Set(typeCategoryIds)].toSorted((a, b) => a - b);
        if (products.length === 0 || categories.length === 0) {
          throw new FieldRefusal({ nonFieldErrors: ['missing_selection'] });
        }
        if (products.length > mostProducts) {
          throw new FieldRefusal({ masterProductIds: ['too_large'] });
        }
        const done = await assignProducts(trx, deps, { direction, products, categories });
        const gone = await goneProducts(trx, done.unknown, context.language);
        const reason = fieldSentence('unknown_row', context.language);
        return {
          changed: done.changed,
          already: done.already,
          failed: gone.map((product) => ({ ...product, reason })),
          changeSetId: done.changed === 0 ? null : await changeSetOf(trx),
        };
      });
  return [
    bind('category-add-products', assign('add')),
    bind('category-remove-products', assign('remove')),
  ];
}
