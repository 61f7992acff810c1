import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { NewRepair } from './new-repair.tsx';
import { repair } from './repair.example.ts';

const stores = ['brno', 'praha'].map((slug) => ({ slug, name: slug, service: true }));
const operation = {
  id: 4,
  slug: 'displej',
  name: 'Výměna displeje',
  description: '',
  price: 2990,
  duration_minutes: 60,
  warranty_months: 6,
};
const device = (url: string, label: string) => ({ kind: 'device', label, url, price: null });

const jana = { first_name: 'Jana', last_name: 'Malá', e_mail: 'j…@posta.example', language: 'ro' };

const open = (refused?: object, customer: object | null = null) => {
  let isRefused = refused !== undefined;
  return renderInOffice(
    <Routes>
      <Route path="/" element={<NewRepair />} />
      <Route path="/repairs/:id" element={<p>Oprava je otevřená</p>} />
    </Routes>,
    {
      answer: ({ method, path }) => {
        if (path.includes('known-customer')) return { status: 200, body: { customer } };
        if (method === 'POST') {
          if (!isRefused) return { status: 201, body: repair };
          isRefused = false;
          return { status: 400, body: refused };
        }
        if (path.includes('smart-search')) {
          const result = path.includes('iphone')
            ? [device('/servis/mobil/apple/iphone-13', 'Apple iPhone 13')]
            : [];
          return { status: 200, body: { result } };
        }
        if (path.includes('selector-data')) {
          const product_color = [
            { value: 'iphone-13-modra', label: 'modrá', image_alt: '', hex: '#00f' },
            { value: 'iphone-13-bila', label: 'bílá', image_alt: '', hex: '#fff' },
          ];
          return { status: 200, body: { choices: { product_color }, operations: [operation] } };
        }
        if (path.includes('operations')) {
          const battery = { ...operation, id: 5, slug: 'baterie', name: 'Výměna baterie' };
          return { status: 200, body: { operations: [operation, battery], url: '' } };
        }
        return { status: 200, body: { stores } };
      },
    },
  );
};

type Office = Awaited<ReturnType<typeof open>>;
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** All of the form by keys alone: Enter goes on, as a scanner's does. */
async function typeAll({ user }: Office) {
  await screen.findByLabelText('Značka a model');
  await user.keyboard('iphone 13{Enter}');
  await waitFor(() => expect(value('Model')).toContain('iphone-13'));
  await screen.findByRole('option', { name: 'modrá' });
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Barva'));
  await user.selectOptions(screen.getByLabelText('Barva'), 'modrá');
  await screen.findByLabelText(/^Výměna baterie/);
  await user.keyboard('{Enter} {Enter}Prasklý displej{Enter}{Enter}kryt{Enter}');
  await user.keyboard('356938035643809{Enter}1234{Enter} {Enter} {Enter}3000{Enter}');
  await user.keyboard('602123456{Enter}Jana{Enter}Malá{Enter}jana@posta.example{Enter}{Enter}');
}

const posts = ({ calls }: Office) =>
  calls.filter(({ method, path }) => method === 'POST' && !path.includes('known-customer'));

it('takes a device in by keys alone and opens the repair', async () => {
  const office = await open();
  await typeAll(office);
  await office.user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(posts(office)).toHaveLength(1));
  expect(posts(office)[0]?.body).toEqual({
    store: 'brno',
    product_color: 'iphone-13-modra',
    device_name: '',
    operations: ['displej'],
    fault: 'Prasklý displej',
    look: '',
    accessories: 'kryt',
    serial: '356938035643809',
    unlock_code: '1234',
    has_backup: true,
    accepts_data_loss: true,
    price_limit: 3000,
    first_name: 'Jana',
    last_name: 'Malá',
    phone: '602123456',
    e_mail: 'jana@posta.example',
    language: 'cs',
    claimed_number: '',
  });
  expect(await screen.findByText('Oprava je otevřená')).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toMatch(/Jana|602|3569/);
});

it('puts what the server refuses on its fields and keeps all that was typed', async () => {
  const office = await open({
    serial: ['Takové IMEI neexistuje.'],
    claimed_number: ['Takové číslo neznáme.'],
  });
  await typeAll(office);
  await office.user.keyboard('7000000000{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Takové IMEI neexistuje.')).toBeTruthy();
  expect(screen.getByText('Takové číslo neznáme.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('IMEI nebo sériové číslo')),
  );
  expect(value('Jméno')).toBe('Jana');
  expect(value('Značka a model')).toBe('iphone 13');
  await office.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Oprava je otevřená')).toBeTruthy();
});

it('takes a device in words that the catalogue does not know', async () => {
  const office = await open();
  await screen.findByLabelText('Značka a model');
  await office.user.keyboard('Kalkulačka Tesla');
  await waitFor(() => expect(value('Model')).toBe('in-words'));
  expect(screen.getByLabelText<HTMLSelectElement>('Barva').disabled).toBe(true);
  await office.user.click(screen.getByRole('button', { name: 'Přijmout zařízení' }));
  // Said before anything is sent.
  expect(await screen.findAllByText('Tato hodnota je požadována.')).not.toHaveLength(0);
  expect(posts(office)).toEqual([]);
});

it('knows whoever was here before by the phone number, whose mail need not be typed', async () => {
  const office = await open(undefined, jana);
  await screen.findByLabelText('Značka a model');
  await office.user.keyboard('Kalkulačka Tesla');
  await waitFor(() => expect(value('Model')).toBe('in-words'));
  await office.user.type(screen.getByLabelText('Závada'), 'Nejde zapnout');
  await office.user.click(screen.getByLabelText(/souhlasí/));
  await office.user.type(screen.getByLabelText('Telefon'), '602 123 456');
  expect(await screen.findByText('Už u nás byl/a: Jana Malá.')).toBeTruthy();
  await waitFor(() => expect(value('Jméno')).toBe('Jana'));
  expect(screen.getByText('Prázdné: použije se j…@posta.example.')).toBeTruthy();
  await office.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(posts(office)).toHaveLength(1));
  expect(posts(office)[0]?.body).toMatchObject({
    first_name: 'Jana',
    last_name: 'Malá',
    phone: '602 123 456',
    e_mail: '',
    language: 'ro',
  });
});
