import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetNotifications, notifications, notify } from '../lib/notify.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { MessagesDialog } from './messages-dialog.tsx';
import { NotificationList } from './notification-list.tsx';

afterEach(() => {
  vi.useRealTimers();
  forgetNotifications();
});

const shown = () => notifications.getState().shown.map(({ text }) => text);

it('ends an error when something works again, and keeps one whose button holds what was typed', () => {
  notify('error', 'Nepovedlo se.');
  notify('error', 'Neuloženo.', { label: 'Znovu', run: () => undefined });
  notify('info', 'Něco.');
  expect(shown()).toEqual(['Nepovedlo se.', 'Neuloženo.', 'Něco.']);
  notify('success', 'Uloženo.');
  expect(shown()).toEqual(['Neuloženo.', 'Něco.', 'Uloženo.']);
});

it('takes an error away that stood in sight for half a minute', async () => {
  await renderInOffice(<NotificationList />);
  vi.useFakeTimers();
  act(() => {
    notify('error', 'Nepovedlo se.');
    notify('error', 'Neuloženo.', { label: 'Znovu', run: () => undefined });
  });
  act(() => {
    vi.advanceTimersByTime(29_000);
  });
  expect(shown()).toHaveLength(2);
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(shown()).toEqual(['Neuloženo.']);
});

it('keeps the last fifty to be read later, the newest first, and nothing for another person', async () => {
  for (let n = 1; n <= 60; n += 1) notify('info', `Zpráva ${String(n)}`);
  await renderInOffice(<MessagesDialog onClose={() => undefined} />);
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(50);
  expect(rows[0]?.textContent).toContain('Zpráva 60');
  act(forgetNotifications);
  expect(screen.getByText('Zatím vám program nic neřekl.')).toBeTruthy();
});
