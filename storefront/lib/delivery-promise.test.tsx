import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDeliveryPromise } from './delivery-promise.ts';
import { renderInShop } from './render-in-shop.example.tsx';

afterEach(cleanup);

const tomorrow = { from: '2026-11-26', to: '2026-11-26', orderBy: '2026-11-25T14:00:00Z' };
const later = { from: '2026-12-01', to: '2026-12-02', orderBy: '2026-11-30T14:00:00Z' };

function Says({ promised, now }: { readonly promised: typeof tomorrow; readonly now: string }) {
  const say = useDeliveryPromise();
  return <p>{say(promised, new Date(now)) ?? 'nothing'}</p>;
}

const saidOf = (promised: typeof tomorrow, now: string): string => {
  cleanup();
  renderInShop(<Says promised={promised} now={now} />);
  return screen.getByText(/./).textContent.replaceAll('\u00A0', ' ');
};

it('says until when to order and when it is here', () => {
  expect(saidOf(tomorrow, '2026-11-25T09:00:00Z')).toBe(
    'Objednáte-li do 15:00, doručíme zítra 26. 11.',
  );
  // On Friday evening.
  expect(saidOf(later, '2026-11-27T18:00:00Z')).toBe(
    'Objednáte-li 30. 11. do 15:00, doručíme 1. 12. až 2. 12.',
  );
  expect(saidOf(later, '2026-11-29T18:00:00Z')).toBe(
    'Objednáte-li zítra 30. 11. do 15:00, doručíme 1. 12. až 2. 12.',
  );
});

it('says nothing once the cut-off has passed', () => {
  expect(saidOf(tomorrow, '2026-11-25T14:00:00Z')).toBe('nothing');
});
