import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { places } from '../lib/places.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { session } from '../lib/session.ts';
import { Navigation } from './navigation.tsx';

const preferences = { idle_minutes: 15, scheme: 'system', has_pin: false };
const nothing = () => undefined;

beforeEach(() => {
  const copied = vi.fn(() => Promise.resolve());
  vi.stubGlobal('obmena', {
    updateReady: () => Promise.resolve(null),
    onUpdateReady: () => nothing,
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: copied },
  });
});

const open = (favourites: readonly string[], language: 'cs' | 'ro' = 'cs') =>
  renderInOffice(<Navigation onPalette={nothing} onShortcuts={nothing} onHistory={null} />, {
    language,
    answer: ({ method, path }) =>
      path.includes('/auth/preferences/')
        ? method === 'GET'
          ? { status: 200, body: { ...preferences, favourites } }
          : { status: 204 }
        : { status: 500 },
  });

it('puts the favourites of the person on top, without those that they may not open', async () => {
  await open(['/orders', '/no-such-screen', '/products']);
  const own = await screen.findByRole('region', { name: 'Oblíbené' });
  const names = within(own)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(names).toEqual(['/orders', '/products']);
});

it.each([
  ['cs', 'Zpět', 'Vpřed'],
  ['ro', 'Înapoi', 'Înainte'],
] as const)('goes back and forward like a browser (%s)', async (language, back, forward) => {
  const go = vi.spyOn(history, 'go').mockReset().mockImplementation(nothing);
  const { user } = await open([], language);
  await user.click(screen.getByRole('button', { name: back }));
  await user.click(screen.getByRole('button', { name: forward }));
  expect(go.mock.calls).toEqual([[-1], [1]]);
});

it('shows only what the person may open', async () => {
  await open([]);
  expect(screen.getAllByRole('link').length).toBeGreaterThan(20);
  expect(session.getState().user?.role).toBe('admin');
  expect(places.getState().pathname).toBe('/');
});
