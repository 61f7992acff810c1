import { expect, test, type Page } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';

const t = allPhrases.cs.consent;
const cookiesPath = shopPaths('cz').cookies;

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: t.bannerLabel });
const pushed = (page: Page) =>
  page.evaluate<readonly { event: string }[] | null>('window.dataLayer ?? null');
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test('nothing is measured or kept before an answer', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await pushed(page)).toBeNull();
  expect(await cookieNames(page)).not.toContain('consent');
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
});

test('to refuse is as easy as to accept, and nobody is asked again', async ({ page }) => {
  await page.goto('/');
  const buttons = [t.refuseAll, t.acceptAll].map((name) =>
    banner(page).getByRole('button', { name }),
  );
  const looks = await Promise.all(
    buttons.map(async (button) => {
      const box = await button.boundingBox();
      const style = await button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        return { backgroundColor, color, fontSize, fontWeight };
      });
      return { ...style, height: box?.height };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  await buttons[0]?.click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(await pushed(page)).toBeNull();
});

test('an answer is followed by events, and what came before it is lost', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: t.acceptAll }).click();
  await expect(banner(page)).toBeHidden();
  expect(await pushed(page)).toEqual([{ event: 'consent', analytics: true, marketing: true }]);
});

test('an answer is changed by category on the page about cookies, and taken back', async ({
  page,
}) => {
  await page.goto(cookiesPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
  await expect(banner(page)).toBeHidden();
  const analytics = page.getByRole('checkbox', { name: t.analytics });
  await expect(analytics).not.toBeChecked();
  await analytics.click();
  await expect(analytics).toBeChecked();
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
  expect(await pushed(page)).toEqual([{ event: 'consent', analytics: true, marketing: false }]);
  await page.reload();
  await expect(analytics).toBeChecked();
  await page.getByRole('button', { name: t.refuseAll }).click();
  await expect(analytics).not.toBeChecked();
  expect(await pushed(page)).toBeNull();
});

test('the question moves nothing and is never the largest thing painted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(`
    window.painted = []; window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.painted.push(entry.element?.closest('.consent') !== null && entry.element !== null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);
  for (const path of ['/', '/vykup', cookiesPath, '/vykup/telefony/apple']) {
    await page.goto(path);
    if (path !== cookiesPath) await expect(banner(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate<number>('painted.length'), { message: path })
      .toBeGreaterThan(0);
    const found = await page.evaluate<{ painted: boolean[]; moved: number }>(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done({ painted, moved }))))',
    );
    expect(found.painted, path).not.toContain(true);
    expect(found.moved, path).toBeLessThan(0.02);
  }
});

test('the question leaves what is bought by in reach on a small screen, and off the paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopPaths('cz').product('iphone-17-256gb-black'));
  await expect(banner(page)).toBeVisible();
  const bar = await page.locator('.buy-bar').boundingBox();
  const question = await banner(page).boundingBox();
  if (bar === null || question === null) throw new Error('both stand at the end of the screen');
  expect(question.y + question.height).toBeLessThanOrEqual(bar.y + 1);
  expect(question.height).toBeLessThan(150);
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});
