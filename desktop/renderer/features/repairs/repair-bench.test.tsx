import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromWire } from '#core/contract/casing.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { repair as wired } from './repair.example.ts';
import type { Repair } from './repairs.ts';
import { bench } from './bench.example.ts';
import { RepairBench } from './repair-bench.tsx';

const repair = fromWire(wired) as Repair; // as the API sends it
type Answer = { readonly status: number; readonly body: object };

/** The bench as the API holds it; each change is answered by the next of these. */
const open = (held: object, ...answers: readonly Answer[]) => {
  const next = [...answers];
  return renderInOffice(<RepairBench repair={repair} />, {
    answer: ({ method }) =>
      method === 'GET' ? { status: 200, body: held } : (next.shift() ?? { status: 500, body: {} }),
  });
};
const sent = (calls: readonly { path: string; body: unknown }[], part: string) =>
  calls.filter(({ path }) => path.endsWith(`${part}/`)).map(({ body }) => body);

it('writes down what is measured and what does not work, and says what is worse in words', async () => {
  const [touch, health] = bench.checks;
  const worse = {
    ...bench,
    missing: [],
    checks: [{ ...touch, is_worse: true, after: { ...touch?.before, outcome: 'not_ok' } }, health],
  };
  const { calls, user } = await open(
    bench,
    { status: 200, body: worse },
    { status: 400, body: { results: ['Tato hodnota není platná.'] } },
  );
  expect(await screen.findByText(/zapište kontroly po opravě: Dotyk/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Dotyk, po opravě'), 'závada');
  expect(await screen.findByText('Před opravou fungovalo, teď ne')).toBeTruthy();
  await user.type(screen.getByLabelText('Kondice baterie, po opravě'), '870{Enter}');
  await waitFor(() => expect(sent(calls, 'checks')).toHaveLength(2));
  expect(sent(calls, 'checks')).toEqual([
    {
      phase: 'after',
      results: [{ check_id: 4, outcome: 'not_ok', number: null, choice: null }],
    },
    {
      phase: 'after',
      results: [{ check_id: 5, outcome: 'measured', number: 870, choice: null }],
    },
  ]);
  // What was typed stays where it was refused, and the list of before is closed.
  expect(screen.getByLabelText('Kondice baterie, po opravě')).toHaveProperty('value', '870');
  expect(screen.queryByLabelText('Dotyk, před opravou')).toBeNull();
});

it('says with one press that the rest works', async () => {
  const { calls, user } = await open(bench, { status: 200, body: bench });
  await user.click(await screen.findByRole('button', { name: /^Po opravě je zbytek/ }));
  await waitFor(() =>
    expect(sent(calls, 'checks')).toEqual([
      { phase: 'after', results: [{ check_id: 4, outcome: 'ok', number: null, choice: null }] },
    ]),
  );
});

it('starts the time here, and tells of the repair on which it stopped', async () => {
  const people = [{ name: 'Petr', minutes: 3, since: '2026-11-20T08:00:00.000Z' }];
  const running = { ...bench, timer: { ...bench.timer, is_mine: true, people } };
  const held = { ...bench, timer: { ...bench.timer, elsewhere: { id: 9, number: '7999999999' } } };
  const { told, user } = await open(held, {
    status: 200,
    body: { bench: running, stopped: '7999999999' },
  });
  expect(await screen.findByText(/na opravě 7999999999/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Začít měřit' }));
  expect(await screen.findByRole('button', { name: 'Zastavit měření' })).toBeTruthy();
  expect(screen.getByText('3 min')).toBeTruthy();
  expect(told().join(' ')).toContain('7999999999 se zastavilo');
});

it('sends a message of a template once what is missing was filled in, and shows the mail before', async () => {
  const message = { id: 1, title: 'Zpoždění dílu', text: 'díl dorazí v pátek.', by: 'Petr' };
  const after = { ...bench, messages: [{ ...message, at: '2026-11-20T08:00:00.000Z' }] };
  const { calls, user } = await open(
    bench,
    { status: 400, body: { text: ['Doplňte, co je v závorkách.'] } },
    { status: 200, body: { subject: 'Zpoždění dílu (7123456789)', text: 'Dobrý den,' } },
    { status: 200, body: after },
  );
  await user.click(await screen.findByRole('button', { name: 'Napsat zákazníkovi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Šablona'), '2');
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  expect(await dialog.findByText('Doplňte, co je v závorkách.')).toBeTruthy();
  const text = dialog.getByLabelText('Text');
  await user.clear(text);
  await user.type(text, 'díl dorazí v pátek.');
  await user.click(dialog.getByRole('button', { name: 'Náhled' }));
  expect(await dialog.findByText('Zpoždění dílu (7123456789)')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'messages').at(-1)).toEqual({
    title: 'Zpoždění dílu',
    text: 'díl dorazí v pátek.',
    template_id: 2,
  });
  expect(await screen.findByText('díl dorazí v pátek.')).toBeTruthy();
});
