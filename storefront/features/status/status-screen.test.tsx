import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { StatusScreen } from './status-screen.tsx';

const inbox = {
  code: 'K7PM2Q',
  status: 'submitted',
  history: [{ status: 'submitted', at: '2026-05-01T10:00:00.000Z' }],
  device: 'Apple iPhone 13 128 GB',
  price: 4_040,
  locked_until: '2026-05-22T10:00:00.000Z',
  can_call_off: true,
  number: 62,
  decision_code: null,
};

describe.each(['cs', 'ro'] as const)('asking for the state of a buy-back in %s', (language) => {
  const { status: t, validation } = allPhrases[language];
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const said = (name: string) => {
    const ids = box(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    return document.getElementById(ids.at(-1) ?? '')?.textContent;
  };

  beforeEach(() => sessionStorage.clear());

  function show(status: number, body?: unknown) {
    const shop = renderInShop(<StatusScreen />, () => ({ status, body }), language);
    const ask = async (code: string, email: string) => {
      await shop.user.type(box(t.code), code);
      await shop.user.type(box(t.email), email);
      await shop.user.keyboard('{Enter}');
    };
    return { ...shop, ask };
  }

  it('says at each field what is missing, and asks nobody', async () => {
    const { user, calls } = show(200, inbox);
    await user.click(screen.getByRole('button', { name: t.submit }));
    await waitFor(() => expect(said(t.code)).toBe(validation.required));
    expect(said(t.email)).toBe(validation.required);
    expect(document.activeElement).toBe(box(t.code));
    expect(calls).toEqual([]);
  });

  it('refuses what is no address and goes there', async () => {
    const { calls, ask } = show(200, inbox);
    await ask('K7PM2Q', 'jana');
    await waitFor(() => expect(said(t.email)).toBe(validation.invalid_email));
    await waitFor(() => expect(document.activeElement).toBe(box(t.email)));
    expect(calls).toEqual([]);
  });

  it('shows what has happened, asked for without the spaces around', async () => {
    const { calls, ask } = show(200, inbox);
    await ask(' K7PM2Q ', ' jana@posta.example ');
    expect(await screen.findByText(t.submittedText, { normalizer: plain })).toBeTruthy();
    expect(screen.getByText('Apple iPhone 13 128 GB')).toBeTruthy();
    expect(document.body.textContent).toMatch(/4.040/u);
    expect(document.body.textContent).toContain('22.05.2026');
    expect(calls.map(({ body }) => body)).toEqual([
      { code: 'K7PM2Q', e_mail: 'jana@posta.example' },
    ]);
  });

  it('lets its seller call it off after a second press, and shows that it is', async () => {
    const { calls, ask, user } = show(200, inbox);
    await ask('K7PM2Q', 'jana@posta.example');
    await user.click(await screen.findByRole('button', { name: t.callOff }));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t.callOffYes }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toMatchObject({
      path: expect.stringContaining('buyback/call-off/'),
      body: { code: 'K7PM2Q', e_mail: 'jana@posta.example' },
    });
  });

  it('says where the device is sent, under a number that opens nothing', async () => {
    const { ask } = show(200, inbox);
    await ask('K7PM2Q', 'jana@posta.example');
    expect(await screen.findByText(/Dlouhá 1/u)).toBeTruthy();
    const label = screen.getByText(/Dlouhá 1/u).closest('.parcel-label')?.textContent;
    expect(label).toContain('62');
    expect(label).not.toContain('K7PM2Q');
  });

  it('leads to the decision that is waited for, and keeps the code alone over a reload', async () => {
    const body = { ...inbox, status: 'counter_offered', decision_code: 'Dec1' };
    const { ask } = show(200, { ...body, can_call_off: false });
    await ask('K7PM2Q', 'jana@posta.example');
    const link = await screen.findByRole('link', { name: (own) => plain(own) === t.decideLink });
    expect(link.getAttribute('href')).toMatch(/\/Dec1$/u);
    cleanup();
    const again = show(200, body);
    await waitFor(() => expect(box(t.code).value).toBe('K7PM2Q'));
    expect(again.calls).toEqual([]);
    expect(Object.values(sessionStorage).join()).not.toContain('jana');
    await again.user.type(box(t.email), 'jana@posta.example{Enter}');
    expect(
      await screen.findByRole('link', { name: (own) => plain(own) === t.decideLink }),
    ).toBeTruthy();
  });

  it('lets its seller correct what is wrong in it, and sends that alone', async () => {
    const { calls, ask, user } = show(200, inbox);
    await ask('K7PM2Q', 'jana@posta.example');
    await user.click(await screen.findByRole('button', { name: t.edit }));
    const street = screen.getByRole('textbox', { name: (own) => plain(own) === t.street });
    await user.type(street, 'Nová 5');
    await user.click(screen.getByRole('button', { name: t.editSave }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.path).toContain('buyback/edit/');
    expect(calls[1]?.body).toMatchObject({
      code: 'K7PM2Q',
      e_mail: 'jana@posta.example',
      street: 'Nová 5',
      city: '',
    });
    expect(await screen.findByText(t.editDone, { normalizer: plain })).toBeTruthy();
  });

  it('offers no end to what cannot be called off any more', async () => {
    const { ask } = show(200, { ...inbox, status: 'received', can_call_off: false });
    await ask('K7PM2Q', 'jana@posta.example');
    expect(await screen.findByText(t.receivedText, { normalizer: plain })).toBeTruthy();
    expect(screen.queryByRole('button', { name: t.callOff })).toBeNull();
  });

  it.each([
    [404, 'notFoundTitle'],
    [400, 'notFoundTitle'],
    [500, 'failedTitle'],
    [429, 'limited'],
  ] as const)('says what a %i means and keeps what was typed', async (status, key) => {
    const { ask } = show(status, {});
    await ask('K7PM2Q', 'jana@posta.example');
    expect(await screen.findByText(t[key], { normalizer: plain })).toBeTruthy();
    expect([box(t.code).value, box(t.email).value]).toEqual(['K7PM2Q', 'jana@posta.example']);
  });
});

/** Spaces that no line may break at are spaces to a reader. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}
