import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { CardHold } from './card-hold.tsx';
import type { Order } from './order-query.ts';

type Hold = NonNullable<Order['hold']>;

const held: Hold = {
  state: 'held',
  amount: 5_900,
  until: '2026-11-29',
  canRenew: false,
  isGone: false,
};
/** The component reads these two fields of an order. */
const orderWith = (hold: Hold | null) => ({ code: 'abc', hold }) as Order;

describe.each(['cs', 'ro'] as const)('a card that secures a swap, in %s', (language) => {
  const { order: t } = allPhrases[language];
  const show = (hold: Hold | null) =>
    renderInShop(<CardHold order={orderWith(hold)} />, undefined, language);

  it.each(['offered', 'held', 'taking', 'taken', 'released'] as const)(
    'says what %s means',
    (state) => {
      show({ ...held, state });
      expect(screen.getByRole('heading').textContent).toMatch(/5.900/u);
      expect(document.body.textContent).not.toContain('{{');
    },
  );

  it('offers to hold it, and to hold it anew near its end', () => {
    show({ ...held, state: 'offered', until: null });
    expect(screen.getByRole('button').textContent).toContain(t.holdStart.replaceAll(' ', ' '));
  });

  it('offers nothing while it is held for long', () => {
    show(held);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to hold it anew, and says what happens otherwise once the goods have left', () => {
    show({ ...held, canRenew: true, isGone: true });
    expect(screen.getByRole('button').textContent).toContain(t.holdRenew);
  });

  it('says nothing where there is no card', () => {
    show(null);
    expect(document.body.textContent).toBe('');
  });
});
