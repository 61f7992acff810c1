import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';

const kept = { idle_minutes: 10, scheme: 'system', has_pin: false };
const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (control: HTMLElement) => {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent;
};

async function show(pinReply: { status: number; body?: unknown }) {
  const rendered = await renderInOffice(<PreferencesDialog onClose={() => undefined} />, {
    answer: ({ method, path }) => {
      if (method === 'GET') return { status: 200, body: kept };
      return path.endsWith('/auth/pin/') ? pinReply : { status: 204 };
    },
  });
  const press = () => rendered.user.click(screen.getByRole('button', { name: 'Uložit PIN' }));
  const sent = () => rendered.calls.filter(({ method }) => method === 'POST');
  return { ...rendered, press, sent };
}

describe('setting a PIN', () => {
  it.each([
    ['12', 'PIN má 4 až 8 číslic.'],
    ['abcd', 'PIN má 4 až 8 číslic.'],
    ['1111', 'Takový PIN uhodne každý.'],
    ['4321', 'Takový PIN uhodne každý.'],
  ])('refuses %s without asking anybody', async (typed, text) => {
    const { user, press, sent } = await show({ status: 204 });
    await user.type(box('Nový PIN'), typed);
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() => expect(said(box('Nový PIN'))).toContain(text));
    expect(document.activeElement).toBe(box('Nový PIN'));
    expect(sent()).toEqual([]);
  });

  it('is done with the password, and neither stays on the screen', async () => {
    const { user, press, sent, told } = await show({ status: 204 });
    await user.type(box('Nový PIN'), '2580');
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(sent().map(({ body }) => body)).toEqual([{ pin: '2580', password: 'tajné' }]);
    expect([box('Nový PIN').value, box('Heslo').value]).toEqual(['', '']);
  });

  it('says at the password that it is wrong', async () => {
    const { user, press } = await show({ status: 400, body: { password: ['Heslo nesouhlasí.'] } });
    await user.type(box('Nový PIN'), '2580');
    await user.type(box('Heslo'), 'jiné');
    await press();
    await waitFor(() => expect(said(box('Heslo'))).toBe('Heslo nesouhlasí.'));
    await waitFor(() => expect(document.activeElement).toBe(box('Heslo')));
  });

  it('says above the fields that too many attempts were made', async () => {
    const { user, press } = await show({ status: 429, body: { detail: 'Zkuste to za chvíli.' } });
    await user.type(box('Nový PIN'), '2580');
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Zkuste to za chvíli.'));
  });
});

describe('how the window looks', () => {
  it('is kept at once, by what was chosen', async () => {
    const { user, sent } = await show({ status: 204 });
    await user.selectOptions(box('Barvy'), 'tmavé');
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([{ idle_minutes: 10, scheme: 'dark' }]),
    );
    expect(box('Barvy').value).toBe('dark');
  });
});
