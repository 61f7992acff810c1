import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { CartContext, type CartChange } from './cart-context.ts';
import type { CartPackage } from './cart-changes.ts';
import { cartExample } from './cart.example.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const { cart: t } = allPhrases.cs;

/** The first package of the example, changed; answers the quantities that the cart was asked for. */
function show(changed: Partial<CartPackage> = {}) {
  const [first] = cartExample.cartPackagesItems;
  if (first === undefined) throw new Error('the example is empty');
  const item: CartPackage = { ...first, ...changed };
  const asked: (number | undefined)[] = [];
  const change = vi.fn((wanted: CartChange) => {
    const view = wanted.expected?.({ ...cartExample, cartPackagesItems: [item] });
    asked.push(view?.cartPackagesItems[0]?.quantity);
  });
  const { user } = renderInShop(
    <CartContext value={{ view: cartExample, change, waiting: [], trouble: null }}>
      <QuantityStepper item={item} />
    </CartContext>,
  );
  return { user, asked };
}

const count = () => screen.getByRole('textbox', { name: t.quantity });
// A short word holds on to the next one by a space that does not break.
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const button = (name: string) =>
  screen.getByRole('button', { name: (shown) => spaced(shown) === name });

describe('the number of pieces in the cart', () => {
  it('goes up and down by its buttons', async () => {
    const { user, asked } = show({ quantity: 3 });
    await user.click(button(t.more));
    await user.click(button(t.fewer));
    expect(asked).toEqual([4, 2]);
  });

  it('is taken once Enter says that it is typed', async () => {
    const { user, asked } = show();
    await user.clear(count());
    await user.type(count(), '4');
    expect(asked).toEqual([]);
    await user.keyboard('{Enter}');
    expect(asked).toEqual([4]);
    expect(document.activeElement).toBe(count());
  });

  it.each(['55', '0', '2,5', 'dva', ''])('refuses „%s“ where ten can be had', async (typed) => {
    const { user, asked } = show();
    await user.clear(count());
    if (typed !== '') await user.type(count(), typed);
    await user.keyboard('{Enter}');
    expect(asked).toEqual([]);
    expect(count()).toHaveProperty('value', typed);
    expect(count().getAttribute('aria-invalid')).toBe('true');
    expect(spaced(screen.getByRole('status').textContent)).toBe(t.most.replace('{{count}}', '10'));
  });

  it('comes back by Escape', async () => {
    const { user, asked } = show({ quantity: 2 });
    await user.clear(count());
    await user.type(count(), '9{Escape}');
    expect(count()).toHaveProperty('value', '2');
    await user.tab();
    expect(asked).toEqual([]);
  });

  it('asks for nothing when it stays as it was', async () => {
    const { user, asked } = show({ quantity: 2 });
    await user.click(count());
    await user.keyboard('{Enter}');
    expect(asked).toEqual([]);
  });

  it('does not go below one nor above what can be had', async () => {
    const { user, asked } = show({ quantity: 1, mostQuantity: 1 });
    await user.click(button(t.fewer));
    await user.click(button(t.more));
    expect(asked).toEqual([]);
    expect(button(t.more).getAttribute('aria-disabled')).toBe('true');
  });

  it('cannot be chosen for the only piece of its kind', () => {
    show({ isSingleUnit: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(t.singleUnit)).toBeTruthy();
  });
});
