import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { SecureChoice, type Leaving } from './secure-choice.tsx';

/** Phrases keep short words to the next by spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe.each(['cs', 'ro'] as const)('when the goods of a swap leave, in %s', (language) => {
  const { checkout: t } = allPhrases[language];
  const show = (amount: number | null, canExchange: boolean, value: Leaving = 'device') => {
    const choose = vi.fn();
    const shown = (
      <SecureChoice amount={amount} canExchange={canExchange} value={value} onChange={choose} />
    );
    return { choose, ...renderInShop(shown, undefined, language) };
  };
  const radio = (label: string) =>
    screen.getByRole('radio', { name: (own) => plain(own).startsWith(plain(label)) });

  it('is chosen among the device, the courier and a card', async () => {
    const { choose, user } = show(5_900, true);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(radio(t.secureDevice)).toHaveProperty('checked', true);
    expect(document.body.textContent).toMatch(/5.900/u);
    await user.click(radio(t.secureCourier));
    await user.click(radio(t.secureCard));
    expect(choose.mock.calls).toEqual([['courier'], ['card']]);
  });

  it('offers no courier where the delivery takes no devices, and no card where none can be held', () => {
    show(5_900, false);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(document.body.textContent).not.toContain(t.secureCourier);
  });

  it('says what has to be ready at the door', () => {
    show(null, true, 'courier');
    expect(radio(t.secureCourier)).toHaveProperty('checked', true);
    expect(plain(document.body.textContent)).toContain(plain(t.secureCourierText));
  });
});
