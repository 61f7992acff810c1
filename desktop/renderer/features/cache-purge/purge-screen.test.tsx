import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { supervisorQuestion } from '../../lib/supervisor.ts';
import { PurgeScreen } from './purge-screen.tsx';

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function show(status = 200, body: unknown = { cdn: 'none', requests: 0 }) {
  const office = await renderInOffice(<PurgeScreen />, { answer: () => ({ status, body }) });
  const open = (tab: string) => office.user.click(screen.getByRole('tab', { name: tab }));
  const press = () => office.user.click(screen.getByRole('button', { name: /^Promazat/ }));
  const bodies = () => office.calls.map((call) => call.body);
  return { ...office, open, press, bodies };
}

beforeEach(() => localStorage.clear());

describe('purging what is kept', () => {
  it('sends by keys what stands on lines or between spaces', async () => {
    const { user, open, press, bodies, told } = await show();
    await open('Klíč');
    await user.type(box('Klíče'), 'product-12  category-3\nmenu ');
    await press();
    await waitFor(() => expect(told()).toEqual(['Promazáno. Obchod žádnou CDN nemá.']));
    expect(bodies()).toEqual([
      { mode: 'key', keys: ['product-12', 'category-3', 'menu'], soft_purge: false },
    ]);
  });

  it('sends one address, softly where that is ticked', async () => {
    const { user, open, press, bodies } = await show(200, { cdn: 'fastly', requests: 3 });
    await open('Adresa');
    await user.type(box('Adresa stránky'), '/mobily');
    await user.click(screen.getByRole('checkbox'));
    await press();
    await waitFor(() =>
      expect(bodies()).toEqual([{ mode: 'url', url: '/mobily', soft_purge: true }]),
    );
  });

  it.each([
    [1, 'Promazáno, CDN dostala 1 požadavek.'],
    [3, 'Promazáno, CDN dostala 3 požadavky.'],
    [5, 'Promazáno, CDN dostala 5 požadavků.'],
  ])('says how many requests the CDN got: %i', async (requests, text) => {
    const { press, told } = await show(200, { cdn: 'fastly', requests });
    await press();
    await waitFor(() => expect(told()).toEqual([text]));
  });

  it('says what is wrong at its field, which keeps what was typed while other tabs are seen', async () => {
    const { user, open, press } = await show(400, { url: ['To není adresa tohoto obchodu.'] });
    await open('Adresa');
    await user.type(box('Adresa stránky'), 'jinam');
    await press();
    await waitFor(() => expect(screen.getByText('To není adresa tohoto obchodu.')).toBeTruthy());
    await open('Klíč');
    await open('Adresa');
    expect(box('Adresa stránky').value).toBe('jinam');
  });

  it('tells the words of the CDN where it refuses', async () => {
    const { press, told } = await show(502, { detail: 'CDN neodpověděla.', problem: 'quota' });
    await press();
    await waitFor(() => expect(told()).toEqual(['CDN neodpověděla.: quota']));
  });

  it('asks a second person before everything is purged, and nobody else where they do not agree', async () => {
    const { open, press, bodies } = await show();
    await open('Vše');
    await press();
    await waitFor(() => expect(supervisorQuestion.getState().question?.action).toBe('full_purge'));
    await act(async () => {
      supervisorQuestion.getState().question?.answer(null);
      await Promise.resolve();
    });
    expect(bodies()).toEqual([]);
    await press();
    await waitFor(() => expect(supervisorQuestion.getState().question).not.toBeNull());
    await act(async () => {
      supervisorQuestion.getState().question?.answer('one-time');
      await Promise.resolve();
    });
    await waitFor(() => expect(bodies()).toEqual([{ mode: 'full', approval: 'one-time' }]));
  });
});
