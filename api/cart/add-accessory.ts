import type { Knex } from 'knex';
import { isOnlyAtStores, mostOf } from '#core/cart/stock-problems.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { countCart } from './count-cart.ts';
import { lockOwnPackage } from './lock-cart.ts';
import type { ProductRow } from './product-rows.ts';

interface AddedAccessory {
  readonly parentId: number;
  readonly product: ProductRow;
  readonly quantity: number;
}

/** Adds an accessory to a package, which takes it along when it goes. */
export const addAccessory = (
  knex: Knex,
  { parentId, product, quantity }: AddedAccessory,
  context: Pick<RequestContext, 'user' | 'visitorHash' | 'today' | 'now'>,
): Promise<{ readonly count: number; readonly packageId: number }> =>
  knex.transaction(async (trx) => {
    const parent = await lockOwnPackage(trx, context, parentId);
    if (product.family_kind !== 'accessory') {
      throw new FieldRefusal({ cartPackageItemParentId: ['not_an_accessory'] });
    }
    if (!product.is_on_sale) throw new FieldRefusal({ nonFieldErrors: ['product_not_on_sale'] });
    const [child] = await trx('cart_children')
      .insert({ package_id: parent.id, kind: 'accessory', product_id: product.id, quantity })
      .onConflict(['package_id', 'add_on_id', 'product_id'])
      .merge({ quantity: trx.raw('cart_children.quantity + excluded.quantity') })
      .returning<{ quantity: number }[]>('quantity');
    refuseTooMany(product, child?.quantity ?? quantity, context);
    return { count: await countCart(trx, parent.cartId), packageId: parent.id };
  });

function refuseTooMany(
  { stock, is_single_unit: isSingleUnit }: ProductRow,
  quantity: number,
  { user, today }: Pick<RequestContext, 'user' | 'today'>,
): void {
  const most = mostOf({ stock, isSingleUnit }, 0, { isBusiness: user?.role === 'business' }, today);
  if (most === 0) {
    const reason = isOnlyAtStores({ stock }, today) ? 'product_only_at_stores' : 'product_sold_out';
    throw new FieldRefusal({ nonFieldErrors: [reason] });
  }
  // The transaction takes the pieces back.
  if (quantity > most) throw new FieldRefusal({ quantity: ['not_enough_pieces'] });
}
