import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { permissionsOf, type Role } from '#core/permissions/roles.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { session } from '../../lib/session.ts';
import { BulkMenu } from './bulk-menu.tsx';

const categories = [
  { id: 4, name: 'Obaly' },
  { id: 5, name: 'Skla' },
];
const clear = vi.fn();

async function open(role: Role) {
  clear.mockClear();
  const rows = {
    selection: { all: false, ids: new Set([1, 2]) },
    filter: { term: '', conditions: [] },
    count: 2,
    clear,
  };
  const office = await renderInOffice(<BulkMenu rows={rows} />, {
    answer({ path }) {
      if (path.includes('/selections/')) return { status: 201, body: { id: 'kept', count: 2 } };
      if (path.includes('/choices/')) {
        return { status: 200, body: { manufacturers: [], colors: [], categories, places: [] } };
      }
      return { status: 200, body: { changed: 3, already: 1, failed: [], change_set_id: 7 } };
    },
  });
  const { user: person } = session.getState();
  if (person)
    session.setState({ user: { ...person, role, permissions: [...permissionsOf(role)] } });
  await office.user.click(await screen.findByRole('button', { name: 'Hromadně: 2 produkty' }));
  return office;
}
/** A space that must not break is a space. */
const items = () =>
  screen.getAllByRole('menuitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it.each<[Role, readonly string[]]>([
  ['content', ['Přejmenovat podle vzoru…', 'Najít a nahradit v názvech…']],
  ['pricing', ['Změnit ceny…']],
])('offers %s nothing but what is theirs', async (role, expected) => {
  await open(role);
  await waitFor(() => expect(items()).toEqual(expected));
});

it('puts the selected products into categories as one step that can be taken back', async () => {
  const { user, calls, told } = await open('catalogue_editor');
  await user.click(screen.getByRole('menuitem', { name: 'Zařadit do kategorií…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kategorie 2 produktů' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Kategorie' }));
  await user.click(await screen.findByRole('option', { name: 'Obaly' }));
  await user.click(within(dialog).getByRole('button', { name: 'Zařadit' }));
  await waitFor(() => expect(clear).toHaveBeenCalledOnce());
  expect(calls.findLast(({ path }) => path.endsWith('/add-products/'))?.body).toEqual({
    selection_id: 'kept',
    type_category_ids: [4],
  });
  expect(told()).toEqual(expect.arrayContaining([expect.stringContaining('3 nová zařazení')]));
});
