import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { MailTextsScreen } from './mail-texts-screen.tsx';

const sample = (language: string) => ({
  subject: language === 'ro' ? 'Comanda 2026000123' : 'Objednávka 2026000123',
  text: 'Dobrý den,\n\nobjednávku jsme přijali.\n',
  places: ['number'],
  usual: { subject: 'Objednávka {number}', intro: 'objednávku {number} jsme přijali.' },
  is_own: true,
});

const open = () =>
  renderInOffice(<MailTextsScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST' && path.endsWith('/mail-samples/')) {
        return { status: 200, body: { recipient: 'jana@obmena.example' } };
      }
      if (path.includes('/mail-samples/')) {
        const language = new URL(path, 'http://x').searchParams.get('language') ?? 'cs';
        return { status: 200, body: sample(language) };
      }
      return { status: 200, body: { rows: [], results: [], count: 0, total: 0 } };
    },
  });

it('shows the mail as it goes out, in both languages, with the places that are filled in', async () => {
  const { user } = await open();
  expect(await screen.findByRole('article', { name: 'Objednávka 2026000123' })).toBeTruthy();
  expect(screen.getByText(/\{number\}$/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Jazyk zákazníka'), 'ro');
  expect(await screen.findByRole('article', { name: 'Comanda 2026000123' })).toBeTruthy();
});

it('sends the chosen mail to whoever looks at it', async () => {
  const { calls, user } = await open();
  await screen.findByRole('article');
  await user.selectOptions(screen.getByLabelText('Který e-mail'), 'reservation-ready');
  await user.click(screen.getByRole('button', { name: 'Poslat mi zkušební e-mail' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'reservation-ready',
      language: 'cs',
    });
  });
});
