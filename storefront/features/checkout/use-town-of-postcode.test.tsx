import { cleanup, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { useTownOfPostcode } from './use-town-of-postcode.ts';

afterEach(cleanup);

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useTownOfPostcode(form);
  return (
    <form ref={form}>
      <input aria-label="psc" name="postcode" />
      <input aria-label="obec" name="city" />
      <input aria-label="ulice" name="street" />
    </form>
  );
}

const places = [
  { postcode: '11001', city: 'Praha 1' },
  { postcode: '27201', city: 'Kladno' },
];
const town = () => screen.getByLabelText<HTMLInputElement>('obec').value;
const show = () => renderInShop(<Form />, () => ({ status: 200, body: { count: 2, places } }));

it('writes the town of a postcode once it is typed', async () => {
  const { user, calls } = show();
  await user.type(screen.getByLabelText('psc'), '272 01');
  await user.click(screen.getByLabelText('ulice'));
  await waitFor(() => expect(town()).toBe('Kladno'));
  expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('q=27201')]);
});

it('leaves a town that was typed, and asks of no half of a postcode', async () => {
  const { user, calls } = show();
  await user.type(screen.getByLabelText('obec'), 'Libušín');
  await user.type(screen.getByLabelText('psc'), '272');
  await user.click(screen.getByLabelText('ulice'));
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('psc'), '01');
  await user.click(screen.getByLabelText('ulice'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(town()).toBe('Libušín');
});
