import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { TakeSuggestions } from './take-suggestions.tsx';

it('adds what is suggested to the list that is open', async () => {
  const { calls, user } = await renderInOffice(<TakeSuggestions list="messages" />, {
    answer: () => ({ status: 200, body: { change_set_id: 4, added: 6, kept: 0 } }),
  });
  await user.click(screen.getByRole('button', { name: 'Přidat doporučené zprávy' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: expect.stringContaining('bench-suggestions/'), body: { list: 'messages' } },
    ]),
  );
});
