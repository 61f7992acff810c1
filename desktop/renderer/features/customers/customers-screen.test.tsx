import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { listenToKeys } from '../../lib/shortcuts.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { CustomersScreen } from './customers-screen.tsx';

const at = '2026-11-20T08:00:00.000Z';
const list = (...results: readonly object[]) => ({ count: results.length, results });
const jana = {
  key: 'account-5',
  name: 'Jana Malá',
  e_mail: 'j…@posta.example',
  phone: '…567',
  contacts: [
    {
      thing: 'account',
      id: 5,
      fields: [{ field: 'phone_number', text: '…567' }],
      reveals: ['phone_number'],
    },
  ],
  account: { id: 5, kind: 'customer', since: at, language: 'cs', level: null },
  news: null,
  orders: list({ id: 12, number: '1260000012', status: 'delivered', total: 12_990, at }),
  buybacks: list({ id: 8, device: 'Apple iPhone 13', status: 'paid', price: 5_900, at }),
  repairs: list({ id: 7, number: '7522763569', device: 'iPhone 15', status: 'ready', at }),
  reservations: list({ id: 3, product: 'Pixel 8', store: 'Brno', status: 'expired', price: 1, at }),
  withdrawals: list({ id: 2, order_id: 12, order_number: '1260000012', status: 'requested', at }),
  reviews: list({ id: 1, product: 'Kryt modrý', rating: 4, status: 'waiting', at }),
  enquiries: list(),
  devices: list({
    passport_id: 1,
    name: 'iPhone 14',
    serial_last4: '1111',
    by: 'order',
    id: 12,
    at,
  }),
  notes: [{ id: 1, text: 'Volala kvůli záruce.', written_at: at, written_by: 'Eva Nová' }],
};
const found = (name: string, key: string) => ({
  key,
  name,
  e_mail: 'j…@posta.example',
  phone: '…567',
  has_account: true,
  last_at: at,
});

afterEach(() => vi.unstubAllGlobals());

const open = (customer: object = jana, results = [found('Jana Malá', 'account-5')]) =>
  renderInOffice(
    <Routes>
      <Route path="/customers/*" element={<CustomersScreen />} />
      <Route path="*" element={<CustomersScreen />} />
    </Routes>,
    {
      answer: ({ method, path, body }) => {
        if (path.endsWith('/find/')) {
          const isKnown = !JSON.stringify(body).includes('nikdo');
          return { status: 200, body: { results: isKnown ? results : [], is_cut: false } };
        }
        if (path.endsWith('/export/')) {
          return { status: 200, body: { name: 'obmena-account-5.json', contents: '{}' } };
        }
        if (path.endsWith('/erase/')) return { status: 204 };
        if (method === 'POST') {
          return {
            status: 201,
            body: { id: 2, text: 'Zavolá zítra.', written_at: at, written_by: 'Jana Nová' },
          };
        }
        return { status: 200, body: customer };
      },
    },
  );
const field = () => screen.findByLabelText<HTMLInputElement>('Telefon, e-mail nebo jméno');

it('is worked by the keyboard alone: the field has the focus, Enter opens the first', async () => {
  const { calls, user } = await open();
  expect(document.activeElement).toBe(await field());
  await user.keyboard('601 234 567{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Jana Malá' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const stop = listenToKeys();
  await user.keyboard('/');
  stop();
  expect(document.activeElement).toBe(await field());
  const asked = calls.findLast(({ path }) => path.endsWith('/find/'));
  expect(asked).toMatchObject({ method: 'POST', body: { q: '601 234 567' } });
  expect(calls.map(({ path }) => path).join(' ')).not.toContain('601');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/601|Jana/);
});

it('offers everybody who is found, and says when it is nobody', async () => {
  const two = [found('Jana Malá', 'account-5'), found('Jan Malý', 'order-9')];
  const { user } = await open(jana, two);
  await user.type(await field(), 'mal');
  const names = await screen.findByRole('list', { name: 'Nalezení zákazníci' });
  const links = within(names).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/customers/account-5',
    '/customers/order-9',
  ]);
  await user.clear(await field());
  await user.type(await field(), 'nikdo{Enter}');
  expect(await screen.findByText('Nikdo takový tu není')).toBeTruthy();
});

it('shows all of a customer, each with the way to its own screen', async () => {
  const { user } = await open();
  await user.type(await field(), 'jana{Enter}');
  const orders = await screen.findByRole('table', { name: /Objednávky/ });
  expect(orders.textContent).toMatch(/Doručen.*12\s990/);
  const ways = screen
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['1260000012', '/orders/12'],
    ['Apple iPhone 13', '/buybacks/8'],
    ['Pixel 8', '/reservations'],
    ['iPhone 15', '/repairs/7'],
    ['1260000012', '/orders/12'],
    ['iPhone 14', '/orders/12'],
    ['Kryt modrý', '/reviews'],
  ]);
  expect(screen.getByText('Zatím prázdné: Dotazy.')).toBeTruthy();
  expect(screen.getByText('běžné ceny')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zobrazit: Telefon' })).toBeTruthy();
});

