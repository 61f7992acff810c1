import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { FoundPages } from './found-pages.tsx';

afterEach(cleanup);

const page = {
  kind: 'question' as const,
  title: [
    { text: 'Jak dlouho platí ', isMatch: false },
    { text: 'záruk', isMatch: true },
    { text: 'a?', isMatch: false },
  ],
  text: 'Dva roky.',
  path: '/caste-dotazy#zaruka',
};

it('leads to what answers besides products, and says what it is', () => {
  renderInShop(<FoundPages pages={[page]} />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('Jak dlouho platí záruka?');
  expect(link.getAttribute('href')).toBe('/caste-dotazy#zaruka');
  expect(link.querySelector('mark')?.textContent).toBe('záruk');
  expect(screen.getByText('Častý dotaz')).toBeTruthy();
});

it('is nothing where no page answers', () => {
  renderInShop(<FoundPages pages={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
