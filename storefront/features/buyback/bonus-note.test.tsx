import { expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { BonusNote } from './bonus-note.tsx';

const shown = (manufacturer: string, price: number | null): string => {
  renderInShop(<BonusNote device={{ manufacturer, deviceType: 'telefony' }} price={price} />);
  return document.body.textContent.replaceAll(/\s/g, ' ');
};

it('names the bonus of the device, what this price earns and how it is had', () => {
  const text = shown('apple', 8_000);
  expect(text).toContain('bonus až 10 %');
  expect(text).toContain('poukázku 1 200 Kč na nákup');
  expect(text).toContain('zadejte v košíku kód výkupu');
});

it('says from which price on there is a voucher where this one earns none', () => {
  expect(shown('apple', 2_999)).toContain('při výkupu od 3 000 Kč');
});

it('promises nothing for a device that no bonus is for', () => {
  expect(shown('samsung', 2_999)).toBe('');
  expect(shown('samsung', 3_000)).not.toContain('%');
});
