import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buttonClasses, PlainButton } from './button.tsx';

const button = () => screen.getByRole('button', { name: 'Uložit' });

it('does what it is for, and sends no form by itself', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <PlainButton kind="primary" onClick={press}>
        Uložit
      </PlainButton>
    </form>,
  );
  await userEvent.click(button());
  expect(press).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});

it('does nothing a second time while a change is under way, and keeps the focus', async () => {
  const press = vi.fn();
  const { rerender } = render(
    <PlainButton kind="primary" onClick={press}>
      Uložit
    </PlainButton>,
  );
  await userEvent.click(button());
  rerender(
    <PlainButton kind="primary" busy onClick={press}>
      Uložit
    </PlainButton>,
  );
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

it('is named by its kind and by what else is asked of it', () => {
  expect(buttonClasses('quiet', 'button-wide', undefined, false)).toBe(
    'button button-quiet button-wide',
  );
});
