import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { ChangedPrice } from './changed-price.tsx';

it('brings itself into sight and names the old price, the new one and the difference', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderInShop(<ChangedPrice change={{ message: 'Cena klesla.', was: 11_690 }} now={10_190} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/Cena klesla\..*11\s690\sKč.*10\s190\sKč.*−1\s500\sKč/);
  expect(scrolled.mock.contexts).toEqual([alert]);
  expect(document.activeElement).toBe(alert);
});

it('says no amounts before the new price is known', () => {
  Element.prototype.scrollIntoView = vi.fn();
  renderInShop(<ChangedPrice change={{ message: 'Cena klesla.', was: 11_690 }} now={null} />);
  expect(screen.getByRole('alert').textContent).toBe('Cena klesla.');
});
