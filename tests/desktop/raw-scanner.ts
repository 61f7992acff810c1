import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Which key of an American keyboard writes a character, and whether with Shift: scanners know no other keyboard. */
function keyOf(character: string): { readonly code: string; readonly shift: boolean } {
  if (/\d/.test(character)) return { code: `Digit${character}`, shift: false };
  if (character === '-') return { code: 'Minus', shift: false };
  const upper = character.toUpperCase();
  if (!/^[A-Z]$/.test(upper)) throw new Error(`no key writes ${character}`);
  return { code: `Key${upper}`, shift: character === upper };
}

/** Milliseconds from key to key, between 8 and 30 and never alike. */
const gapOf = (place: number): number => 8 + ((place * 7) % 23);

/** Presses the keys of a code and Enter as a scanner does, wherever the focus is. */
export async function scanCode(page: Page, text: string): Promise<void> {
  const presses: Promise<void>[] = [];
  // A scanner waits for no page: each key is sent at its time, whatever became of the one before.
  const press = (code: string) => presses.push(page.keyboard.down(code), page.keyboard.up(code));
  for (const [place, character] of [...text].entries()) {
    const { code, shift } = keyOf(character);
    if (shift) presses.push(page.keyboard.down('Shift'));
    press(code);
    if (shift) presses.push(page.keyboard.up('Shift'));
    await wait(gapOf(place));
  }
  press('Enter');
  await Promise.all(presses);
}

/** Types a number as a person does, who is slower than every scanner. */
export async function typeNumber(page: Page, digits: number): Promise<void> {
  await page.keyboard.type(String(digits), { delay: 150 });
}
