import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { WaitingScans } from './waiting-scans.tsx';

const kept = (place: number, target: string, text: string) => ({
  operationId: `0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e1${String(place)}`,
  text,
  target,
  also: [],
  label: null,
  by: 7,
  at: Date.now(),
});

it('says how many scans wait after a restart, and sends them as the same operations once it can', async () => {
  const scans = [kept(1, 'pick:7', 'B-1'), kept(2, 'pack', '4006381333931')];
  const keepScans = vi.fn(() => Promise.resolve());
  vi.stubGlobal('obmena', { keptScans: () => Promise.resolve(scans), keepScans });
  const line = { isCut: true };
  const { calls } = await renderInOffice(<WaitingScans />, {
    answer: ({ path }) => {
      if (line.isCut) return null;
      const answer = { outcome: 'counted', line_id: null, slot: null, named: null };
      const packed = { outcome: 'packed', line_id: null, named: null };
      return path.includes('rounds')
        ? { status: 200, body: { answer, round: null } }
        : { status: 200, body: { answer: packed, desk: null } };
    },
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Síť nejde. 2'));
  line.isCut = false;
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), { timeout: 10_000 });
  const sent = calls.filter(({ method }) => method === 'POST').slice(-2);
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringContaining('rounds/7/scans'),
    expect.stringContaining('packing/scans'),
  ]);
  expect(sent.map(({ body }) => body)).toMatchObject(
    scans.map(({ operationId, text }) => ({ operation_id: operationId, text })),
  );
  await act(() => waitFor(() => expect(keepScans).toHaveBeenLastCalledWith([])));
});
