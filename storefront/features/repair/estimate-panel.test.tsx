import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toWire } from '#core/contract/casing.ts';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { useClient } from '../../lib/shop.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { repairQuery, type Repair } from './repair-query.ts';

const digests = { first: 'a'.repeat(64), second: 'b'.repeat(64) };
const display = { id: 1, kind: 'work', name: 'Výměna displeje', price: 3_000 } as const;
const battery = { id: 2, kind: 'part', name: 'Baterie', price: 900 } as const;
const asked = {
  digest: digests.first,
  validUntil: '2026-12-10',
  isExpired: false,
  total: 3_900,
  lines: [display, battery],
};
const repair: Repair = {
  number: '4260000007',
  code: 'abc',
  status: 'waiting_for_approval',
  way: 'bring',
  device: 'Apple iPhone 15',
  fault: 'Nesvítí',
  accessories: '',
  createdAt: '2026-11-26T10:00:00.000Z',
  promisedOn: null,
  slot: null,
  canChooseSlot: false,
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
  estimate: asked,
  bill: null,
  handOutCode: null,
  keptUntil: null,
  sale: null,
  batteryHealth: null,
  claim: null,
  history: [],
  canGiveUp: true,
};

/** The panel as its page shows it: by what the server answered last. */
function Shown() {
  const { data } = useQuery(repairQuery(useClient(), 'abc'));
  return data ? <EstimatePanel repair={data} /> : null;
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const page = () => plain(document.body.textContent);
type Answer = { readonly status: number; readonly body?: unknown };

describe.each(['cs', 'ro'] as const)('an estimate, in %s', (language) => {
  const { repair: t } = allPhrases[language];
  const currency = language === 'cs' ? 'Kč' : 'Lei';
  const amount = (thousand: string, rest: string) =>
    language === 'cs' ? `${thousand} ${rest} ${currency}` : `${thousand}.${rest} ${currency}`;
  const said = (phrase: string, values: Readonly<Record<string, string>>) =>
    plain(phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));
  const show = async (decided: Answer = { status: 500 }, estimate: Repair['estimate'] = asked) => {
    const shop = renderInShop(
      <Shown />,
      ({ method }) =>
        method === 'GET' ? { status: 200, body: toWire({ ...repair, estimate }) } : decided,
      language,
    );
    await screen.findByRole('button', { name: t.decline });
    return { ...shop, sent: () => shop.calls.find(({ method }) => method === 'POST')?.body };
  };
  const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
  const approve = () =>
    screen.getByRole('button', { name: (name) => name.startsWith(said(t.approve, { total: '' })) });

  it('has every line ticked, adds up what is ticked, and sends it under what was seen', async () => {
    const done = toWire({ ...repair, status: 'approved', estimate: null });
    const { user, sent } = await show({ status: 200, body: done });
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(page()).toContain(said(t.approve, { total: amount('3', '900') }));
    await user.click(tick(/Baterie/));
    expect(page()).toContain(said(t.approve, { total: amount('3', '000') }));
    await user.click(approve());
    await waitFor(() => expect(sent()).toEqual({ digest: digests.first, approved: [1] }));
    expect(await screen.findByText(t.approvedDoneText)).toBeTruthy();
    expect(page()).toContain(said(t.approvedDone, { total: amount('3', '000') }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('approves nothing where nothing is ticked', async () => {
    const { user, sent } = await show();
    await user.click(tick(/Baterie/));
    await user.click(tick(/displeje/));
    await user.click(approve());
    expect(screen.getByText(t.nothingTicked)).toBeTruthy();
    expect(sent()).toBeUndefined();
  });

  it('shows a changed estimate with the sentence of the answer, ticked anew', async () => {
    const estimate = {
      ...asked,
      digest: digests.second,
      total: 4_400,
      lines: [display, { ...battery, price: 1_400 }],
    };
    const detail = 'Cena se mezitím změnila.';
    const body = { detail, current: toWire({ ...repair, estimate }) };
    const { user, calls } = await show({ status: 409, body });
    await user.click(tick(/Baterie/));
    await user.click(approve());
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(page()).toContain(said(t.approve, { total: amount('4', '400') }));
    await user.click(approve());
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ digest: digests.second, approved: [1, 2] }),
    );
  });

  it('asks once more before the whole is declined', async () => {
    const done = toWire({ ...repair, status: 'declined', estimate: null });
    const { user, sent } = await show({ status: 200, body: done });
    await user.click(screen.getByRole('button', { name: t.decline }));
    expect(document.activeElement?.textContent).toBe(t.declineTitle);
    expect(sent()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: t.declineConfirm }));
    await waitFor(() => expect(sent()).toEqual({ digest: digests.first, approved: [] }));
    expect(await screen.findByText(t.declinedDone)).toBeTruthy();
  });

  it('says what to do once it has expired, and can be declined still', async () => {
    await show({ status: 500 }, { ...asked, isExpired: true });
    expect(screen.getByText(t.expiredTitle)).toBeTruthy();
    expect(page()).toContain(repair.store.phone);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: t.decline })).toBeTruthy();
  });

  it('keeps the question where no answer came', async () => {
    const { user } = await show({ status: 500 });
    await user.click(tick(/Baterie/));
    await user.click(approve());
    expect(await screen.findByText(t.decideFailedTitle)).toBeTruthy();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });
});
