import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { forgetDetails, keptDetails } from './details-memory.ts';
import { RideCheck } from './ride-check.tsx';

const { checkout: t } = allPhrases.cs;
const comes = { is_available: true, price: 199, minutes: 45, message: null };
const place = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00' };
/** Short words are held to the next one by a space that does not break. */
const named = (label: string) => new RegExp(label.replaceAll(' ', '\\s'));
const box = (name: keyof typeof place) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: named(t[name]) });

async function ask({ user }: ReturnType<typeof renderInShop>, typed: Partial<typeof place>) {
  for (const name of ['street', 'city', 'postcode'] as const) {
    const text = typed[name];
    if (text !== undefined) await user.type(box(name), text);
  }
  await user.click(screen.getByRole('button', { name: t.rideCheck }));
}

afterEach(forgetDetails);

it('asks about the whole address and lets the details begin with it', async () => {
  const shop = renderInShop(<RideCheck />, () => ({ status: 200, body: comes }));
  await ask(shop, place);
  expect(await screen.findByText(/45 min/)).toBeTruthy();
  expect(shop.calls.map(({ body }) => body)).toEqual([place]);
  expect(keptDetails()).toMatchObject(place);
});

it('sends nothing of an address that is not complete, and says which part is missing', async () => {
  const shop = renderInShop(<RideCheck />, () => ({ status: 200, body: comes }));
  await ask(shop, { street: place.street, city: place.city });
  await expect.poll(() => box('postcode').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(box('postcode'));
  expect(shop.calls).toEqual([]);
});

it('says that the network is away, and what was typed is still there', async () => {
  const shop = renderInShop(<RideCheck />, () => null);
  await ask(shop, place);
  expect(await screen.findByText(t.offlineText)).toBeTruthy();
  expect(box('street').value).toBe(place.street);
  expect(keptDetails()).toEqual({});
});
