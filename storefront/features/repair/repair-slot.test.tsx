import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toWire } from '#core/contract/casing.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { useClient } from '../../lib/shop.tsx';
import { repairQuery, type Repair } from './repair-query.ts';
import { RepairSlot } from './repair-slot.tsx';

const repair: Repair = {
  number: '7260000007',
  code: 'abc',
  status: 'announced',
  way: 'bring',
  device: 'Apple iPhone 15',
  fault: 'Nesvítí',
  accessories: '',
  createdAt: '2026-11-26T10:00:00.000Z',
  promisedOn: null,
  slot: { startsAt: '2026-11-30T08:00:00.000Z', endsAt: '2026-11-30T08:30:00.000Z' },
  canChooseSlot: true,
  priceLimit: null,
  store: {
    slug: 'praha',
    name: 'Praha',
    street: 'Dlouhá 1',
    city: 'Praha',
    postcode: '110 00',
    phone: '+420 222 333 444',
  },
  lines: [],
  total: null,
  estimate: null,
  bill: null,
  handOutCode: null,
  keptUntil: null,
  sale: null,
  batteryHealth: null,
  claim: null,
  history: [],
  canGiveUp: true,
};
const noon = { startsAt: '2026-12-01T11:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };

function Shown() {
  const { data } = useQuery(repairQuery(useClient(), 'abc'));
  return data ? <RepairSlot repair={data} /> : null;
}

const show = (first: Repair, answer: { status: number; body: unknown }) => {
  let now: unknown = toWire(first);
  const shop = renderInShop(<Shown />, ({ method, path }) => {
    if (path.includes('service/slots')) return { status: 200, body: toWire({ slots: [noon] }) };
    if (method === 'GET') return { status: 200, body: now };
    if (answer.status === 200) now = answer.body;
    return answer;
  });
  return { ...shop, posts: () => shop.calls.filter(({ method }) => method === 'POST') };
};

it('moves the time on the page itself', async () => {
  const { user, posts } = show(repair, {
    status: 200,
    body: toWire({ ...repair, slot: noon }),
  });
  expect(await screen.findByText(/30\.\s11\. v 9:00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Změnit čas' }));
  const confirm = screen.getByRole('button', { name: 'Potvrdit čas' });
  expect(confirm).toHaveProperty('disabled', true);
  await screen.findByRole('option', { name: /úterý/ });
  await user.selectOptions(screen.getByLabelText(/Kdy přijdete/), noon.startsAt);
  await user.click(confirm);
  expect(await screen.findByText(/1\.\s12\. v 12:00/)).toBeTruthy();
  expect(posts()).toMatchObject([{ body: { starts_at: noon.startsAt } }]);
});

it('cancels the time', async () => {
  const { user, posts } = show(repair, { status: 200, body: toWire({ ...repair, slot: null }) });
  await user.click(await screen.findByRole('button', { name: 'Změnit čas' }));
  await user.click(screen.getByRole('button', { name: 'Zrušit objednání na čas' }));
  expect(await screen.findByRole('button', { name: 'Vybrat čas' })).toBeTruthy();
  expect(posts()).toMatchObject([{ body: { starts_at: null } }]);
});

it('says at the choice that somebody was faster, and keeps the time there was', async () => {
  const { user } = show(repair, {
    status: 409,
    body: toWire({ detail: 'Tenhle čas už je obsazený.', slots: [noon] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Změnit čas' }));
  await screen.findByRole('option', { name: /úterý/ });
  await user.selectOptions(screen.getByLabelText(/Kdy přijdete/), noon.startsAt);
  await user.click(screen.getByRole('button', { name: 'Potvrdit čas' }));
  expect(await screen.findByText('Tenhle čas už je obsazený.')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Nejbližší volné časy:' })).toBeTruthy();
  expect(screen.getByText(/30\.\s11\. v 9:00/)).toBeTruthy();
});

it('offers no change once it has begun, and nothing once the device is here', async () => {
  const begun = show({ ...repair, canChooseSlot: false }, { status: 500, body: {} });
  await waitFor(() => expect(begun.calls).not.toEqual([]));
  await screen.findByText(/30\.\s11\. v 9:00/);
  expect(screen.queryByRole('button')).toBeNull();
});
