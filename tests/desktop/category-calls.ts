import type { Page } from '@playwright/test';
import { callFromPage, expect, signIn } from './office.ts';

interface Added {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

/** A change by another window of the same person: the call alone, without this one's screen. */
export async function change(page: Page, method: string, path: string, body: unknown) {
  const config = await callFromPage(page, '/api/new/config/');
  // The contract's reply of `config`.
  const { csrf_token: token } = config.body as { csrf_token: string };
  const answer = await callFromPage(page, `/api/new/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
    body: JSON.stringify(body),
  });
  if (answer.status >= 400) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer.body;
}

/** Adds a category behind the screen's back. */
export const addCategory = async (page: Page, name: string, parent: number | null = null) =>
  // The contract's reply of `category-add`.
  (await change(page, 'POST', 'categories/', { name, parent })) as Added;

/** Signs in and opens a screen by its place in the navigation. */
export async function openScreen(page: Page, name: string, eMail?: string): Promise<void> {
  await signIn(page, eMail);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Puts the window into Romanian by the person's own menu. */
export async function speakRomanian(page: Page): Promise<void> {
  await page.locator('.side-foot [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Nastavení' }).click();
  // Answered late, it would set its cookie for the test that comes next.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/language/'));
  await page.getByRole('button', { name: 'Română' }).click();
  await kept;
  await page.keyboard.press('Escape');
}
