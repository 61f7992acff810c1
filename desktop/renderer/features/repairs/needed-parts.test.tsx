import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { newLine, type LineDraft } from './line-draft.ts';
import { NeededParts } from './needed-parts.tsx';

const parts = [
  { operation_id: 5, product_id: 70, name: 'Baterie iPhone 13', quantity: 1, free: 2 },
  { operation_id: 5, product_id: 71, name: 'Lepicí páska', quantity: 2, free: 0 },
  { operation_id: 6, product_id: 72, name: 'Displej', quantity: 1, free: 1 },
];
const work = newLine({ kind: 'work', operationId: 5, name: 'Výměna baterie', price: '990' });

function Lines({ onLines }: { readonly onLines: (lines: readonly LineDraft[]) => void }) {
  const [lines, setLines] = useState<readonly LineDraft[]>([work]);
  onLines(lines);
  return <NeededParts repairId={12} lines={lines} onAdd={setLines} />;
}

it('proposes the parts of an operation, and writes them down within its price', async () => {
  const seen: (readonly LineDraft[])[] = [];
  const { user } = await renderInOffice(<Lines onLines={(lines) => seen.push(lines)} />, {
    answer: () => ({ status: 200, body: { parts } }),
  });
  const needed = await screen.findByRole('group', { name: /^K\súkonům patří díly/ });
  expect(
    within(needed)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^1\s×\sBaterie iPhone 13 na prodejně volné 2$/),
    expect.stringMatching(/^2\s×\sLepicí páska na prodejně chybí/),
  ]);
  await user.click(within(needed).getByRole('button'));
  expect(screen.queryByRole('group')).toBeNull();
  const built = (productId: number) => ({ kind: 'part', productId, price: '0' });
  expect(seen.at(-1)).toMatchObject([work, built(70), built(71), built(71)]);
});
