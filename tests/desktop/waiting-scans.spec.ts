import { expect, signIn, test } from './office.ts';

test('a scan whose page died before the answer is sent again as the same operation', async ({
  ownOffice: { app, page },
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Předání dopravci', exact: true }).click();
  await expect(page.getByLabel('Napsat kód')).toBeVisible();
  // The first call reaches nobody and is never answered; the next ones pass.
  await app.evaluate(({ net }) => {
    const own = net.fetch.bind(net);
    const heard: string[] = [];
    Object.assign(globalThis, { heardScans: heard });
    net.fetch = async (address, init) => {
      if (typeof address !== 'string' || !address.includes('/hand-over/scans/')) {
        return own(address, init);
      }
      heard.push(await new Response(init?.body ?? null).clone().text());
      if (heard.length === 1) return new Promise<Response>(() => undefined);
      return own(address, { ...init, body: heard.at(-1) ?? null });
    };
  });
  const heard = () =>
    app.evaluate(() => [
      // Set above.
      ...(globalThis as unknown as { heardScans: readonly string[] }).heardScans,
    ]);
  await page.getByLabel('Napsat kód').fill('B-4711');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard()).length).toBe(1);
  await page.reload();
  await expect.poll(async () => (await heard()).length, { timeout: 20_000 }).toBe(2);
  // Bodies of the call, as JSON objects.
  const [first, second] = (await heard()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(first).toMatchObject({ text: 'B-4711' });
  // The same operation, from whichever part of the program.
  expect(first).toMatchObject(second ?? {});
  await expect(page.getByText(/na odeslání/)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.obmena.keptScans())).toEqual([]);
});
