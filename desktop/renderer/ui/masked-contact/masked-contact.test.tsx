import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { session } from '../../lib/session.ts';
import { MaskedContact } from './masked-contact.tsx';

const contact = [
  { field: 'e_mail', text: 'b…@posta.example' },
  { field: 'phone_number', text: '…567' },
  { field: 'street', text: '' },
] as const;

const show = (status = 200) =>
  renderInOffice(
    <MaskedContact thing="order" id={3} contact={contact} reveals={['phone_number']} />,
    {
      answer: () => ({
        status,
        body: { value: '601 234 567', visible_until: '2026-11-25T12:00:00Z' },
      }),
    },
  );
const press = 'Zobrazit: Telefon';

it('offers only what may be revealed, and leaves out what is empty', async () => {
  await show();
  expect(screen.getAllByRole('button').map((button) => button.title)).toEqual([press]);
  expect(screen.queryByText('Ulice')).toBeNull();
});

it('shows a field after one press and a reason, and forgets it when the session locks', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: press }));
  await user.click(screen.getByRole('menuitem', { name: 'Zákazník volá nebo píše' }));
  expect(await screen.findByText(/601 234 567/)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({
    thing: 'order',
    id: 3,
    field: 'phone_number',
    reason: 'Zákazník volá nebo píše',
  });
  session.setState({ presence: 'locked' });
  await waitFor(() => expect(screen.queryByText(/601 234 567/)).toBeNull());
});

it('hides it again by hand', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: press }));
  await user.click(screen.getByRole('menuitem', { name: /Potíž/u }));
  await user.click(await screen.findByRole('button', { name: 'Skrýt: Telefon' }));
  expect(screen.getByText('…567')).toBeTruthy();
});

it('asks for words where no usual reason fits', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: press }));
  await user.click(screen.getByRole('menuitem', { name: 'Jiný důvod…' }));
  await user.click(screen.getByRole('button', { name: 'Zobrazit na 60 sekund' }));
  expect(calls).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'vrátila se zásilka');
  await user.click(screen.getByRole('button', { name: 'Zobrazit na 60 sekund' }));
  expect(await screen.findByText(/601 234 567/)).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ reason: 'vrátila se zásilka' });
});

it('tells why it stays masked', async () => {
  const { user, told } = await show(500);
  await user.click(screen.getByRole('button', { name: press }));
  await user.click(screen.getByRole('menuitem', { name: 'Reklamace nebo stížnost' }));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(screen.getByText('…567')).toBeTruthy();
});
