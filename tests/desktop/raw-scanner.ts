import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly shift: boolean;
}

/** Which key of an American keyboard writes a character, and whether with Shift: scanners know no other keyboard. */
function strokeOf(character: string): Stroke {
  if (/\d/.test(character)) return { code: `Digit${character}`, key: character, shift: false };
  if (character === '-') return { code: 'Minus', key: character, shift: false };
  const upper = character.toUpperCase();
  if (!/^[A-Z]$/.test(upper)) throw new Error(`no key writes ${character}`);
  return { code: `Key${upper}`, key: character, shift: character === upper };
}

/** Milliseconds from key to key, between 8 and 30 and never alike. */
const gapOf = (place: number): number => 8 + ((place * 7) % 23);
const shiftHeld = 8;
const enter: Stroke = { code: 'Enter', key: 'Enter', shift: false };

/**
 * Presses the keys of a code and Enter as a scanner does, wherever the focus is. Each key carries the moment of its own
 * press: a scanner keeps its rhythm whatever else the machine that runs the tests is busy with.
 */
export async function scanCode(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const strokes = [...Array.from(text, strokeOf), enter];
  let at = Date.now();
  const sent: Promise<unknown>[] = [];
  const press = (type: 'keyDown' | 'keyUp', { code, key, shift }: Stroke) => {
    const typed = type === 'keyDown' && key.length === 1 ? { text: key } : {};
    const modifiers = shift ? shiftHeld : 0;
    const timestamp = at / 1_000;
    sent.push(
      session.send('Input.dispatchKeyEvent', { type, code, key, modifiers, timestamp, ...typed }),
    );
  };
  const shiftKey = { code: 'ShiftLeft', key: 'Shift' };
  for (const [place, stroke] of strokes.entries()) {
    if (stroke.shift) press('keyDown', { ...shiftKey, shift: true });
    press('keyDown', stroke);
    press('keyUp', stroke);
    if (stroke.shift) press('keyUp', { ...shiftKey, shift: false });
    at += gapOf(place);
  }
  await Promise.all(sent);
  await wait(Math.max(0, at - Date.now()));
  await session.detach();
}

/** Types a number as a person does, who is slower than every scanner. */
export async function typeNumber(page: Page, digits: number): Promise<void> {
  await page.keyboard.type(String(digits), { delay: 150 });
}
