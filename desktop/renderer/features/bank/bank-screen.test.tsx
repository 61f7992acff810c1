import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { BankScreen } from './bank-screen.tsx';

const entry = {
  id: 9,
  version: 1,
  movement: 'B-1',
  booked_on: '2026-11-26',
  amount: 89_900,
  currency: 'CZK',
  is_reversal: false,
  variable_symbol: '1234567897',
  counter_account: '…5399',
  counter_name: 'Jana Nová',
  message: 'Děkuji',
  state: 'open',
  reason: 'underpaid',
  order_number: '1234567897',
  payout_reference: null,
  note: null,
};
const other = { ...entry, id: 8, counter_name: 'Petr', amount: -500, reason: 'debit' };
const listed = {
  results: [entry, other],
  has_more: false,
  counts: { open: 2, waiting: 0, taken: 3, noted: 0 },
  messages: [
    {
      id: 1,
      provider: 'card',
      reference: 'X-7',
      amount: 100,
      received_at: '2026-11-26T09:00:00.000Z',
    },
  ],
};
const read = {
  id: 1,
  file_name: 'v.xml',
  entries: 5,
  added: 4,
  taken: 1,
  waiting: 1,
  open: 2,
  opening: 0,
  closing: 100,
  difference: -50,
};

const show = (change: { readonly status: number; readonly body: object }) =>
  renderInOffice(<BankScreen />, {
    answer: ({ method }) => (method === 'GET' ? { status: 200, body: listed } : change),
  });
const openFile = (name: string, text: string) =>
  vi.stubGlobal('obmena', {
    openFile: () => Promise.resolve({ name, contents: new TextEncoder().encode(text) }),
  });

afterEach(() => vi.unstubAllGlobals());

it('reads a statement and says by how much it misses its balance', async () => {
  openFile('v.xml', '<Document/>');
  const { user } = await show({ status: 200, body: read });
  await user.click(await screen.findByRole('button', { name: 'Vybrat výpis' }));
  const said = await screen.findByText(/Výpis v.xml je načtený: pohybů 5, nových 4/);
  expect(said.textContent).toMatch(/K\svyřízení: 2/);
  expect(screen.getByText(/nesouhlasí se zůstatkem o -0,50/)).toBeTruthy();
});

it('asks what the columns of a refused table mean', async () => {
  const text = 'kdy;kolik\n26.11.2026;5';
  openFile('v.csv', text);
  // jsdom cannot read files.
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  Object.defineProperty(File.prototype, 'arrayBuffer', { configurable: true, value: arrayBuffer });
  const { user } = await show({ status: 400, body: { file: ['Nevíme.'] } });
  await user.click(await screen.findByRole('button', { name: 'Vybrat výpis' }));
  expect((await screen.findByText('Nevíme.')).textContent).toBeTruthy();
  const send = await screen.findByRole('button', { name: 'Načíst takto' });
  expect(send).toHaveProperty('disabled', true);
  const [day, amount] = screen.getAllByRole('combobox');
  if (!day || !amount) throw new Error('no columns');
  await user.selectOptions(day, 'bookedOn');
  await user.selectOptions(amount, 'amount');
  expect(send).toHaveProperty('disabled', false);
});

it('walks by arrows, and puts a movement to its order by Enter', async () => {
  const taken = { ...entry, state: 'taken', version: 2 };
  const { user, calls, told } = await show({ status: 200, body: taken });
  const button = await screen.findByRole('button', { name: /Jana Nová/ });
  expect(screen.getByText('Méně, než je k zaplacení')).toBeTruthy();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Petr/ }));
  await user.keyboard('{ArrowUp}{Enter}');
  await user.click(await screen.findByRole('button', { name: /Přiřadit k\sobjednávce/ }));
  await waitFor(() => expect(told().join('')).toMatch(/Platba je u\sobjednávky 1234567897\./));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 1,
    order_number: '1234567897',
    gives_surplus_back: false,
  });
});

it('proposes to give back what was paid too much', async () => {
  const over = { ...entry, reason: 'overpaid' };
  const { user, calls } = await renderInOffice(<BankScreen />, {
    answer: ({ method }) =>
      method === 'GET'
        ? { status: 200, body: { ...listed, results: [over] } }
        : { status: 200, body: { ...over, state: 'taken' } },
  });
  await user.click(await screen.findByRole('button', { name: /Jana Nová/ }));
  expect(screen.getByRole('checkbox', { name: /přeplatek/i })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: /Přiřadit k\sobjednávce/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      gives_surplus_back: true,
    }),
  );
});

