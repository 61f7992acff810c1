import type { KeyboardEvent } from 'react';

/**
 * Enter goes to the next field, as a scanner ends what it reads with it; it sends the form from its button alone, or from
 * anywhere with Ctrl. Out of a group of boxes it goes on behind them all, however many they are.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const controls = [...form.querySelectorAll<HTMLElement>(':enabled:is(input, select, button)')];
  const group = target.closest('[data-boxes]');
  const behind = controls.slice(controls.indexOf(target) + 1);
  behind.find((one) => group?.contains(one) !== true)?.focus();
}
