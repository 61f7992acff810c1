import type { Knex } from 'knex';
import type { z } from 'zod';
import { unitPrices } from '#core/cart/unit-prices.ts';
import type { addToCart } from '#core/contract/cart.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { addAccessory } from './add-accessory.ts';
import { addPackage } from './add-to-cart.ts';
import { firstOffer } from './addition-facts.ts';
import { chooseExtras, type Wish, type WishedAddOn } from './chosen-extras.ts';
import { findProducts, type ProductRow } from './product-rows.ts';

type Body = z.output<(typeof addToCart)['body']>;

/** Adding a product, with or without what was chosen to it. */
export const addRoute = ({ knex }: Dependencies): BoundRoute =>
  bind('cart-add-product', async ({ body }, context) => {
    const { product, quantity } = body;
    const wish = wishOf(body);
    const parentId = body.cartPackageItemParentId ?? null;
    if (parentId !== null) {
      const found = await findProduct(knex, product, context);
      return addAccessory(knex, { parentId, product: found, quantity }, context);
    }
    if (wish === null) return addPackage(knex, { product, quantity, extras: null }, context);
    const found = await findProduct(knex, product, context);
    const [price] = unitPrices([
      { productId: found.id, quantity, usualPrice: found.price, offer: found.offer },
    ]);
    const piece = { product: found, quantity, unitPrice: price?.price ?? found.price };
    const extras = await chooseExtras(knex, wish, piece, context.now);
    return addPackage(knex, { product: found.id, quantity, extras }, context);
  });

/** What the body asks for besides the product; null for nothing. */
function wishOf(body: Body): Wish | null {
  const addOns: WishedAddOn[] = [];
  const { generalTuito, screenTuito, mpWarranty, prolongWarranty } = body;
  if (generalTuito) {
    addOns.push({ field: 'generalTuito', kinds: ['insurance'], id: generalTuito.id });
  }
  if (screenTuito) {
    const kinds = ['screen_protection', 'insurance'] as const;
    addOns.push({ field: 'screenTuito', kinds, id: screenTuito.id });
  }
  if (mpWarranty) {
    const { monthCount: months } = mpWarranty;
    addOns.push({ field: 'mpWarranty', kinds: ['extended_warranty'], months });
  }
  if (prolongWarranty) {
    const { code } = prolongWarranty;
    addOns.push({ field: 'prolongWarranty', kinds: ['prolonged_warranty'], code });
  }
  const wish = {
    addOns,
    programId: body.installmentId ?? null,
    buybackCode: body.buyoutProduct ?? null,
  };
  const isPlain = addOns.length === 0 && wish.programId === null && wish.buybackCode === null;
  return isPlain ? null : wish;
}

/** The stock item by id, or the offer that a variant's page shows first. */
async function findProduct(
  knex: Knex,
  product: number | string,
  { now }: Pick<RequestContext, 'now'>,
): Promise<ProductRow> {
  const id = typeof product === 'number' ? product : await findFirstOffer(knex, product);
  const found = id === null ? undefined : (await findProducts(knex, [id], null, now)).get(id);
  if (!found) throw new FieldRefusal({ product: ['unknown_product'] });
  return found;
}

async function findFirstOffer(knex: Knex, seoName: string): Promise<number | null> {
  const sql = `select ${firstOffer('$1::text')} as id`;
  const [row] = await query<{ readonly id: number | null }>(knex, sql, [seoName]);
  return row?.id ?? null;
}
