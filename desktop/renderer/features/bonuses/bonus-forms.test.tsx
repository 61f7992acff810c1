import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { AddBonus } from './add-bonus.tsx';
import { BonusPanel } from './bonus-panel.tsx';

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (name: string) => {
  const ids = box(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent;
};
const apple = { value: 'apple', label: 'Apple' };
const phone = { value: 'mobil', label: 'Mobilní telefon' };

async function showNew(status = 201, body: unknown = { id: 1, version: 1 }) {
  const close = vi.fn();
  const office = await renderInOffice(
    <AddBonus manufacturers={[apple]} deviceTypes={[phone]} onClose={close} />,
    { answer: () => ({ status, body }) },
  );
  const press = () => office.user.click(screen.getByRole('button', { name: 'Uložit' }));
  return { ...office, close, press };
}

describe('a new bonus', () => {
  it('is for everything and from today on, until something else is chosen', async () => {
    const { user, calls, close, told, press } = await showNew();
    const written = box('První den').value;
    expect(written).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
    const today = written.split('.').toReversed().join('-');
    await user.type(box('Bonus %'), '15');
    await press();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/new/admin/buyback-bonuses/',
        body: {
          percent: 15,
          manufacturer: null,
          device_type: null,
          valid_from: today,
          valid_to: null,
        },
      },
    ]);
    expect(told()).toEqual(['Bonus je přidaný.']);
  });

  it('is for one manufacturer and one kind of device where they are chosen', async () => {
    const { user, calls, press } = await showNew();
    await user.type(box('Bonus %'), '5');
    await user.selectOptions(box('Výrobce'), 'Apple');
    await user.selectOptions(box('Typ zařízení'), 'Mobilní telefon');
    await press();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ manufacturer: 'apple', device_type: 'mobil' });
  });

  it.each([
    ['', 'Tato hodnota není platná.'],
    ['mnoho', 'Tato hodnota není platná.'],
    ['0', 'Tato hodnota není platná.'],
    ['2,5', 'Tato hodnota není platná.'],
    ['101', 'Hodnota je příliš velká.'],
  ])('is not asked for with "%s" per cent', async (typed, text) => {
    const { user, calls, press } = await showNew();
    if (typed !== '') await user.type(box('Bonus %'), typed);
    await press();
    await waitFor(() => expect(said('Bonus %')).toBe(text));
    expect(document.activeElement).toBe(box('Bonus %'));
    expect(calls).toEqual([]);
  });

  it('does not end before it begins', async () => {
    const { user, calls, press } = await showNew();
    await user.type(box('Bonus %'), '15');
    await user.clear(box('První den'));
    await user.type(box('První den'), '2. 5. 2026');
    await user.type(box('Poslední den'), '1/5/26');
    await press();
    await waitFor(() => expect(said('Poslední den')).toBe('Tato hodnota není platná.'));
    expect(calls).toEqual([]);
  });

  it('keeps what was typed where the server refuses it, and says so in the corner', async () => {
    const { user, told, press, close } = await showNew(409, { detail: 'Bonus se kryje s jiným.' });
    await user.type(box('Bonus %'), '15');
    await press();
    await waitFor(() => expect(told()).toEqual(['Bonus se kryje s jiným.']));
    expect(box('Bonus %').value).toBe('15');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('when a bonus holds', () => {
  const bonus = {
    id: 4,
    version: 3,
    percent: 10,
    state: 'running',
    // Midnight in Prague, in summer.
    validFrom: '2026-05-31T22:00:00.000Z',
    validTo: '2026-06-30T22:00:00.000Z',
  };
  async function show(more: Partial<typeof bonus> = {}) {
    const close = vi.fn();
    const office = await renderInOffice(
      <BonusPanel bonus={{ ...bonus, ...more }} onClose={close} />,
      {
        answer: ({ method }) =>
          method === 'PATCH' ? { status: 200, body: { id: 4, version: 4 } } : { status: 204 },
      },
    );
    return { ...office, close };
  }

  it('is said by the first and the last day on the clocks of the market', async () => {
    await show();
    expect([box('První den').value, box('Poslední den').value]).toEqual([
      '01.06.2026',
      '30.06.2026',
    ]);
  });

  it('is saved at the version that was seen; without a last day it goes on', async () => {
    const { user, calls, close } = await show();
    await user.clear(box('Poslední den'));
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(calls).toEqual([
      {
        method: 'PATCH',
        path: '/api/new/admin/buyback-bonuses/4/',
        body: { valid_from: '2026-06-01', valid_to: null, version: 3 },
      },
    ]);
  });

  it('is ended only after it was asked once more', async () => {
    const { user, calls, close } = await show();
    await user.click(screen.getByRole('button', { name: 'Ukončit hned' }));
    const question = await screen.findByRole('dialog', { name: /Ukončit bonus 10\s%/ });
    expect(calls).toEqual([]);
    const yes = [...question.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Ukončit hned',
    );
    await user.click(yes ?? question);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/new/admin/buyback-bonuses/4/end/', { version: 3 }],
    ]);
  });

  it('cannot be ended twice', async () => {
    await show({ state: 'ended' });
    expect(screen.queryByRole('button', { name: 'Ukončit hned' })).toBeNull();
  });
});
