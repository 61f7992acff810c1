import { callFromPage, expect, signIn, test } from './office.ts';

test('one window opens, titled and with the bridge, without Node', async ({ office }) => {
  const { app, page } = office;
  await expect(page).toHaveTitle(/Obměna/);
  expect(app.windows()).toHaveLength(1);
  const seen = await page.evaluate(() => [typeof window.obmena, 'require' in window, 'process' in window]);
  expect(seen).toEqual(['object', false, false]);
});

test('the session lives in the main process and survives a reload', async ({ office: { page } }) => {
  await signIn(page);
  const { body, headers } = await callFromPage(page, '/api/new/auth/session/');
  expect(body).toMatchObject({ user: { e_mail: 'admin@obmena.example' } });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
