import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Stroke } from '#core/service/signature.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** The window of the tests knows no pointers. */
class Pen extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerId: number;

  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
    this.pointerId = init.pointerId ?? 0;
  }
}

beforeAll(() => {
  Object.assign(document.defaultView ?? {}, { PointerEvent: Pen });
  // Nor does it lay anything out.
  Object.assign(Element.prototype, { setPointerCapture: vi.fn() });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 100, y: 50, width: 500, height: 160 }),
  );
});

const seen: (readonly Stroke[])[] = [];
function Held() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  seen.push(strokes);
  return <SignaturePad strokes={strokes} onChange={setStrokes} />;
}

const at = (clientX: number, clientY: number, isPrimary = true) => ({
  pointerId: 1,
  isPrimary,
  button: 0,
  clientX,
  clientY,
});
function draw(...points: readonly (readonly [number, number])[]) {
  const pad = screen.getByRole('img');
  const [[x, y] = [0, 0], ...others] = points;
  fireEvent.pointerDown(pad, at(x, y));
  for (const [left, top] of others) fireEvent.pointerMove(pad, at(left, top));
  fireEvent.pointerUp(pad, at(x, y));
}

it('keeps what is drawn in its own units, and never beside the pad', async () => {
  await renderInOffice(<Held />);
  expect(screen.getByRole('img', { name: /prázdné/ })).toBeTruthy();
  draw([100, 50], [350, 130], [9_000, -20]);
  expect(seen.at(-1)).toEqual([[0, 0, 500, 160, 1_000, 0]]);
  expect(screen.getByRole('img', { name: /podepsáno/ })).toBeTruthy();
});

it('does not draw with a second finger or the palm', async () => {
  await renderInOffice(<Held />);
  fireEvent.pointerDown(screen.getByRole('img'), at(200, 60, false));
  fireEvent.pointerMove(screen.getByRole('img'), at(300, 60, false));
  fireEvent.pointerUp(screen.getByRole('img'), at(300, 60, false));
  expect(seen.at(-1)).toEqual([]);
});

it('takes back the last stroke, and all of them', async () => {
  const { user } = await renderInOffice(<Held />);
  draw([100, 50], [200, 60]);
  draw([300, 50], [400, 60]);
  draw([400, 70], [500, 80]);
  expect(seen.at(-1)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Vrátit tah' }));
  expect(seen.at(-1)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Smazat podpis' }));
  expect(seen.at(-1)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Vrátit tah' })).toHaveProperty('disabled', true);
});
