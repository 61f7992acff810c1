import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { SecurityDialog } from './security-dialog.tsx';

const at = '2026-11-21T12:00:00.000Z';
const factors = {
  factors: [{ id: 4, kind: 'totp', name: '', created_at: at, last_used_at: null }],
  recovery_codes_left: 9,
  is_demanded: true,
};
const sessions = {
  sessions: [
    {
      id: 1,
      browser: 'office',
      system: 'windows',
      is_current: true,
      opened_at: at,
      last_seen_at: at,
    },
    {
      id: 2,
      browser: 'firefox',
      system: 'linux',
      is_current: false,
      opened_at: at,
      last_seen_at: at,
    },
  ],
};

async function show(answers: Record<string, { status: number; body?: unknown }> = {}) {
  const office = await renderInOffice(<SecurityDialog onClose={vi.fn()} />, {
    answer: ({ method, path }) => {
      if (path.endsWith('/auth/factors/') && method === 'GET')
        return { status: 200, body: factors };
      if (path.endsWith('/auth/sessions/')) return { status: 200, body: sessions };
      return answers[path] ?? { status: 500 };
    },
  });
  const sent = () => office.calls.filter(({ method }) => method === 'POST');
  return { ...office, sent };
}

describe('one’s own sessions', () => {
  it('are told apart by device, and ended one by one or all but this one', async () => {
    const { user, sent, told } = await show({
      '/api/new/auth/sessions/end/': { status: 204 },
      '/api/new/auth/sessions/end-others/': { status: 204 },
    });
    const row = await screen.findByRole('row', { name: /Firefox, Linux/ });
    expect(screen.getByText('toto zařízení')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: 'Odhlásit' }));
    await waitFor(() => expect(told()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Odhlásit všechna ostatní' }));
    await waitFor(() =>
      expect(sent().map(({ path, body }) => [path, body])).toEqual([
        ['/api/new/auth/sessions/end/', { id: 2 }],
        ['/api/new/auth/sessions/end-others/', null],
      ]),
    );
  });
});

describe('one’s own second factors', () => {
  it('are removed by the password, and a refusal is said', async () => {
    const { user, sent } = await show({
      '/api/new/auth/factors/remove/': { status: 409, body: { detail: 'Bez faktoru být nesmí.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Odebrat' }));
    await user.type(screen.getByLabelText('Heslo na potvrzení'), 'tajné');
    await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
    expect(await screen.findByText('Bez faktoru být nesmí.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ id: 4, password: 'tajné' }]);
  });

  it('have new recovery codes, shown once', async () => {
    const { user } = await show({
      '/api/new/auth/factors/recovery-codes/': {
        status: 200,
        body: { recovery_codes: ['AAAA-BBBB-CCCC'] },
      },
    });
    expect(await screen.findByText('Zbývá 9 záložních kódů.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nové záložní kódy' }));
    await user.type(screen.getByLabelText('Heslo na potvrzení'), 'tajné');
    await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mám je uložené' }));
    await waitFor(() => expect(screen.queryByText('AAAA-BBBB-CCCC')).toBeNull());
  });
});
