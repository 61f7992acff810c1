import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { bench } from './bench.example.ts';
import { papers } from './papers.example.ts';
import { repair } from './repair.example.ts';
import { RepairDetail } from './repair-detail.tsx';

type Answer = { readonly status: number; readonly body: object };

/** A detail of what the API holds; each change is answered by the next of these, which it holds from then on. */
const open = (held: object, ...answers: readonly Answer[]) => {
  const next = [...answers];
  let now: object = held;
  return renderInOffice(<RepairDetail id={12} />, {
    answer: ({ method, path }) => {
      if (path.includes('/bench/')) return { status: 200, body: bench };
      if (path.includes('/papers/')) return { status: 200, body: papers };
      if (path.includes('people'))
        return { status: 200, body: { people: [{ id: 9, name: 'Petr' }] } };
      if (path.includes('admin') && path.includes('operations')) {
        const row = { id: 8, version: 1, name_cs: 'Ošetření po vytopení', warranty_months: 3 };
        return { status: 200, body: { count: 1, results: [row], next: null } };
      }
      if (path.includes('operations')) return { status: 200, body: { operations, url: '' } };
      if (path.endsWith('needed-parts/')) return { status: 200, body: { parts: [] } };
      if (path.endsWith('loans/')) return { status: 200, body: { loans: [], can_lend: false } };
      if (method === 'GET') return { status: 200, body: now };
      const answer = next.shift() ?? { status: 500, body: {} };
      if (answer.status === 200) now = answer.body;
      return answer;
    },
  });
};

const operations = [
  {
    id: 5,
    slug: 'baterie',
    name: 'Výměna baterie',
    description: '',
    price: 990,
    duration_minutes: 60,
    warranty_months: 12,
    stores: null,
  },
];
const sent = (calls: readonly { path: string; body: unknown }[], part: string) =>
  calls.filter(({ path }) => path.endsWith(`${part}/`)).map(({ body }) => body);

it('adds an operation of the price list and saves the lines', async () => {
  const { calls, user } = await open(repair, { status: 200, body: { ...repair, version: 4 } });
  await user.selectOptions(await screen.findByLabelText('Přidat úkon z ceníku'), '5');
  await user.click(screen.getByRole('button', { name: 'Přidat' }));
  // What is not saved would not be asked about.
  expect(screen.getByText('Nejdřív uložte řádky.')).toBeTruthy();
  expect(screen.queryByText('Odeslat odhad')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Uložit řádky' }));
  await waitFor(() => expect(sent(calls, 'lines')).toHaveLength(1));
  expect(sent(calls, 'lines')[0]).toEqual({
    version: 3,
    lines: [
      {
        kind: 'work',
        operation_id: 4,
        product_id: null,
        name: '',
        price: 2990,
        warranty_months: 6,
      },
      {
        kind: 'work',
        operation_id: 5,
        product_id: null,
        name: '',
        price: 990,
        warranty_months: 12,
      },
    ],
  });
});

it('offers all operations for a device that is named in words alone', async () => {
  await open({ ...repair, product_color: null });
  const choice = await screen.findByLabelText('Přidat úkon z ceníku');
  expect(within(choice).getByRole('option', { name: /^Ošetření po\svytopení/ })).toBeTruthy();
});

it('keeps what was typed of the lines where a colleague was faster, and saves it over what is there now', async () => {
  const current = { ...repair, version: 8, fault: 'Nejde zapnout' };
  const { calls, told, user } = await open(
    repair,
    { status: 409, body: { detail: 'Mezitím to někdo změnil.', current } },
    { status: 200, body: { ...current, version: 9 } },
  );
  const price = await screen.findByLabelText('Cena, Výměna displeje');
  await user.clear(price);
  await user.type(price, '3 190');
  await user.click(screen.getByRole('button', { name: 'Uložit řádky' }));
  await waitFor(() => expect(told().join(' ')).toContain('mezitím změnil někdo jiný'));
  expect(screen.getByLabelText('Závada')).toHaveProperty('value', 'Nejde zapnout');
  expect(price).toHaveProperty('value', '3 190');
  await user.click(screen.getByRole('button', { name: 'Uložit řádky' }));
  await waitFor(() => expect(sent(calls, 'lines')).toHaveLength(2));
  expect(sent(calls, 'lines')[1]).toMatchObject({ version: 8, lines: [{ price: 3190 }] });
});

it('does not take its own change of another part for somebody else’s', async () => {
  const changed = { ...repair, version: 31, accessories: 'kryt, nabíječka' };
  const { calls, user } = await open(
    { ...repair, version: 30 },
    { status: 200, body: changed },
    { status: 200, body: { ...changed, version: 32 } },
  );
  await user.type(await screen.findByLabelText('Cena, Výměna displeje'), '0');
  await user.type(screen.getByLabelText('Příslušenství'), ', nabíječka');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Uložit řádky' }));
  await waitFor(() =>
    expect(sent(calls, 'lines')).toMatchObject([{ version: 31, lines: [{ price: 29_900 }] }]),
  );
});

it('says what the customer will get, and that what is within their limit is approved at once', async () => {
  const approved = { ...repair, status: 'approved', version: 4, can_estimate: false };
  const { calls, told, user } = await open(
    { ...repair, price_limit: 3000 },
    { status: 200, body: approved },
  );
  expect(await screen.findByText(/je v\slimitu 3\s000/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Schválit v\slimitu/ }));
  await waitFor(() => expect(sent(calls, 'estimate')).toEqual([{ version: 3 }]));
  await waitFor(() => expect(told().join(' ')).toContain('oprava je schválená'));
});

