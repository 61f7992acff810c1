import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { SecureChoice } from './secure-choice.tsx';

it.each(['cs', 'ro'] as const)(
  'lets a customer choose when the goods leave, in %s',
  async (language) => {
    const choose = vi.fn();
    const { user } = renderInShop(
      <SecureChoice amount={5_900} isSecured={false} onChange={choose} />,
      undefined,
      language,
    );
    const [device, card] = screen.getAllByRole('radio');
    expect(device).toHaveProperty('checked', true);
    expect(document.body.textContent).toMatch(/5.900/u);
    if (card) await user.click(card);
    expect(choose.mock.calls).toEqual([[true]]);
  },
);
