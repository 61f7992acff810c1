import { expect, test } from '@playwright/test';
import { endPayment, openDelivery, orderByCalls, saleWords } from './checkout-cases.ts';
import { choosePlan, describeLoans } from './loan-cases.ts';

const { checkout, order: t } = saleWords('cz');

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

describeLoans('cz', { refused: true });

test('what is bought on a plan is paid by nothing else', async ({ page }) => {
  await choosePlan(page, 'cz', 'leasing');
  await openDelivery(page, 'cz');
  await page.locator('input[name=delivery][value=courier]').check();
  await expect(page.locator('input[name=payment][value=leasing]')).toBeEnabled();
  for (const other of ['card', 'installments', 'bank-transfer']) {
    await expect(page.locator(`input[name=payment][value=${other}]`)).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: checkout.toDetails })).toBeVisible();
});

for (const outcome of ['cancelled', 'other_plan', 'rejected_after_sent']) {
  test(`an application that ends ${outcome} keeps the order`, async ({ page }) => {
    await choosePlan(page, 'cz', 'installments');
    await orderByCalls(page, 'cz', 'installments');
    await endPayment(page, outcome);
    await expect(page.getByText(t.orderKept)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('input[name=order-payment][value=card]')).toBeVisible();
  });
}

test('an application that is approved late ends in thanks', async ({ page }) => {
  await choosePlan(page, 'cz', 'installments');
  await orderByCalls(page, 'cz', 'installments');
  await endPayment(page, 'approved_late');
  await expect(page.getByText(t.paymentPending)).toBeVisible();
  await expect(page).toHaveURL(/\/dekujeme$/, { timeout: 45_000 });
});