it('keeps what was typed where the order is refused', async () => {
  const body = { order_number: ['Objednávku nemáme.'] };
  const { user } = await show({ status: 400, body });
  await user.click(await screen.findByRole('button', { name: /Jana Nová/ }));
  await user.click(await screen.findByRole('button', { name: /Přiřadit k\sobjednávce/ }));
  expect((await screen.findByText('Objednávku nemáme.')).textContent).toBeTruthy();
  expect(screen.getByLabelText('Číslo objednávky')).toHaveProperty('value', '1234567897');
});

it('leads to the payouts from a debit that may be one', async () => {
  const payout = { ...other, reason: 'payout_differs', payout_reference: 'VYK1' };
  const { user } = await renderInOffice(<BankScreen />, {
    answer: () => ({ status: 200, body: { ...listed, results: [payout] } }),
  });
  const row = await screen.findByRole('row', { name: /VYK1/ });
  expect(row.textContent).toMatch(/Výplata nesouhlasí/);
  await user.click(screen.getByRole('button', { name: /Petr/ }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toMatch(/výplata z\spříkazu VYK1/);
  const link = screen.getByRole('link', { name: 'Otevřít Výplaty' });
  expect(link.getAttribute('href')).toBe('/payouts');
});

it('finds an order by its customer or amount, and fills its number in', async () => {
  const unnamed = { ...entry, order_number: null };
  const orders = [
    { number: '1000000009', customer: 'Jana N.', to_pay: 899, is_waiting: true },
    { number: '1000000017', customer: 'Jana P.', to_pay: 100, is_waiting: false },
  ];
  const { user, calls } = await renderInOffice(<BankScreen />, {
    answer: ({ method, path }) => {
      if (path.endsWith('/order-find/')) return { status: 200, body: { results: orders } };
      const body =
        method === 'GET' ? { ...listed, results: [unnamed] } : { ...entry, state: 'taken' };
      return { status: 200, body };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Jana Nová/ }));
  await user.type(screen.getByLabelText('Číslo objednávky'), 'jana');
  const found = await screen.findByRole('button', { name: /1000000009.*Jana N\..*899/ });
  expect(screen.getByRole('button', { name: /1000000017/ }).textContent).toMatch(/nečeká/);
  expect(calls.filter(({ path }) => path.endsWith('/order-find/')).at(-1)?.body).toEqual({
    q: 'jana',
  });
  await user.click(found);
  expect(screen.getByLabelText('Číslo objednávky')).toHaveProperty('value', '1000000009');
});

it('lets a debit be noted only, and shows messages without an order', async () => {
  const { user, calls } = await show({ status: 200, body: { ...other, state: 'noted' } });
  await user.click(await screen.findByRole('button', { name: /Petr/ }));
  expect(screen.queryByLabelText('Číslo objednávky')).toBeNull();
  await user.type(screen.getByLabelText('Co to je'), 'Poplatek');
  await user.click(screen.getByRole('button', { name: 'Označit jako jiné' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 1,
    note: 'Poplatek',
  });
  await user.click(screen.getByRole('tab', { name: 'Zprávy bez objednávky (1)' }));
  expect((await screen.findByRole('row', { name: /X-7/ })).textContent).toContain('card');
});

it('shows what payment providers said, and does it once more', async () => {
  const message = {
    id: 4,
    provider: 'loans',
    reference: 'A-17',
    news: 'pending',
    amount: null,
    received_at: '2026-11-26T09:00:00.000Z',
    state: 'done',
    order: { id: 12, number: '1260000012' },
    standing: 'sent',
  };
  const { user, calls, told } = await renderInOffice(<BankScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return { status: 200, body: { outcome: 'changed', message } };
      const isInbox = path.includes('/inbox/');
      return { status: 200, body: isInbox ? { results: [message], has_more: false } : listed };
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Zprávy platebních bran' }));
  const row = await screen.findByRole('row', { name: /A-17/ });
  expect(row.textContent).toContain('smlouva odeslána, čeká na dokončení');
  expect(screen.getByRole('link', { name: '1260000012' }).getAttribute('href')).toBe('/orders/12');
  await user.click(screen.getByRole('button', { name: 'Zpracovat znovu: A-17' }));
  await waitFor(() => expect(told()).toContain('Hotovo, stav platby se změnil.'));
  expect(calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('inbox/4/again/'));
});
