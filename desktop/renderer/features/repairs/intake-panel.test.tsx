import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromWire } from '#core/contract/casing.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { IntakePanel } from './intake-panel.tsx';
import { papers, signed } from './papers.example.ts';
import { repair } from './repair.example.ts';
import type { Repair } from './repairs.ts';

// The example is what the API sends.
const shown = fromWire(repair) as Repair;
const wrongDigest = { status: 409, body: { code: 'repair_paper_changed', detail: 'Změnil se.' } };

const open = (held: object, ...answers: readonly { status: number; body?: object }[]) => {
  const next = [...answers];
  let now = held;
  return renderInOffice(<IntakePanel repair={shown} />, {
    answer: ({ method }) => {
      if (method === 'GET') return { status: 200, body: now };
      const answer = next.shift() ?? { status: 500, body: {} };
      if (answer.status === 200 && answer.body) now = answer.body;
      return answer;
    },
  });
};
const changes = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET');

it('lets a customer sign on paper by keys alone, exactly what is shown', async () => {
  const { calls, user } = await open(papers, wrongDigest, {
    status: 200,
    body: { ...papers, signatures: [signed] },
  });
  await user.click(await screen.findByRole('button', { name: 'Podepsat záznam' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Ecran spart').closest('[lang]')?.getAttribute('lang')).toBe('ro');
  await user.click(dialog.getByRole('button', { name: 'Uložit podpis' }));
  expect(dialog.getByRole('alert').textContent).toContain('Chybí');
  expect(changes(calls)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Podepsáno na papíře' }));
  await user.type(dialog.getByLabelText(/Kde podepsaný papír je/), 'složka 3');
  await user.click(dialog.getByRole('button', { name: 'Uložit podpis' }));
  expect(await dialog.findByText(/Změnil se/)).toBeTruthy();
  expect(dialog.getByLabelText(/Kde podepsaný papír je/)).toHaveProperty('value', 'složka 3');
  await user.click(dialog.getByRole('button', { name: 'Uložit podpis' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/Podepsáno: Jana Malá/)).toBeTruthy();
  expect(changes(calls).at(-1)?.body).toEqual({
    digest: 'a'.repeat(64),
    signer: 'Jana Malá',
    strokes: [],
    on_paper: 'složka 3',
  });
});

it('says that a record which changed needs a new signature', async () => {
  await open({ ...papers, signatures: [{ ...signed, is_current: false }] });
  expect(await screen.findByText(/podepsat znovu/)).toHaveProperty('role', 'status');
});

it('writes down how the device looks, with what it was shown', async () => {
  const [question] = papers.questions;
  const answered = { ...papers, questions: [{ ...question, answer: 'cracked' }] };
  const { calls, user } = await open(papers, { status: 200, body: answered });
  await user.selectOptions(await screen.findByLabelText('Displej'), 'Prasklý');
  await user.click(screen.getByRole('button', { name: 'Uložit vzhled' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Uložit vzhled' })).toHaveProperty('disabled', true),
  );
  expect(changes(calls)[0]?.body).toEqual({
    digest: 'a'.repeat(64),
    answers: [{ question: '4', choice: 'cracked' }],
  });
});

it('shows photos large with what can be done to them, and keeps those that were signed', async () => {
  const [photo] = papers.photos;
  const two = [photo, { ...photo, id: 5, kind: 'bench', may_delete: false, caption: '' }];
  const { calls, user } = await open({ ...papers, photos: two }, { status: 204 });
  await user.click(
    (await screen.findAllByRole('button', { name: /^Fotka 1/ }))[1] ?? document.body,
  );
  expect(screen.queryByRole('button', { name: 'Smazat fotku' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(
    (await screen.findAllByRole('button', { name: /^Fotka 1/ }))[0] ?? document.body,
  );
  expect(screen.getByLabelText('Co na fotce je')).toHaveProperty('value', 'Levý roh');
  await user.click(screen.getByRole('button', { name: 'Smazat fotku' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(calls)[0]).toMatchObject({
    method: 'DELETE',
    path: expect.stringContaining('repairs/12/photos/3/'),
  });
});

it('sends photos one after the other, and says which was refused', async () => {
  const { user, calls, told } = await open(
    papers,
    { status: 400, body: { file: ['Tato fotka už tu je.'] } },
    { status: 201, body: { ...papers.photos[0] } },
  );
  const input = await screen.findByLabelText('Přidat fotky ze stolu', { selector: 'input' });
  await user.upload(input, [
    new File(['a'], 'a.jpg', { type: 'image/jpeg' }),
    new File(['b'], 'b.jpg', { type: 'image/jpeg' }),
  ]);
  await waitFor(() => expect(changes(calls)).toHaveLength(2));
  expect(changes(calls)[1]?.path).toContain('photos/of/bench/');
  expect(told().join()).toContain('a.jpg: Tato fotka už tu je.');
});
