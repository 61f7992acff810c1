import { expect, test } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { articles as csArticles } from '#storefront/i18n/cs/articles.ts';
import { faq as csFaq } from '#storefront/i18n/cs/faq.ts';
import { jobs as csJobs } from '#storefront/i18n/cs/jobs.ts';
import { articles as roArticles } from '#storefront/i18n/ro/articles.ts';
import { faq as roFaq } from '#storefront/i18n/ro/faq.ts';
import { jobs as roJobs } from '#storefront/i18n/ro/jobs.ts';

const words = {
  cs: { articles: csArticles, faq: csFaq, jobs: csJobs },
  ro: { articles: roArticles, faq: roFaq, jobs: roJobs },
};

/** Articles, questions and job offers, read in the shop's own language. */
export function describeContent(market: MarketCode): void {
  const paths = shopPaths(market);

  const { language } = markets[market];
  const { articles, faq, jobs } = words[language];

  test('an article is found in the list and read', async ({ page }) => {
    await page.goto(paths.articles);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles.heading);
    const first = page.locator('.article-card').first();
    const title = await first.locator('h2').innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.blocks h2').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles.heading);
  });

  test('the end of every page leads to the terms', async ({ page }) => {
    await page.goto('/');
    const { terms } = allPhrases[language].shell;
    await page.getByRole('contentinfo').getByRole('link', { name: terms }).click();
    await expect(page).toHaveURL(paths.terms);
    await expect(page.locator('.blocks h2').first()).toBeVisible();
  });

  test('a link to a question opens it', async ({ page }) => {
    await page.goto(paths.faq);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.heading);
    const last = page.locator('details').last();
    await expect(last.locator('.blocks')).toBeHidden();
    const slug = (await last.getAttribute('id')) ?? '';
    await page.goto(`${paths.faq}#${slug}`);
    await page.reload();
    await expect(page.locator(`#${slug} .blocks`)).toBeVisible();
  });

  test('a job offer is found in the list', async ({ page }) => {
    await page.goto(paths.jobs);
    await page.locator('.job-card').first().click();
    await expect(page.getByRole('heading', { name: jobs.applyHeading })).toBeVisible();
  });

  test('an unknown article and an unknown job say so with 404', async ({ page }) => {
    for (const path of [paths.article('neni'), paths.job('neni')]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('questions open without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(paths.faq);
    const first = page.locator('details').first();
    await first.locator('summary').click();
    await expect(first.locator('.blocks')).toBeVisible();
    await context.close();
  });
}
