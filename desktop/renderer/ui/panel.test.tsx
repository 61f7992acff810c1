import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/use-phrases.ts';
import { onFocusBack } from '../lib/focus-back.ts';
import { Panel } from './panel.tsx';

beforeAll(() => speak('cs'));

/** A list of one cell, which `version` draws anew, beside a panel. */
function ListWithPanel() {
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [version, setVersion] = useState(1);
  useEffect(() => {
    const place = list.current;
    return place === null
      ? undefined
      : onFocusBack(place, () => place.querySelector('button')?.focus());
  }, []);
  return (
    <>
      <div ref={list}>
        <div key={version}>
          <button onClick={() => setOpen(true)}>Buňka {version}</button>
        </div>
      </div>
      {isOpen && (
        <Panel title="Objednávka" onClose={() => setOpen(false)} takesFocus>
          <input aria-label="Důvod" onChange={() => setVersion(2)} />
        </Panel>
      )}
    </>
  );
}

it('gives the focus back to what had it', async () => {
  render(<ListWithPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Buňka 1' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Důvod'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Důvod')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buňka 1' }));
});

it('gives it to what was drawn in its place meanwhile', async () => {
  render(<ListWithPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Buňka 1' }));
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buňka 2' }));
});
