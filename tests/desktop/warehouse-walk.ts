import type { Page } from '@playwright/test';
import { callFromPage, expect } from './office.ts';
import { scanCode, typeNumber } from './raw-scanner.ts';
import type { ScannedOrder } from './scanned-order.ts';

const outcome = (page: Page) => page.locator('.pick-outcome');

/** Scans a code and waits for what the screen says of it. */
export async function scan(page: Page, code: string, said: string): Promise<void> {
  await scanCode(page, code);
  await expect(outcome(page)).toHaveAttribute('data-outcome', said);
}

/** Makes the window a desk: before it is one its scanner is not known, and whoever hears a wrong tone scans once more. */
export async function sitDown(page: Page, station: string): Promise<void> {
  await expect(async () => {
    await scanCode(page, station);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('obmena.station')), { timeout: 5_000 })
      .toBe(station);
  }).toPass();
}

/** Picks to the end of the walk: at each step the place that is named, then the thing. */
export async function pick(page: Page, { crate, codes, number }: ScannedOrder): Promise<void> {
  await scanCode(page, `O-${number}`);
  await expect(page.locator('.pick-step')).toContainText(number);
  await scan(page, crate, 'crate_bound');
  const [device = '', ...eans] = codes.toReversed();
  for (let left = codes.length; left > 0; left -= 1) {
    const step = page.locator('.pick-step');
    await scan(page, await step.locator('.pick-huge').first().innerText(), 'bin_right');
    const said = await step.innerText();
    await scanCode(page, eans.find((ean) => said.includes(ean)) ?? device);
    if (left > 1) await expect(outcome(page)).toHaveAttribute('data-outcome', 'take_done');
  }
  await expect(page.locator('.pick-queue')).toBeVisible();
}

/** What the things and the proposed box weigh, as a scale would say. */
async function weightOf(page: Page): Promise<number> {
  const { body } = await callFromPage(page, '/api/new/warehouse/packing/current/');
  // The contract's reply of `pack-desk`.
  const { desk } = body as { desk: { things_grams: number | null } };
  return desk.things_grams ?? 900;
}

/** Packs what lies in the crate: every piece once more, the weight on the number keys, and the parcel is closed. */
export async function pack(page: Page, { crate, codes }: ScannedOrder): Promise<void> {
  // The screen has just opened and may not have listened yet: who sees no answer scans once more.
  await expect(async () => {
    await scanCode(page, crate);
    const heard = expect(outcome(page));
    await heard.toHaveAttribute('data-outcome', /^crate_(?:opened|right)$/, { timeout: 5_000 });
  }).toPass();
  for (const code of codes.slice(0, -1)) {
    await scan(page, code, 'packed');
    await expect(page.locator('.pack-lines .is-done')).toHaveCount(codes.indexOf(code) + 1);
  }
  await scan(page, codes.at(-1) ?? '', 'all_packed');
  await scan(page, 'CMD-FINISH', 'weigh_now');
  await expect(page.locator('.pack-finish [name=weight]')).toBeFocused();
  await typeNumber(page, await weightOf(page));
  await scan(page, 'CMD-FINISH', 'finished');
}

/** Opens a screen by its name in the navigation. */
export async function openByName(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}
