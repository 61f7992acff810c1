import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notifications } from '../../lib/notify.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { listenToKeys } from '../../lib/shortcuts.ts';
import { ReviewsScreen } from './reviews-screen.tsx';

let stop = () => {};
beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  stop = listenToKeys();
});
afterEach(() => stop());

const review = (id: number, text: string) => ({
  id,
  product: { master_product_seo_name: 'iphone-15', name: 'iPhone 15' },
  rating: 4,
  pros: 'displej',
  cons: '',
  review_text: text,
  is_anonymous: true,
  full_name: 'Jana Malá',
  status: 'waiting',
  reason: null,
  reply: '',
  created_at: '2026-11-20T08:00:00.000Z',
  changed_at: '2026-11-20T08:00:00.000Z',
  version: 1,
});
const two = [review(1, 'Volejte 601 234 567'), review(2, 'Drží celý den.')];

const open = () =>
  renderInOffice(<ReviewsScreen />, {
    answer: ({ method, path }) => {
      if (method === 'PATCH') return { status: 200, body: { ...two[0], version: 2 } };
      const results = path.includes('status=waiting') ? two : [];
      return { status: 200, body: { count: results.length, results } };
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;

const sent = ({ calls }: Opened) => calls.findLast(({ method }) => method === 'PATCH');

it('approves the review in hand by one key, and takes it back', async () => {
  const opened = await open();
  await screen.findByText('Volejte 601 234 567');
  await opened.user.keyboard('a');
  await waitFor(() => {
    expect(sent(opened)?.path).toContain('approve/1');
    expect(sent(opened)?.body).toEqual({ is_approved: true, reason: null, version: 1 });
  });
  await waitFor(() => expect(opened.told()).toHaveLength(1));
  await notifications.getState().shown[0]?.action?.run();
  await waitFor(() => expect(sent(opened)?.body).toMatchObject({ is_approved: null, version: 2 }));
});

it('goes to the next one and keeps it back with its reason, by keys alone', async () => {
  const opened = await open();
  await screen.findByText('Drží celý den.');
  await opened.user.keyboard('jd');
  const dialog = await screen.findByRole('dialog');
  await opened.user.selectOptions(within(dialog).getByRole('combobox'), 'offensive');
  await opened.user.click(within(dialog).getByRole('button', { name: 'Odmítnout' }));
  await waitFor(() => {
    expect(sent(opened)?.path).toContain('approve/2');
    expect(sent(opened)?.body).toEqual({ is_approved: false, reason: 'offensive', version: 1 });
  });
});

it('sends only the text that was changed', async () => {
  const opened = await open();
  await screen.findByText('Volejte 601 234 567');
  await opened.user.keyboard('e');
  const text = await screen.findByLabelText('Recenze');
  await opened.user.clear(text);
  await opened.user.type(text, 'Volejte …');
  await opened.user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(sent(opened)?.path).toContain('update/1');
    expect(sent(opened)?.body).toEqual({ review_text: 'Volejte …', version: 1 });
  });
});

it('has the changed text when it is opened again, and sends that alone', async () => {
  const opened = await open();
  const { user } = opened;
  await screen.findByText('Volejte 601 234 567');
  await user.keyboard('e');
  const text = await screen.findByLabelText('Recenze');
  await user.clear(text);
  await user.type(text, 'Volejte …');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('e');
  const again = await screen.findByLabelText<HTMLTextAreaElement>('Recenze');
  expect(again.value).toBe('Volejte …');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(sent(opened)?.body).toEqual({ review_text: 'Volejte …', version: 1 });
  });
});
