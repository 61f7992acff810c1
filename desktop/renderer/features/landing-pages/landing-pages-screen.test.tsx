import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { LandingPagesScreen } from './landing-pages-screen.tsx';

const both = (cs: string, ro: string) => ({ cs, ro });
const hero = {
  type: 'hero',
  heading: both('Vánoce', 'Crăciun'),
  text: both('Dárky', 'Cadouri'),
  label: both('Vybrat', 'Alege'),
  href: '/telefony',
};
const categories = { type: 'part', part: 'categories' };
const listed = {
  id: 3,
  slug: 'vanoce',
  url: 'https://obmena.example/akce/vanoce',
  title: both('Vánoce', 'Crăciun'),
  shown_from: null,
  shown_until: null,
  changed_at: '2026-11-20T08:00:00.000Z',
  version: 2,
};
const page = { ...listed, description: both('Popis', 'Descriere'), blocks: [hero, categories] };

const open = (refusal?: object) =>
  renderInOffice(<LandingPagesScreen />, {
    answer: ({ method, path }) => {
      if (path.endsWith('/preview/')) {
        const url = 'https://obmena.example/nahled-stranky/abc';
        return { status: 200, body: { url, ends_at: '2026-11-20T08:30:00.000Z' } };
      }
      if (method !== 'GET') {
        return refusal ? { status: 400, body: refusal } : { status: 200, body: page };
      }
      if (path.includes('landing-pages/3/')) return { status: 200, body: page };
      const row = { ...listed, block_types: ['hero', 'part'], is_shown_now: false };
      return { status: 200, body: { results: [row] } };
    },
  });

const openPage = async (refusal?: object) => {
  const drawn = await open(refusal);
  await drawn.user.click(await screen.findByRole('button', { name: 'Vánoce' }));
  await screen.findByLabelText('Kam tlačítko vede');
  return drawn;
};

it('moves a block by the keyboard and sends the blocks in their new order', async () => {
  const { calls, user } = await openPage();
  const field = screen.getByLabelText('Kam tlačítko vede');
  field.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByText('Blok je na 2. místě z 2.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      blocks: [categories, hero],
      version: 2,
    });
  });
});

it('adds a row of products by the address of a list, and a row of brands by their lines', async () => {
  const { calls, user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Přidat blok' }));
  const block = screen.getByRole('group', { name: '3. Řada produktů' });
  await user.type(within(block).getByLabelText('Nadpis (česky)'), 'Telefony');
  await user.type(within(block).getByLabelText('Nadpis (rumunsky)'), 'Telefoane');
  await user.selectOptions(within(block).getByLabelText('Které produkty'), 'list');
  await user.type(within(block).getByLabelText('Adresa výpisu'), '/telefony?sort=price');
  await user.selectOptions(screen.getByLabelText('Nový blok'), 'brands');
  await user.click(screen.getByRole('button', { name: 'Přidat blok' }));
  const brands = within(screen.getByRole('group', { name: '4. Značky' }));
  await user.type(brands.getByLabelText('Nadpis (česky)'), 'Značky');
  await user.type(brands.getByLabelText('Nadpis (rumunsky)'), 'Mărci');
  fireEvent.change(brands.getByLabelText('Značky'), {
    target: { value: 'Apple /telefony/apple\n\nBang Olufsen /sluchatka' },
  });
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      blocks: [
        hero,
        categories,
        {
          type: 'products',
          heading: both('Telefony', 'Telefoane'),
          row: 'list',
          list: '/telefony?sort=price',
        },
        {
          type: 'brands',
          heading: both('Značky', 'Mărci'),
          brands: [
            { name: 'Apple', href: '/telefony/apple' },
            { name: 'Bang Olufsen', href: '/sluchatka' },
          ],
        },
      ],
      version: 2,
    });
  });
});

it('says at the field of the block what is refused, and keeps what was typed', async () => {
  const { user } = await openPage({ blocks: [{ href: ['Tento odkaz nejde použít.'] }] });
  const field = screen.getByLabelText<HTMLInputElement>('Kam tlačítko vede');
  fireEvent.change(field, { target: { value: 'javascript:x' } });
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  expect(await screen.findByText('Tento odkaz nejde použít.')).toBeTruthy();
  expect(field.value).toBe('javascript:x');
});

it('previews the very page that is stored, and asks to save first what is not', async () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Náhled stránky' }));
  await waitFor(() => {
    expect(opened).toHaveBeenCalledWith(
      'https://obmena.example/nahled-stranky/abc',
      '_blank',
      'noopener',
    );
  });
  await user.type(screen.getByLabelText('Kam tlačítko vede'), 'x');
  const preview = screen.getByRole<HTMLButtonElement>('button', { name: 'Náhled stránky' });
  expect(preview.disabled).toBe(true);
});

it('shows from a moment as people write it', async () => {
  const { calls, user } = await openPage();
  await user.type(screen.getByLabelText('Zobrazit od'), '1. 12. 2026 8:00');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      shown_from: '2026-12-01T07:00:00.000Z',
      version: 2,
    });
  });
});
