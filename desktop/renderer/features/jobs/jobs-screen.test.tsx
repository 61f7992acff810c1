import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notifications } from '../../lib/notify.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { JobsScreen } from './jobs-screen.tsx';

const listed = {
  id: 3,
  version: 2,
  slug: 'technik',
  title: { cs: 'Technik', ro: 'Tehnician' },
  place: 'Brno',
  employment: 'full_time',
  salary: { from: 35_000, to: null },
  is_open: true,
  published_at: '2026-11-20T08:00:00.000Z',
  address: 'https://obmena.example/kariera/technik',
  applications: 4,
};
const job = {
  ...listed,
  summary: { cs: 'Opravy', ro: 'Reparații' },
  body: { cs: [{ type: 'paragraph', text: 'Opravujete.' }], ro: [] },
};

const open = (change: { status: number; body?: object } = { status: 200, body: job }) =>
  renderInOffice(<JobsScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('admin/changes')) return { status: 200, body: { count: 0, results: [] } };
      if (method !== 'GET') return change;
      if (path.includes('job-offers/3/')) return { status: 200, body: job };
      return { status: 200, body: { count: 1, results: [listed] } };
    },
  });
const save = () => screen.getByRole('button', { name: 'Uložit' });

it('sends only what was changed, a salary as a whole', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Technik' }));
  fireEvent.change(await screen.findByLabelText('Hrubá mzda do'), { target: { value: '45 000' } });
  await user.click(screen.getByLabelText(/^Otevřené/));
  await user.click(save());
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      salary: { from: 35_000, to: 45_000 },
      is_open: false,
      version: 2,
    }),
  );
});

it('says at its field that a salary is upside down', async () => {
  const refusal = { salary: { to: ['Horní hranice mzdy je menší než dolní.'] } };
  const { user } = await open({ status: 400, body: refusal });
  await user.click(await screen.findByRole('button', { name: 'Technik' }));
  fireEvent.change(await screen.findByLabelText('Hrubá mzda do'), { target: { value: '1' } });
  await user.click(save());
  expect(await screen.findByText('Horní hranice mzdy je menší než dolní.')).toBeTruthy();
});

it('says nothing of a salary where nothing was typed, and opens a new offer at once', async () => {
  const { calls, user } = await open({ status: 201, body: job });
  await user.click(await screen.findByRole('button', { name: 'Nové volné místo' }));
  await user.type(await screen.findByLabelText('Název (česky)'), 'Prodavač');
  await user.click(save());
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      title: { cs: 'Prodavač', ro: '' },
      salary: null,
      is_open: true,
      employment: 'full_time',
    }),
  );
});

it('leads to the shop where the offer is shown there', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Technik' }));
  const link = await screen.findByRole('link', { name: /^Zobrazit/u });
  expect(link.getAttribute('href')).toBe(listed.address);
});

it('deletes after a question and offers to take that back', async () => {
  const { calls, user, told } = await open({ status: 204 });
  await user.click(await screen.findByRole('button', { name: 'Technik' }));
  await user.click(await screen.findByRole('button', { name: 'Smazat volné místo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Smazat volné místo Technik?' });
  await user.click(within(dialog).getByRole('button', { name: 'Smazat volné místo' }));
  await waitFor(() => expect(told()).toContain('Volné místo je smazané.'));
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toContain(
    'job-offers/3/?version=2',
  );
  await notifications.getState().shown.at(-1)?.action?.run();
  expect(calls.at(-1)?.path).toContain('admin/changes');
});
