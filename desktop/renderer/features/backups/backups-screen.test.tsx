import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { BackupsScreen } from './backups-screen.tsx';

const run = {
  id: 7,
  kind: 'backup',
  status: 'done',
  asked_by: null,
  asked_at: '2026-11-23T00:30:00.000Z',
  ended_at: '2026-11-23T00:31:00.000Z',
  file: 'obmena-2026-11-23T00-30-00Z.backup.gz.age',
  bytes: 12_340_000,
  is_encrypted: true,
  rows: 81_230,
  files: 412,
  problem: null,
  is_removed: false,
};

const key = {
  id: '2025',
  first_used_at: '2025-01-01T00:00:00.000Z',
  is_encrypting: false,
  makes_digests: false,
  found: 0,
  checked_at: '2026-11-23T01:20:00.000Z',
  is_retired: true,
};
const keys = [{ ...key, id: '2026', is_encrypting: true, is_retired: false, found: 812 }, key];

async function show(list: object, runs: readonly object[] = [run]) {
  const body = {
    is_on: true,
    is_late: false,
    last_good_at: run.ended_at,
    last_drill_at: null,
    results: runs,
    ...list,
  };
  return renderInOffice(<BackupsScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('encryption-keys')) return { status: 200, body: { results: keys } };
      if (method === 'GET') return { status: 200, body };
      return { status: 201, body: { ...run, status: 'waiting' } };
    },
  });
}

describe('the backups', () => {
  it('are made by a press, and one of them is verified', async () => {
    const { user, calls, told } = await show({});
    await user.click(await screen.findByRole('button', { name: 'Zálohovat teď' }));
    await user.click(screen.getByRole('button', { name: 'Ověřit' }));
    const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ kind: 'backup' }, { kind: 'verify', id: 7 }]));
    expect(told()[0]).toContain('Spuštěno');
  });

  it('say what is in them, who asked and whether restoring was tried', async () => {
    await show({});
    const row = await screen.findByRole('row', { name: /Záloha/ });
    expect(row.textContent).toMatch(/81\s230/);
    expect(row.textContent).toMatch(/12,3\sMB/);
    expect(row.textContent).toContain('samo, podle rozvrhu');
    expect(screen.getByText('zatím žádná')).toBeTruthy();
  });

  it('say why one failed and that they stay away', async () => {
    await show({ is_late: true }, [{ ...run, status: 'failed', problem: 'disk_full', file: null }]);
    expect(await screen.findByText('Na disku došlo místo.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('starší než 26 hodin');
    expect(screen.queryByRole('button', { name: 'Ověřit' })).toBeNull();
  });

  it('are off without a key, and it is said how to get one', async () => {
    await show({ is_on: false }, []);
    expect(await screen.findByText(/patří do nastavení BACKUP_RECIPIENT/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zálohovat teď' })).toBeNull();
  });

  it('stand beside the keys of personal data, and say which may be taken away', async () => {
    await show({});
    expect((await screen.findByRole('row', { name: /2026/ })).textContent).toContain(
      'šifruje nové',
    );
    expect(screen.getByRole('row', { name: /^2025 / }).textContent).toContain('lze ho vyjmout');
    expect(screen.getByRole('button', { name: 'Přešifrovat teď' })).toBeTruthy();
  });
});
