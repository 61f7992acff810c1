import { renderHook, act as inReact } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePressOnceKept } from './use-press-once-kept.ts';

function press(first: { isKeeping: boolean; hasFailed: boolean }) {
  const act = vi.fn();
  const { result, rerender } = renderHook((state) => usePressOnceKept(state, act), {
    initialProps: first,
  });
  inReact(() => result.current());
  return { act, rerender };
}

it('acts at once where nothing is being kept', () => {
  expect(press({ isKeeping: false, hasFailed: false }).act).toHaveBeenCalledTimes(1);
});

it('acts when what was being kept is kept, once', () => {
  const { act, rerender } = press({ isKeeping: true, hasFailed: false });
  expect(act).not.toHaveBeenCalled();
  rerender({ isKeeping: false, hasFailed: false });
  rerender({ isKeeping: true, hasFailed: false });
  rerender({ isKeeping: false, hasFailed: false });
  expect(act).toHaveBeenCalledTimes(1);
});

it('forgets the press where it could not be kept', () => {
  const { act, rerender } = press({ isKeeping: true, hasFailed: false });
  rerender({ isKeeping: false, hasFailed: true });
  rerender({ isKeeping: false, hasFailed: false });
  expect(act).not.toHaveBeenCalled();
});
