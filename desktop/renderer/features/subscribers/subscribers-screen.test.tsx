import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { session } from '../../lib/session.ts';
import { SubscribersScreen } from './subscribers-screen.tsx';

const jana = {
  id: 8,
  e_mail: 'j…@posta.example',
  language: 'cs',
  status: 'confirmed',
  since: '2026-11-20T08:00:00.000Z',
  source: 'order',
  asked_at: '2026-11-20T07:00:00.000Z',
  consent_text: '2026-11',
  consent_at: '2026-11-20T08:00:00.000Z',
  is_revealable: true,
  ended_by: null,
};
const numbers = { confirmed: 120, waiting: 3, left_this_month: 2 };

const open = (found: readonly object[] = [jana]) =>
  renderInOffice(<SubscribersScreen />, {
    answer: ({ path }) => {
      if (path.endsWith('/find/')) return { status: 200, body: { results: found } };
      if (path.endsWith('/unsubscribe/')) {
        return { status: 200, body: { ...jana, status: 'unsubscribed', ended_by: 'Jana Nová' } };
      }
      if (path.endsWith('/export/')) {
        const file = { name: 'newsletter.csv', contents: 'e_mail\r\n', count: 1, is_cut: false };
        return { status: 200, body: file };
      }
      const results = path.includes('status=confirmed') ? [jana] : [];
      return { status: 200, body: { count: results.length, results, numbers } };
    },
  });

it('counts on top and shows by which consent somebody is written to', async () => {
  const { user } = await open();
  const row = await screen.findByRole('row', { name: /j…@posta/ });
  expect(row.textContent).toMatch(/čeština.*odebírá.*2026-11 · /);
  expect(screen.getByText('Odešlo tento měsíc').nextSibling?.textContent).toBe('2');
  await user.click(screen.getByRole('button', { name: 'j…@posta.example' }));
  const panel = await screen.findByRole('region', { name: 'Odběratel' });
  expect(panel.textContent).toMatch(/v\sobjednávce/u);
  expect(within(panel).getByRole('button', { name: 'Zobrazit: E-mail' })).toBeTruthy();
  await user.click(screen.getByLabelText('Čekají na potvrzení'));
  expect(await screen.findByText('Nikdo nečeká na potvrzení')).toBeTruthy();
});

it('finds a whole address by a body, keeps it nowhere, and signs its owner off', async () => {
  const { calls, user, told } = await open();
  await user.type(
    await screen.findByLabelText('Celá e-mailová adresa'),
    'jana@posta.example{Enter}',
  );
  expect(await screen.findByRole('button', { name: 'Zpět na seznam' })).toBeTruthy();
  const asked = calls.find(({ path }) => path.endsWith('/find/'));
  expect(asked?.body).toEqual({ e_mail: 'jana@posta.example' });
  expect(calls.map(({ path }) => path).join(' ')).not.toContain('jana');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('jana@');
  await user.click(screen.getByRole('button', { name: 'j…@posta.example' }));
  await user.click(await screen.findByRole('button', { name: 'Odhlásit na přání' }));
  const dialog = await screen.findByRole('dialog', { name: 'Odhlásit j…@posta.example?' });
  await user.click(within(dialog).getByRole('button', { name: 'Odhlásit na přání' }));
  await waitFor(() => expect(told()).toContain('Odběr je zrušený.'));
  expect(screen.getByRole('row', { name: /j…@posta/ }).textContent).toContain('odhlášený');
  const panel = screen.getByRole('region', { name: 'Odběratel' });
  expect(panel.textContent).toContain('Odhlásil na přání');
  expect(within(panel).queryByRole('button', { name: 'Odhlásit na přání' })).toBeNull();
});

it('says that nobody has such an address, and refuses what is none', async () => {
  const { calls, user } = await open([]);
  const field = await screen.findByLabelText('Celá e-mailová adresa');
  await user.type(field, 'jana{Enter}');
  expect(calls.some(({ path }) => path.endsWith('/find/'))).toBe(false);
  await user.type(field, '@posta.example{Enter}');
  expect(await screen.findByText('Tuto adresu mezi odběrateli nemáme')).toBeTruthy();
});

it('exports the view after a warning, to who may alone', async () => {
  const saveFile = vi.fn((_: { readonly contents: string }) => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Export do CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vyvézt adresy: Odebírají?' });
  expect(dialog.textContent).toContain('bezpečnostního protokolu');
  await user.click(within(dialog).getByRole('button', { name: /^Vyvézt/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ status: 'confirmed' });
  const { user: person } = session.getState();
  if (person) session.setState({ user: { ...person, permissions: ['enquiries.answer'] } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Export do CSV' })).toBeNull());
});
