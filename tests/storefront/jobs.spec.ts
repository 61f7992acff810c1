import { expect, test } from '@playwright/test';
import { captcha } from '#storefront/i18n/cs/captcha.ts';
import { jobForm } from '#storefront/i18n/cs/job-form.ts';
import { jobs } from '#storefront/i18n/cs/jobs.ts';
import { alive } from './settled.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\nstartxref\n9\n%%EOF\n';
const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

test('an applicant mends the form, is told of a wrong file and sends the CV', async ({ page }) => {
  await page.goto('/kariera/technik-kontroly-telefonu');
  await alive(page);
  await page.getByRole('button', { name: jobs.apply }).click();
  const send = page.getByRole('button', { name: jobForm.submit });
  await send.click();
  await expect(page.getByText('Přiložte prosím životopis.')).toBeVisible();
  await expect(page.getByLabel(jobForm.fullName)).toBeFocused();

  await page.getByLabel(jobForm.fullName).fill('Jana Nová');
  await page.getByLabel(jobForm.eMail, { exact: true }).fill('jana.nova@posta.example');
  await page.getByLabel(jobForm.phone).fill('601 234 567');
  await page.getByLabel(jobForm.consent).check();
  await page.getByLabel(captcha.pass, { exact: true }).check();
  await page
    .getByLabel(jobForm.file, { exact: true })
    .setInputFiles(fileOf('cv.pdf', 'MZ program'));
  await send.click();
  await expect(page.getByText(/Obsah tohoto souboru tomu neodpovídá/)).toBeVisible();

  await page.getByLabel(captcha.pass, { exact: true }).check();
  await page.getByLabel(jobForm.file, { exact: true }).setInputFiles(fileOf('cv.pdf', pdf));
  await send.click();
  await expect(page.getByText(jobForm.sentTitle)).toBeVisible();
  expect(page.url()).not.toContain('jana');
});
