import type { Knex } from 'knex';
import { codeKey, matchCode } from '#core/discounts/match-code.ts';
import type { LeftOutDiscount } from '#core/discounts/priced-cart.ts';
import { studentCardNumber } from '#core/discounts/student-card.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { leftOutText, shownReason } from './cart-words.ts';
import { currentCart, currentView } from './current-cart.ts';
import { lockCart, lockOrMakeCart } from './lock-cart.ts';
import { countCode } from './wrong-codes.ts';
import type { Rows } from '../platform/database/rows.ts';
import { CartModel } from './cart-model.ts';

/** Reasons for which a code is kept: it counts by itself as soon as more is bought. */
const kept: readonly LeftOutDiscount['reason'][] = [
  ...(['minimum_not_reached', 'set_not_complete', 'not_combinable'] as const),
  ...(['already_lower', 'better_percentage', 'nothing_to_reduce'] as const),
];

/** Discount codes and the student card. */
export function codeRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  return [
    bind('cart-discount-code', async ({ body }, context) => {
      const wasRight = await countCode(deps, context);
      const view = await knex.transaction(async (trx) => {
        const cartId = await lockOrMakeCart(trx, context);
        const { code, cardNumber = null, cardHolder } = body;
        if (cardNumber !== null) {
          await enterCard(trx, deps, cartId, { cardNumber, cardHolder: cardHolder ?? '' });
        } else await enterCode(trx, deps, cartId, code ?? '', context);
        return currentView(trx, deps, context);
      });
      await wasRight();
      return view;
    }),

    bind('cart-discount-remove', ({ body }, context) =>
      knex.transaction(async (trx) => {
        const cartId = await lockCart(trx, context);
        const code = body.code ?? null;
        if (code !== null) await removeCode(trx, cartId, code);
        else if (cartId !== null) await CartModel.query(trx).findById(cartId).patch(noCard);
        return currentView(trx, deps, context);
      }),
    ),
  ];
}

const noCard = { isicDigest: null, isicLast4: null, isicHolder: null };

type CodeRow = Pick<Rows['discount_codes'], 'id' | 'discount_id' | 'code'>;

/** Puts a code into the cart, or throws why it cannot be used; nothing is stored then. */
async function enterCode(
  trx: Knex,
  deps: Dependencies,
  cartId: number,
  typed: string,
  context: RequestContext,
): Promise<void> {
  const rows: CodeRow[] = await trx('discount_codes')
    .where('code_key', codeKey(typed))
    .select('id', 'discount_id', 'code');
  const found = matchCode(typed, rows);
  if (!found.ok) throw new FieldRefusal({ code: ['invalid_code'] });
  const { id, discount_id } = found.value;
  // Of one discount one code counts: the one that was entered last.
  await trx('cart_codes')
    .where('cart_id', cartId)
    .whereIn('code_id', trx('discount_codes').where({ discount_id }).select('id'))
    .delete();
  await trx('cart_codes').insert({ cart_id: cartId, code_id: id, entered_at: context.now });
  const cart = await currentCart(trx, deps, context);
  const leftOut = cart?.priced.leftOut.find(({ discountId }) => discountId === discount_id);
  if (!cart || !leftOut || kept.includes(leftOut.reason)) return;
  const reason = shownReason(cart.book.index.byId.get(discount_id), leftOut);
  const reader = { language: context.language, market: deps.market.code };
  throw new FieldRefusal({ code: [leftOutText(reason, leftOut.missing, reader)] });
}

async function removeCode(trx: Knex, cartId: number | null, typed: string): Promise<void> {
  await trx('cart_codes')
    .where('cart_id', cartId)
    .whereIn('code_id', trx('discount_codes').where('code_key', codeKey(typed)).select('id'))
    .delete();
}

/** Keeps a student card: its number only as a hash to compare, its holder encrypted. */
async function enterCard(
  trx: Knex,
  { cipher }: Dependencies,
  cartId: number,
  { cardNumber, cardHolder }: { readonly cardNumber: string; readonly cardHolder: string },
): Promise<void> {
  const number = studentCardNumber(cardNumber);
  if (number === null) throw new FieldRefusal({ cardNumber: ['invalid_card'] });
  const place = { table: 'carts', column: 'isic_holder', rowId: cartId } as const;
  await CartModel.query(trx)
    .findById(cartId)
    .patch({
      isicDigest: cipher.digest(`isic\0${number}`),
      isicLast4: number.slice(-4),
      isicHolder: cipher.encrypt(place, cardHolder),
    });
}
