import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#core/market/market.ts';
import { askConflict } from '../lib/conflict.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const row = { key: 'name', label: 'Název', mine: 'Moje', theirs: 'Jiné' };
const by = { name: 'Petr Novák', at: '2026-11-20T08:00:00.000Z' };

async function ask(language: Language) {
  const { user } = await renderInOffice(<ConflictDialog />, { language });
  const answered = askConflict([
    { ...row, by },
    { ...row, key: 'price', label: 'Cena', by: null },
  ]);
  return { user, answered, dialog: await screen.findByRole('dialog') };
}

it('says of what came meanwhile who wrote it and when, where that is on record', async () => {
  const { user, answered, dialog } = await ask('cs');
  const said = within(dialog).getAllByText(/Změna: /u);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Změna: Petr Novák, 20.11.2026 9:00',
  ]);
  const name = within(dialog).getByRole('group', { name: 'Název' });
  await user.click(within(name).getByRole('radio', { name: /Moje hodnota/u }));
  await user.click(within(dialog).getByRole('button', { name: 'Použít vybrané' }));
  expect(await answered).toEqual(new Set(['name']));
});

it('says so in Romanian too', async () => {
  const { dialog } = await ask('ro');
  expect(dialog.textContent).toContain('Modificat de Petr Novák, 20.11.2026 9:00');
});
