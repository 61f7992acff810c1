import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { QuestionsScreen } from './questions-screen.tsx';

const question = {
  id: 4,
  slug: 'doprava',
  group: 'nakup',
  question: { cs: 'Kolik stojí doprava?', ro: 'Cât costă livrarea?' },
  answer: {
    cs: [{ type: 'paragraph', text: '99 Kč.' }],
    ro: [{ type: 'paragraph', text: '19 lei.' }],
  },
  is_visible: true,
  position: 2,
  changed_at: '2026-11-20T08:00:00.000Z',
  version: 1,
};

const open = () =>
  renderInOffice(<QuestionsScreen />, {
    answer: ({ method }) => ({
      status: method === 'POST' ? 201 : 200,
      body: method === 'GET' ? { results: [question] } : question,
    }),
  });

it('hides a question and sends nothing else', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Kolik stojí doprava?' }));
  await user.click(await screen.findByLabelText('Zobrazit v obchodě'));
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    const sent = calls.findLast(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ is_visible: false, version: 1 });
  });
});

it('adds a question behind the others of its group', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Nová otázka' }));
  await user.type(await screen.findByLabelText('Otázka (česky)'), 'Kdy?');
  await user.type(screen.getByLabelText('Otázka (rumunsky)'), 'Când?');
  await user.type(screen.getByLabelText('Adresa'), 'kdy');
  await user.type(screen.getByLabelText('Odpověď (česky)'), 'Zítra.');
  await user.type(screen.getByLabelText('Odpověď (rumunsky)'), 'Mâine.');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    const sent = calls.findLast(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      slug: 'kdy',
      group: 'nakup',
      position: 3,
      question: { cs: 'Kdy?', ro: 'Când?' },
      answer: { cs: [{ type: 'paragraph', text: 'Zítra.' }] },
    });
  });
});
