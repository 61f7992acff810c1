import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { GradeTask } from './grade-task.tsx';
import type { WarehouseTask } from './tasks.ts';

const task: WarehouseTask = {
  id: 7,
  version: 1,
  kind: 'regrade',
  status: 'open',
  note: '',
  forRole: null,
  assignedTo: null,
  dueAt: null,
  isLate: false,
  createdAt: '2026-11-28T08:00:00.000Z',
  createdBy: null,
  closedAt: null,
  closedBy: null,
  orderId: 9,
  orderNumber: '1260000001',
  product: { code: 'CASE', name: 'Pouzdro' },
  location: 'X-SECOND-1',
  way: 'grade',
  isDoneByScan: false,
  place: 'Sklad',
};

/** Keys of a scanner as a window hears them. */
function scan(text: string): void {
  act(() => {
    for (const key of [...text, 'Enter']) {
      const digit = /^\d$/.test(key);
      const code =
        key === '-' ? 'Minus' : key === 'Enter' ? key : `${digit ? 'Digit' : 'Key'}${key}`;
      const shiftKey = /^[A-Z]$/.test(key);
      window.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey, cancelable: true }));
    }
  });
}

it('takes the piece and its bin by scanning, and goes on with the next piece', async () => {
  const onClose = vi.fn();
  let left = 1;
  const { calls, user } = await renderInOffice(<GradeTask task={task} onClose={onClose} />, {
    answer: ({ method }) => {
      if (method !== 'POST') return { status: 200, body: { results: [], people: [], places: [] } };
      const body = { left, is_on_sale: false, prepared: null };
      left -= 1;
      return { status: 200, body };
    },
  });
  const grade = async () => {
    scan('4006381333931');
    scan('L-A-1');
    await user.selectOptions(screen.getByLabelText('Stav'), 'B');
    await user.click(screen.getByRole('button', { name: 'Zařadit do skladu' }));
  };
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await screen.findByText(/Naskenujte kus z X-SECOND-1/);
  await grade();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ text: '4006381333931', to: 'sell', grade: 'B', bin: 'L-A-1' });
  expect(sent()[0]).toMatchObject({ quantity: 1, price: null });
  await waitFor(() => expect(screen.getByLabelText(/^Kus/)).toHaveProperty('value', ''));
  expect(onClose).not.toHaveBeenCalled();
  await grade();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const operations = sent().map((body) => String(Reflect.get(Object(body), 'operation_id')));
  expect(new Set(operations).size).toBe(2);
});

it('asks why pieces of a damaged kind are written off', async () => {
  const { calls, user } = await renderInOffice(
    <GradeTask task={{ ...task, kind: 'damaged' }} onClose={() => undefined} />,
    {
      answer: ({ method }) =>
        method === 'POST'
          ? { status: 200, body: { left: 0, is_on_sale: null, prepared: { id: 3 } } }
          : { status: 200, body: { results: [], people: [], places: [] } },
    },
  );
  await user.type(await screen.findByLabelText(/^Kus/), 'CASE');
  await user.type(screen.getByLabelText('Důvod odpisu'), 'rozbité');
  const buttons = screen.getAllByRole('button', { name: 'Odepsat' });
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      text: 'CASE',
      to: 'write_off',
      quantity: 1,
      note: 'rozbité',
    }),
  );
});
