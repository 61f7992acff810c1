import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { permissionsOf } from '#core/permissions/roles.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { newAccount, type StaffAccount } from './staff-account.ts';
import { StaffPanel } from './staff-panel.tsx';

const petr: StaffAccount = {
  id: 12,
  version: 4,
  name: 'Petr Malý',
  eMail: 'petr@obmena.example',
  role: 'packer',
  language: 'cs',
  isActive: true,
  store: 'praha',
  hasSecondFactor: false,
};
const place = {
  street: 'Dlouhá 1',
  city: 'x',
  postcode: '110 00',
  phone: '1',
  e_mail: 'x@obmena.example',
  text: '',
  position: null,
  opening_hours: [[], [], [], [], [], [], []],
  exceptions: [],
  buyout: true,
  service: true,
  is_show_room: false,
  photos: [],
};
const stores = [
  { ...place, slug: 'brno', name: 'Brno' },
  { ...place, slug: 'praha', name: 'Praha' },
];
const noBadge = { issued_at: null, locked_until: null, has_pin: false };
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (name: string) => {
  const ids = box(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent;
};
const leaves = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function show(account: StaffAccount, status = 200, body: unknown = petr) {
  const close = vi.fn();
  const office = await renderInOffice(<StaffPanel account={account} onClose={close} />, {
    answer: ({ path }) =>
      path.includes('badges')
        ? { status: 200, body: noBadge }
        : path.includes('stores/')
          ? { status: 200, body: { stores } }
          : { status, body },
  });
  const press = () => office.user.click(screen.getByRole('button', { name: 'Uložit' }));
  // The badge and the stores are asked for by themselves.
  const sent = () => office.calls.filter(({ path }) => !/badges|stores/.test(path));
  return { ...office, sent, close, press };
}

describe('an account of the staff', () => {
  it('is shown as it is and saved at the version that was seen', async () => {
    const { user, sent, close, press } = await show(petr);
    expect([box('Jméno').value, box('Role').value, box('Aktivní').checked]).toEqual([
      'Petr Malý',
      'packer',
      true,
    ]);
    await user.selectOptions(box('Role'), screen.getByRole('option', { name: 'Vedoucí skladu' }));
    await user.selectOptions(box('Prodejna'), await screen.findByText('Brno'));
    await user.click(box('Aktivní'));
    await press();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent().map(({ body }) => body)).toEqual([
      {
        id: 12,
        version: 4,
        name: 'Petr Malý',
        e_mail: 'petr@obmena.example',
        role: 'warehouse_supervisor',
        language: 'cs',
        store: 'brno',
        is_active: false,
      },
    ]);
  });

  it('is asked for without an id where it is new', async () => {
    const { user, sent, press } = await show(newAccount);
    await user.type(box('Jméno'), 'Eva Krátká');
    await user.type(box('E-mail'), 'eva@obmena.example');
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const whole = { id: null, version: 0, role: 'picker', store: null, is_active: true };
    expect(sent()[0]?.body).toMatchObject(whole);
  });

  it('is not sent without a name and a proper address', async () => {
    const { user, sent, press } = await show(newAccount);
    await user.type(box('E-mail'), 'eva');
    await press();
    await waitFor(() => expect(said('Jméno')).toBe('Tato hodnota je požadována.'));
    expect(said('E-mail')).toBe('Neplatný e-mail');
    expect(document.activeElement).toBe(box('Jméno'));
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed where the address is taken, and says so there', async () => {
    const { user, press, close } = await show(petr, 400, { e_mail: ['Tento e-mail už někdo má.'] });
    await user.type(box('Jméno'), ' ml.');
    await press();
    await waitFor(() => expect(said('E-mail')).toBe('Tento e-mail už někdo má.'));
    await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
    expect(box('Jméno').value).toBe('Petr Malý ml.');
    expect(close).not.toHaveBeenCalled();
  });

  it('says what the chosen role may do, as it is chosen', async () => {
    const { user } = await show(petr);
    const allowed = () => document.querySelectorAll('.may-do li').length;
    expect(allowed()).toBe(permissionsOf('packer').length);
    await user.selectOptions(box('Role'), 'admin');
    await waitFor(() => expect(allowed()).toBe(permissionsOf('admin').length));
  });

  it('offers no role that is none of the staff', async () => {
    await show(petr);
    const values = [...box('Role').querySelectorAll('option')].map(({ value }) => value);
    expect(values).not.toContain('customer');
    expect(values).not.toContain('business');
    expect(values).toContain('admin');
  });

  it('says whether a colleague has a second factor, and takes it away after a question', async () => {
    const { user, sent, close } = await show({ ...petr, hasSecondFactor: true }, 204, null);
    expect(screen.getByText('Přihlašuje se i druhým faktorem.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Zrušit druhý faktor' }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ano, zrušit' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['/api/new/users/reset-second-factors/', { id: 12 }],
    ]);
  });

  it('offers no reset where there is nothing to take away, nor of one’s own', async () => {
    await show({ ...petr, id: 7, hasSecondFactor: true });
    expect(screen.queryByRole('button', { name: 'Zrušit druhý faktor' })).toBeNull();
  });

  it('asks to stay while something differs, a box that was ticked twice excepted', async () => {
    const { user } = await show(petr);
    expect(leaves()).toBe(false);
    await user.click(box('Aktivní'));
    expect(leaves()).toBe(true);
    await user.click(box('Aktivní'));
    expect(leaves()).toBe(false);
  });
});
