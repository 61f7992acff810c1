import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { setPress, useIsPressed } from './list-press.ts';

function List() {
  const { key } = useLocation();
  const isPressed = useIsPressed();
  return (
    <button type="button" aria-busy={isPressed} onClick={() => setPress(key, '/mobily?stav=nove')}>
      Nové
    </button>
  );
}

it('is over for whoever goes back before the next entry was shown', () => {
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  const busy = () => screen.getByRole('button').getAttribute('aria-busy');
  act(() => screen.getByRole('button').click());
  expect(busy()).toBe('true');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(busy()).toBe('false');
});
