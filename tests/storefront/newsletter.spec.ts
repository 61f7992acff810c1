import { expect, test } from '@playwright/test';
import { newsletter } from '#storefront/i18n/cs/newsletter.ts';
import { mailsOf } from './mails-of.ts';
import { alive } from './settled.ts';

/** Path of the page that the mail to an address leads to. */
async function mailedPath(address: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => {
      const mail = mailsOf('cz').find((text) => text.includes(`To: ${address}`));
      found = /\/novinky-e-mailem\/[\w-]{22}/.exec(mail ?? '')?.[0];
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

test('news are asked for, confirmed from the mailbox and ended', async ({ page }) => {
  const address = `novinky-${String(Date.now())}@posta.example`;
  await page.goto('/');
  // The form's code comes with the first touch of the page.
  const arrived = page.waitForResponse((answer) => answer.url().includes('newsletter-form'));
  await page.getByRole('textbox', { name: newsletter.label }).click();
  await arrived;
  await alive(page);
  await page.getByRole('textbox', { name: newsletter.label }).fill(address);
  await page.getByRole('button', { name: newsletter.submit }).click();
  await expect(page.getByText(newsletter.sentTitle)).toBeVisible();

  await page.goto(await mailedPath(address));
  await alive(page);
  await page.getByRole('button', { name: newsletter.confirm }).click();
  await expect(page.getByText(/Novinky posíláme na adresu n\*\*\*@posta.example/)).toBeVisible();
  await page.getByRole('button', { name: newsletter.remove }).click();
  await expect(page.getByText(/už nic neposíláme/)).toBeVisible();
});
