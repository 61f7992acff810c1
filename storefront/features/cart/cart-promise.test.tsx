import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { CartPromise } from './cart-promise.tsx';

afterEach(cleanup);

const serverTime = '2026-11-25T09:00:00Z';
const soon = { from: '2026-11-26', to: '2026-11-26', order_by: '2026-11-25T14:00:00Z' };
const later = { from: '2026-12-01', to: '2026-12-02', order_by: null };
const store = { slug: 'karlin', name: 'Karlín', city: 'Praha', ready_at: '2026-11-25T09:30:00Z' };

const show = (brought: typeof soon | typeof later, today: readonly (typeof store)[]) =>
  renderInShop(<CartPromise digest="d" />, () => ({
    status: 200,
    body: { server_time: serverTime, brought, today },
  }));
const spaced = (text: string) => text.replaceAll('\u00A0', ' ');
const said = (text: string) => screen.findByText((shown) => spaced(shown) === text);

it('says until when to order, and in which stores all of it lies', async () => {
  show(soon, [store]);
  expect(await said('Objednáte-li do 15:00, doručíme zítra 26. 11.')).not.toBeNull();
  expect(await said('Ještě dnes k vyzvednutí: Karlín od 10:30')).not.toBeNull();
});

it('says the days alone where something is brought from elsewhere first', async () => {
  show(later, []);
  expect(await said('Doručíme 1. 12. až 2. 12.')).not.toBeNull();
  expect(screen.queryByText(/vyzvednutí/)).toBeNull();
});