it('says nothing of kinds that may not be read', async () => {
  const { user } = await open({ ...jana, orders: null, withdrawals: null, devices: null });
  await user.type(await field(), 'jana{Enter}');
  await screen.findByRole('heading', { name: 'Jana Malá' });
  expect(screen.queryByText(/Objednávky/)).toBeNull();
  expect(screen.queryByText(/Odstoupení/)).toBeNull();
});

it('writes a note down once it says something', async () => {
  const { calls, user, told } = await open();
  await user.type(await field(), 'jana{Enter}');
  const write = await screen.findByRole('button', { name: 'Zapsat' });
  const sent = () => calls.filter(({ path }) => path.endsWith('/notes/'));
  await user.click(write);
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Co jste řešili'), 'Zavolá zítra.');
  await user.click(write);
  await waitFor(() => expect(told()).toContain('Poznámka je zapsaná.'));
  expect(sent()[0]?.path).toContain('customers/account-5/notes/');
  expect(sent()[0]?.body).toEqual({ text: 'Zavolá zítra.' });
  expect(screen.getByText(/Eva Nová/)).toBeTruthy();
});

it('hands out a copy and erases a person, each for a reason', async () => {
  const saveFile = vi.fn((_: unknown) => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const { calls, user, told } = await open();
  await user.type(await field(), 'jana{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Vydat kopii údajů' }));
  const copy = within(screen.getByRole('dialog')).getByRole('button', {
    name: 'Vydat kopii údajů',
  });
  await user.click(copy);
  expect(calls.filter(({ path }) => path.endsWith('/export/'))).toEqual([]);
  await user.type(screen.getByLabelText('Proč'), 'žádost e-mailem');
  await user.click(copy);
  await waitFor(() => expect(told()).toContain('Kopie údajů je uložená.'));
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({ kind: 'json' });
  await user.click(screen.getByRole('button', { name: 'Smazat údaje' }));
  await user.type(screen.getByLabelText('Proč'), 'žádost{Enter}');
  await waitFor(() => expect(told()).toContain('Osobní údaje zákazníka jsou smazané.'));
  expect(calls.find(({ path }) => path.endsWith('/erase/'))?.body).toEqual({ reason: 'žádost' });
  expect(await screen.findByText('Koho hledáte?')).toBeTruthy();
});

it('keeps the terms of a company, filled in from the register', async () => {
  const firm = { ...jana, account: { ...jana.account, kind: 'business' } };
  const terms = {
    company: 'Stará s.r.o.',
    registration_number: '27082440',
    vat_number: '',
    level_id: null,
    payment_days: 0,
    levels: [{ id: 3, name: 'Velkoobchod' }],
  };
  const company = {
    number: '27082440',
    name: 'Nová s.r.o.',
    vat_number: 'CZ27082440',
    seat: 'Dlouhá 12, Praha',
    is_inactive: true,
  };
  const { calls, user, told } = await renderInOffice(
    <Routes>
      <Route path="/customers/*" element={<CustomersScreen />} />
      <Route path="*" element={<CustomersScreen />} />
    </Routes>,
    {
      answer: ({ path }) => {
        if (path.endsWith('/companies/find/')) {
          return { status: 200, body: { outcome: 'found', is_sandbox: false, company } };
        }
        if (path.endsWith('/find/')) {
          const results = [found('Stará s.r.o.', 'account-5')];
          return { status: 200, body: { results, is_cut: false } };
        }
        return { status: 200, body: path.endsWith('/terms/') ? terms : firm };
      },
    },
  );
  await user.type(await field(), 'firma{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Doplnit z\srejstříku$/ }));
  expect(await screen.findByText(/firma zanikla nebo je neaktivní/)).toBeTruthy();
  expect(screen.getByLabelText('Firma')).toHaveProperty('value', 'Nová s.r.o.');
  await user.selectOptions(screen.getByLabelText('Cenová hladina'), 'Velkoobchod');
  const days = screen.getByLabelText('Splatnost převodem (dny)');
  await user.clear(days);
  await user.type(days, '14');
  await user.click(screen.getByRole('button', { name: 'Uložit podmínky' }));
  await waitFor(() => expect(told()).toContain('Podmínky firmy jsou uložené.'));
  expect(calls.findLast(({ path }) => path.endsWith('/terms/'))?.body).toEqual({
    company: 'Nová s.r.o.',
    registration_number: '27082440',
    vat_number: 'CZ27082440',
    level_id: 3,
    payment_days: 14,
    seen: {
      company: 'Stará s.r.o.',
      registration_number: '27082440',
      vat_number: '',
      level_id: null,
      payment_days: 0,
    },
  });
});