it('shows what a colleague left where the estimate is a conflict', async () => {
  const current = { ...repair, status: 'declined', version: 7, can_estimate: false, moves: [] };
  const { told, user } = await open(repair, { status: 409, body: { detail: 'x', current } });
  expect(await screen.findByText(/Platí 14 dní/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Odeslat odhad' }));
  expect(await screen.findByText('Odmítnutá')).toBeTruthy();
  expect(told().join(' ')).toContain('mezitím změnil někdo jiný');
});

it('writes down which lines the customer wants and how they said it', async () => {
  const estimate = {
    sent_at: '2026-11-21T08:00:00.000Z',
    valid_until: '2026-12-05',
    total: 5980,
    decision: null,
    decided_at: null,
    proof: null,
    reason: '',
  };
  const asked = { ...repair, status: 'waiting_for_approval', can_estimate: false, estimate };
  const second = { ...repair.lines[0], id: 32, name: 'Výměna baterie' };
  const { calls, user } = await open(
    { ...asked, lines: [...repair.lines, second] },
    { status: 400, body: { reason: ['Tato hodnota je požadována.'] } },
    { status: 200, body: { ...asked, status: 'approved' } },
  );
  await user.click(await screen.findByLabelText(/^Výměna baterie/));
  await user.click(screen.getByRole('button', { name: 'Zapsat souhlas' }));
  expect(await screen.findByText('Tato hodnota je požadována.')).toBeTruthy();
  await user.type(screen.getByLabelText('Jak to řekl'), 'telefonem v 10:40');
  await user.click(screen.getByRole('button', { name: 'Zapsat souhlas' }));
  await waitFor(() =>
    expect(sent(calls, 'decision')[1]).toEqual({
      version: 3,
      approved: [31],
      reason: 'telefonem v 10:40',
    }),
  );
});

const ready = { ...repair, status: 'ready', can_estimate: false, can_hand_out: true, moves: [] };
const bill = { order_id: 77, number: '1123456789', due: 2990, is_paid: false };

it('asks once more before money is taken, and hands nothing out that is not paid', async () => {
  const paid = { ...ready, version: 4, bill: { ...bill, is_paid: true, due: 0 } };
  const { calls, user } = await open({ ...ready, bill }, { status: 200, body: paid });
  const give = await screen.findByRole<HTMLButtonElement>('button', { name: 'Vydat zařízení' });
  expect(give.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Přijmout hotově' }));
  const dialog = await screen.findByRole('dialog', { name: /2\s990/ });
  expect(sent(calls, 'payment')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Přijmout hotově' }));
  await waitFor(() => expect(sent(calls, 'payment')).toEqual([{ version: 3, by: 'cash' }]));
  await waitFor(() => expect(give.disabled).toBe(false));
});

it('refuses a wrong code, keeps it, and hands out for a reason', async () => {
  const { calls, user } = await open(
    ready,
    { status: 409, body: { detail: 'Kód k převzetí nesouhlasí.' } },
    { status: 200, body: { ...ready, status: 'handed_out', can_hand_out: false } },
  );
  const give = await screen.findByRole('button', { name: 'Vydat zařízení' });
  await user.click(give);
  expect(screen.getByText(/Naskenujte kód, nebo napište/)).toBeTruthy();
  expect(sent(calls, 'hand-out')).toEqual([]);
  expect(screen.getByText(/Chybí jméno nebo podpis/)).toBeTruthy();
  const code = screen.getByLabelText('Kód k převzetí');
  await user.type(code, 'V-XXXX2345{Enter}');
  // The code alone is not enough: whoever takes it signs.
  expect(sent(calls, 'hand-out')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Podepsáno na papíře' }));
  await user.type(screen.getByLabelText(/Kde podepsaný papír je/), 'složka 3{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('nesouhlasí');
  expect(code).toHaveProperty('value', 'V-XXXX2345');
  await user.type(screen.getByLabelText(/^Bez kódu/), 'občanský průkaz');
  await user.click(give);
  await waitFor(() =>
    expect(sent(calls, 'hand-out')[1]).toEqual({
      version: 3,
      to: 'customer',
      code: 'V-XXXX2345',
      reason: 'občanský průkaz',
      signature: {
        digest: 'b'.repeat(64),
        signer: 'Jana Malá',
        on_paper: 'složka 3',
        strokes: [],
      },
    }),
  );
  await waitFor(() => expect(screen.queryByText('Vydat zařízení')).toBeNull());
});

it('asks why a device goes back unrepaired', async () => {
  const { calls, user } = await open(repair, {
    status: 200,
    body: { ...repair, status: 'declined' },
  });
  await user.click(await screen.findByRole('button', { name: 'Vrátit bez opravy' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Důvod'), 'nechce ji');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent(calls, 'move')).toEqual([{ version: 3, to: 'declined', reason: 'nechce ji' }]),
  );
});

it('says what was paid, shown and handed out in words', async () => {
  const event = { at: '2026-11-20T08:00:00.000Z', actor: 'staff', by: 'Petr' };
  const history = [
    { ...event, from: 'ready', to: 'ready', reason: 'cash 2990' },
    { ...event, from: 'ready', to: 'ready', reason: 'serial: reklamace u výrobce' },
    { ...event, from: 'ready', to: 'handed_out', reason: 'customer: občanský průkaz' },
  ];
  await open({ ...repair, history });
  const items = await screen.findAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent).join('\n');
  expect(texts).toMatch(/Zaplaceno hotově.*2\s990/);
  expect(texts).toMatch(/Zobrazeno IMEI.*reklamace u\svýrobce/);
  expect(texts).toMatch(/Vydaná.*zákazníkovi: občanský průkaz/);
});
