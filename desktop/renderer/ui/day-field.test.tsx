import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { DayField } from './day-field.tsx';

const sent: string[] = [];

function Form({ day }: { readonly day: string }) {
  const { register, handleSubmit } = useForm({ defaultValues: { day } });
  const send = handleSubmit((typed) => {
    sent.push(typed.day);
  });
  return (
    <form onSubmit={(event) => void send(event)}>
      <DayField label="Od" {...register('day')} />
      <button type="submit">Uložit</button>
    </form>
  );
}

const open = (day = '') => {
  sent.length = 0;
  render(<Form day={day} />);
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Od') };
};
const save = () => fireEvent.submit(screen.getByRole('button'));

it('shows a day in one format and sends it as it came', async () => {
  const { field, user } = open('2026-12-03');
  expect(field.value).toBe('03.12.2026');
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual(['2026-12-03']);
});

it.each(['3/12/26', '3.12.2026', '3-12-2026', '3;12;26', '2026-12-03'])(
  'reads %s as people write it, and says it in the one format',
  async (typed) => {
    const { field, user } = open();
    await user.type(field, typed);
    await user.tab();
    expect(field.value).toBe('03.12.2026');
    await user.click(screen.getByRole('button'));
    expect(sent).toEqual(['2026-12-03']);
  },
);

it('keeps what is no day, for the call to say what is wrong with it', async () => {
  const { field, user } = open('2026-12-03');
  await user.clear(field);
  await user.type(field, '31.2.2026');
  await user.tab();
  expect(field.value).toBe('31.2.2026');
  save();
  await user.click(screen.getByRole('button'));
  expect(sent.at(-1)).toBe('31.2.2026');
});
