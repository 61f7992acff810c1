import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { SecurityScreen } from './security-screen.tsx';

const chain = {
  links: 1_204,
  head_hash: 'ab'.repeat(32),
  checked_at: '2026-11-23T00:30:00.000Z',
  whole_checked_at: '2026-11-23T00:30:00.000Z',
  broken: null,
};
const alert = {
  id: 7,
  rule: 'many_reveals_of_person',
  subject: 'Petr Malý',
  first_at: '2026-11-23T00:30:00.000Z',
  last_at: '2026-11-23T00:40:00.000Z',
  times: 44,
  seen_by: null,
  seen_at: null,
};

const show = (state: object) =>
  renderInOffice(<SecurityScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('admin/grids/'))
        return { status: 200, body: { count: 0, results: [], next: null } };
      if (path.includes('admin/security/export')) {
        return { status: 200, body: { name: 's.csv', contents: 'a', count: 1, is_cut: false } };
      }
      if (method === 'GET') return { status: 200, body: { chain, alerts: [alert], ...state } };
      return { status: 204, body: null };
    },
  });

describe('the security screen', () => {
  it('says that the records are whole, and has them looked at by a press', async () => {
    const { user, calls, told } = await show({});
    expect(await screen.findByText('Záznam je neporušený')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Zkontrolovat celý záznam' }));
    await waitFor(() => expect(told()[0]).toContain('Kontrola běží'));
    expect(calls.some(({ path }) => path.endsWith('admin/security/check/'))).toBe(true);
  });

  it('names the first broken record and why', async () => {
    await show({ chain: { ...chain, broken: { sequence: 31, reason: 'content' } } });
    expect(await screen.findByText('Záznam je porušený od č. 31')).toBeTruthy();
    expect(screen.getByText('Obsah záznamu někdo změnil.')).toBeTruthy();
  });

  it('lists alerts, and takes one as looked into', async () => {
    const { user, calls } = await show({});
    const row = await screen.findByRole('row', { name: /Neobvykle mnoho odkrytých údajů/ });
    expect(row.textContent).toContain('Petr Malý');
    await user.click(within(row).getByRole('button', { name: 'Prověřeno' }));
    await waitFor(() =>
      expect(calls.some(({ path }) => path.endsWith('admin/security/alerts/7/seen/'))).toBe(true),
    );
  });

  it('exports a period in the format that is pressed', async () => {
    const { user, calls } = await show({ alerts: [] });
    expect(await screen.findByText('Nic neobvyklého.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('radio', { name: /posledních.7.dní/ }));
    await user.click(screen.getByRole('button', { name: 'Uložit NDJSON' }));
    await waitFor(() => {
      const body = calls.find(({ path }) => path.endsWith('admin/security/export/'))?.body;
      expect(body).toEqual({ format: 'ndjson', days: 7 });
    });
  });
});
