import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { unsaved } from '../../lib/unsaved.ts';
import { ArticlesScreen } from './articles-screen.tsx';

const listed = {
  id: 3,
  slug: 'vykup',
  title: { cs: 'Výkup', ro: 'Buyback' },
  published_at: null,
  changed_at: '2026-11-20T08:00:00.000Z',
  version: 2,
};
const article = {
  ...listed,
  perex: { cs: 'Krátce', ro: 'Pe scurt' },
  body: {
    cs: [{ type: 'heading', text: 'Jak' }],
    ro: [{ type: 'paragraph', text: 'Trimite.' }],
  },
};

const open = (refusal?: object) =>
  renderInOffice(<ArticlesScreen />, {
    answer: ({ method, path }) => {
      if (method !== 'GET') {
        return refusal
          ? { status: 400, body: refusal }
          : { status: method === 'POST' ? 201 : 200, body: article };
      }
      if (path.includes('articles/3/')) return { status: 200, body: article };
      return { status: 200, body: { count: 1, results: [listed] } };
    },
  });

it('sends only the text that was changed, as blocks', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Výkup' }));
  const body = await screen.findByLabelText<HTMLTextAreaElement>('Text (česky)');
  expect(body.value).toBe('# Jak');
  fireEvent.change(body, { target: { value: '# Jak\n- kabel\n- krabice' } });
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      body: {
        cs: [
          { type: 'heading', text: 'Jak' },
          { type: 'list', ordered: false, items: ['kabel', 'krabice'] },
        ],
        ro: [{ type: 'paragraph', text: 'Trimite.' }],
      },
      version: 2,
    });
  });
});

it('says at the text which of its links is refused, and keeps what was written', async () => {
  const { user } = await open({ body: { cs: [{}, { href: ['Tento odkaz nejde použít.'] }] } });
  await user.click(await screen.findByRole('button', { name: 'Výkup' }));
  const body = await screen.findByLabelText<HTMLTextAreaElement>('Text (česky)');
  fireEvent.change(body, { target: { value: '[sem](javascript:x)' } });
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  expect(await screen.findByText('Tento odkaz nejde použít.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text (česky)').value).toBe(
    '[sem](javascript:x)',
  );
});

it('publishes from a moment as people write it', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Výkup' }));
  await user.type(await screen.findByLabelText('Zveřejnit od'), '3. 12. 2026 8:00');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      published_at: '2026-12-03T07:00:00.000Z',
      version: 2,
    });
  });
});

it('holds what is typed until it is saved, and closes a new one by itself', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Nový článek' }));
  await user.type(await screen.findByLabelText('Název (česky)'), 'Jak vybrat');
  expect(unsaved.getState().forms.size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(screen.queryByLabelText('Název (česky)')).toBeNull());
  expect(unsaved.getState().forms.size).toBe(0);
});
