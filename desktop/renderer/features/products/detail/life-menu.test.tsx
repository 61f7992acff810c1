import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { LifeMenu } from './life-menu.tsx';
import type { Life } from './run-act.ts';

interface Stored {
  readonly [column: string]: unknown;
  readonly life: Life['life'];
}

const published: Stored = {
  master_product_id: 3,
  life: 'published',
  moves: ['retire'],
  retired_at: null,
  successor: { id: 4, code: 'OB4', name: 'Pixel 10 modrý' },
  merged_into: null,
  pieces: 5,
  carts: 2,
  family_size: 2,
};
const found = { id: 9, code: 'OB9', name_cs: 'Pixel 10 Pro', name_ro: 'Pixel 10 Pro' };

interface Shown {
  readonly life?: Partial<Stored>;
  readonly refused?: object;
}

function show({ life = {}, refused }: Shown = {}) {
  return renderInOffice(<LifeMenu id={3} />, {
    answer({ method, path }) {
      if (method === 'GET' && path.includes('/grids/products/')) {
        return { status: 200, body: { count: 1, next: null, results: [found] } };
      }
      if (method === 'POST' && path.endsWith('/preview/')) {
        return { status: 200, body: { url: 'https://shop.example/nahled', ends_at: '2026-11-23' } };
      }
      if (method === 'POST' && refused) return { status: 400, body: refused };
      if (path.endsWith('/duplicate/')) {
        const variants = [{ id: 10, code: 'P10', seo_name: 'pixel' }];
        return { status: 201, body: { family_id: 2, variants } };
      }
      return { status: 200, body: { ...published, ...life } };
    },
  });
}

async function choose(user: Awaited<ReturnType<typeof show>>['user'], item: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Akce' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}
const sent = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

it('says before a product is retired what it touches, and names its successor', async () => {
  const { user, calls, told } = await show();
  await choose(user, /^Vyřadit/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Leží ve 2 košících/)).toBeTruthy();
  expect(dialog.getByText('5 kusů zůstane na skladě.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Pixel 10 modrý/ }).checked).toBe(
    true,
  );
  await user.click(dialog.getByRole('button', { name: /^Vyřadit/ }));
  await waitFor(() => expect(told()).toEqual([expect.stringMatching(/vyřazený/)]));
  expect(sent(calls)).toEqual([
    [expect.stringMatching(/admin-variants\/3\/retire\/$/), { successor_id: 4 }],
  ]);
});

it('merges only with a product that was found and chosen, and says at it what is refused', async () => {
  const refused = { into_id: ['Sloučit lze jen produkty stejného druhu.'] };
  const { user } = await show({ refused });
  await choose(user, /^Sloučit/);
  const dialog = within(await screen.findByRole('dialog'));
  const merge = dialog.getByRole<HTMLButtonElement>('button', {
    name: /^Sloučit/,
  });
  expect(merge.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: 'Najít produkt' }), 'pro');
  await user.click(await dialog.findByRole('radio', { name: 'OB9 · Pixel 10 Pro' }));
  await user.click(merge);
  expect(await dialog.findByText('Sloučit lze jen produkty stejného druhu.')).toBeTruthy();
});

it('opens the page in the browser before it is published', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await show({ life: { life: 'draft', moves: ['publish', 'retire'] } });
  expect(await screen.findByText('Koncept')).toBeTruthy();
  await choose(user, /^Náhled/);
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith('https://shop.example/nahled', '_blank', 'noopener'),
  );
});

it('tells codes of a copy', async () => {
  const { user, told } = await show();
  await choose(user, /^Zkopírovat variantu/);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zkopírovat variantu' }));
  await waitFor(() => expect(told()).toContain('Kopie je hotová: P10'));
});

it('offers a merged one nothing but its look', async () => {
  const into = { id: 4, code: 'OB4', name: 'Pixel 10 modrý' };
  const { user } = await show({ life: { life: 'merged', moves: [], merged_into: into } });
  expect(await screen.findByText('Sloučeno s Pixel 10 modrý')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Akce' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Náhled stránky',
  ]);
});
