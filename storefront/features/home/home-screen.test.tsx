import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { HomeScreen } from './home-screen.tsx';

const LastVisitedRow = () => <p>Naposledy</p>;
const empty = { bestselling: [], newest: [], used: [], reduced: [] };
const page = {
  title: 'Vánoce',
  description: 'Dárky',
  blocks: [
    {
      type: 'hero',
      heading: 'Dárky pod stromek',
      text: 'Vyberte',
      label: 'Vybrat',
      href: '/telefony',
    },
    { type: 'products', heading: 'Levné telefony', row: 'list', list: '/telefony?sort=price' },
    { type: 'text', body: [{ type: 'heading', text: 'Proč u nás' }] },
    { type: 'links', heading: 'Kam dál', targets: ['buyback', 'service'] },
    { type: 'brands', heading: 'Značky', brands: [{ name: 'Apple', href: '/telefony/apple' }] },
    { type: 'part', part: 'last_visited' },
    { type: 'part', part: 'promises' },
  ],
};

const open = (composed: object | null) =>
  renderInShop(<HomeScreen LastVisitedRow={LastVisitedRow} />, ({ path }) => {
    if (path.includes('/pages/home/')) return { status: 200, body: { page: composed } };
    if (path.includes('/catalog/home/')) return { status: 200, body: empty };
    return { status: 200, body: { count: 0, page: 1, pages: 1, results: [] } };
  });

it('shows the blocks that staff composed, in their order, with one main heading', async () => {
  const { calls } = open(page);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Dárky pod stromek' });
  const below = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  expect(below).toEqual(['Proč u nás', 'Kam dál', 'Značky', 'Na co se můžete spolehnout']);
  expect(heading).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vybrat' }).getAttribute('href')).toBe('/telefony');
  const links = within(screen.getByRole('navigation', { name: 'Kam dál' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vykup', '/servis']);
  expect(screen.getByRole('link', { name: 'Apple' }).getAttribute('href')).toBe('/telefony/apple');
  expect(screen.getByText('Naposledy')).toBeTruthy();
  const asked = calls.map(({ path }) => path);
  expect(asked.some((path) => path.includes('path=%2Ftelefony&state=sort%3Dprice'))).toBe(true);
});

it('shows the own front page where nothing was composed', async () => {
  open(null);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nový začátek pro vaši elektroniku' }),
  ).toBeTruthy();
});
