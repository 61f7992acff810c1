import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { Button } from './button.tsx';
import { DateField } from './date-field.tsx';

const sent = vi.fn();

/** A form as the house's forms are: the browser's own control is read when it is sent. */
function Form({ first }: { readonly first: string }) {
  const { register, reset } = useForm({ defaultValues: { day: first } });
  const [said, say] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('day'));
        say('To nejde.');
      }}
    >
      <DateField label="Den" error={said} {...register('day')} />
      <Button type="submit">Uložit</Button>
      <Button onClick={() => reset()}>Zpět</Button>
    </form>
  );
}

async function open(first = '') {
  sent.mockClear();
  const { user } = await renderInOffice(<Form first={first} />, {
    answer: () => ({ status: 404 }),
  });
  const box = screen.getByLabelText<HTMLInputElement>('Den');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, box, press };
}

describe('a day that is typed', () => {
  it('shows the day of the wire as people write it and sends it back as it was', async () => {
    const { box, press } = await open('2026-12-03');
    expect(box.value).toBe('03.12.2026');
    await press('Uložit');
    expect(sent).toHaveBeenCalledWith('2026-12-03');
  });

  it.each(['3.12.26', '3/12/2026', '3. 12. 2026', '2026-12-03'])('takes %s', async (text) => {
    const { user, box, press } = await open();
    await user.type(box, text);
    await press('Uložit');
    expect(sent).toHaveBeenCalledWith('2026-12-03');
    expect(box.value).toBe('03.12.2026');
  });

  it('keeps what is no day, says why, and sends it to be refused rather than nothing', async () => {
    const { user, box, press } = await open();
    await user.type(box, '31.2.2026');
    await user.tab();
    expect(box.value).toBe('31.2.2026');
    expect(await screen.findByText('Takový den v kalendáři není.')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await press('Uložit');
    expect(sent).toHaveBeenCalledWith('31.2.2026');
  });

  it('shows what the call says of it, and follows its form back to the first day', async () => {
    const { user, box, press } = await open('2026-12-03');
    await user.clear(box);
    await user.type(box, '5.12.2026');
    await press('Uložit');
    expect(await screen.findByText('To nejde.')).toBeTruthy();
    await press('Zpět');
    expect(box.value).toBe('03.12.2026');
  });
});

it('takes a day from the calendar, which Alt and the arrow down open', async () => {
  const { user, box, press } = await open('2026-12-03');
  const showPicker = vi.fn();
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]');
  if (calendar === null) throw new Error('no calendar');
  calendar.showPicker = showPicker;
  box.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(showPicker).toHaveBeenCalledOnce();
  expect(calendar.value).toBe('2026-12-03');
  await user.clear(calendar);
  await user.type(calendar, '2026-12-24');
  expect(box.value).toBe('24.12.2026');
  await press('Uložit');
  expect(sent).toHaveBeenCalledWith('2026-12-24');
});
