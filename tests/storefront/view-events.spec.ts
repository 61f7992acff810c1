import { expect, test, type Page } from '@playwright/test';
import { nothingAllowed, writeConsent } from '#core/analytics/consent-choice.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { alive } from './settled.ts';

const t = allPhrases.cs.consent;

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1280, height: 800 } });

interface Entry {
  readonly event: string;
  readonly subject?: string;
}
const views = async (page: Page): Promise<readonly (string | undefined)[]> => {
  const entries = await page.evaluate<readonly Entry[]>('window.dataLayer ?? []');
  return entries.filter(({ event }) => event === 'view').map(({ subject }) => subject);
};
const subjectOf = (page: Page, seen: boolean) =>
  page.evaluate<string>(`
    [...document.querySelectorAll('[data-view]')].find((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return ${seen ? 'top >= 0 && (top + bottom) / 2 + 40 < innerHeight && left >= 0 && right <= innerWidth' : 'top > innerHeight && left >= 0 && right <= innerWidth'};
    })?.dataset.view ?? ''`);
const answer = (page: Page, name: string) =>
  page.getByRole('region', { name: t.bannerLabel }).getByRole('button', { name }).click();
const list = '/telefony';

/** Lets pass more than an element must be visible for, without waiting for it. */
const passTwoSeconds = (page: Page) => page.clock.fastForward(2_000);
const scrolledBy = (page: Page) => page.evaluate<number>('scrollY');

test.beforeEach(({ page }) => page.clock.install());

test('a card that is seen counts once, also when the page comes alive or is scrolled', async ({
  page,
}) => {
  await page.goto(list);
  await answer(page, t.acceptAll);
  const seen = await subjectOf(page, true);
  expect(seen).not.toBe('');
  await expect.poll(() => views(page)).toContain(seen);
  await alive(page);
  const below = await subjectOf(page, false);
  await page.locator(`[data-view="${below}"]`).first().scrollIntoViewIfNeeded();
  await expect.poll(() => views(page)).toContain(below);
  await page.mouse.wheel(0, -1_500);
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await passTwoSeconds(page);
  const counted = await views(page);
  expect(counted.filter((subject) => subject === seen)).toHaveLength(1);
  expect(new Set(counted).size).toBe(counted.length);
});

test('a card below the fold counts once it is scrolled to', async ({ page }) => {
  await page.goto(list);
  await answer(page, t.acceptAll);
  const below = await subjectOf(page, false);
  expect(below).not.toBe('');
  await expect.poll(() => views(page)).not.toEqual([]);
  await passTwoSeconds(page);
  expect(await views(page)).not.toContain(below);
  await page.locator(`[data-view="${below}"]`).first().scrollIntoViewIfNeeded();
  await expect.poll(() => views(page)).toContain(below);
});

test('the next page counts its own cards, those seen before as well', async ({ page }) => {
  await page.goto('/');
  await answer(page, t.acceptAll);
  await page.locator('.home-tile-name', { hasText: 'Telefony' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefony');
  await expect.poll(async () => views(page)).toContain(await subjectOf(page, true));
});

test('nothing counts before an answer', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('region', { name: t.bannerLabel })).toBeVisible();
  await passTwoSeconds(page);
  expect(await page.evaluate('window.dataLayer ?? null')).toBeNull();
});

test('nothing counts after a refusal', async ({ page, baseURL }) => {
  await page.goto(list);
  await answer(page, t.refuseAll);
  await passTwoSeconds(page);
  expect(await page.evaluate('window.dataLayer ?? null')).toBeNull();
  const cookie = { name: 'consent', value: writeConsent(nothingAllowed), url: baseURL ?? '' };
  await page.context().addCookies([cookie]);
  await page.reload();
  await passTwoSeconds(page);
  expect(await page.evaluate('window.dataLayer ?? null')).toBeNull();
});
