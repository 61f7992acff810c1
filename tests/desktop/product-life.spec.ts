import sharp from 'sharp';
import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf } from '#tests/support/shops.ts';
import { violations } from '#tests/storefront/axe-violations.ts';
import { change } from './category-calls.ts';
import { callFromPage, expect, signIn, test, type Office } from './office.ts';

interface Made {
  readonly variants: readonly { readonly code: string; readonly seo_name: string }[];
}

/** A draft with a price and five pieces, made behind the screen's back. */
async function makeDraft({ page }: Office, name: string) {
  const { body } = await callFromPage(page, '/api/new/product/admin-new-product/choices/');
  // The contract's reply of `admin-new-product-choices`.
  const { manufacturers } = body as { manufacturers: readonly { id: number }[] };
  const texts = { name_cs: name, name_ro: name };
  const made = await change(page, 'POST', 'product/admin-new-product/', {
    family: {
      ...texts,
      kind: 'accessory',
      manufacturer_id: manufacturers[0]?.id,
      description_cs: '',
      description_ro: '',
    },
    family_id: null,
    category_ids: [],
    is_published: false,
    variants: [
      {
        ...texts,
        code: '',
        group_name: '',
        color_value_id: null,
        ean: null,
        mpn: null,
        stock: [{ condition: 'new', price: 490, quantity: 5 }],
        pieces: [],
      },
    ],
  });
  // The contract's reply of `admin-new-product`.
  const [variant] = (made as Made).variants;
  if (!variant) throw new Error('a product without a variant');
  return variant;
}

/** Notes what would go to the person's browser. */
async function watchOutside({ app }: Office): Promise<() => Promise<readonly string[]>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { openedOutside: opened });
    shell.openExternal = (address) => Promise.resolve(void opened.push(address));
  });
  return () =>
    app.evaluate(() => (globalThis as unknown as { openedOutside: string[] }).openedOutside); // Set above.
}

const picture = (color: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: color } })
    .png()
    .toBuffer();

test('a draft gets pictures, is looked at, published, retired and brought back', async ({
  office,
}) => {
  test.setTimeout(120_000);
  const { page } = office;
  await signIn(page, 'catalogue_editor@obmena.example');
  const name = `Pouzdro ${String(Date.now())}`;
  const { code, seo_name: seoName } = await makeDraft(office, name);
  const opened = await watchOutside(office);
  const visitor = createTestClient(shopOf('cz').url);
  const status = async () => (await visitor.fetch(`/produkt/${seoName}`)).status;

  await page.goto(new URL(`#/products/${code}`, page.url()).href);
  const panel = page.getByRole('region', { name: code });
  await expect(panel.getByText('Koncept')).toBeVisible();
  await panel.getByRole('tab', { name: 'Obrázky' }).click();
  await panel.locator('input[type=file]').setInputFiles([
    { name: 'cervena.png', mimeType: 'image/png', buffer: await picture('#c02020') },
    { name: 'modra.png', mimeType: 'image/png', buffer: await picture('#2030c0') },
  ]);
  const pictures = panel.getByRole('list', { name: /^Obrázky/ }).getByRole('listitem');
  await expect(pictures).toHaveCount(2);
  const second = await pictures.nth(1).locator('img').getAttribute('src');
  await panel.getByRole('button', { name: /^Udělat 2\. hlavním/ }).click();
  await expect(pictures.nth(0).locator('img')).toHaveAttribute('src', second ?? '');
  await panel.getByLabel(/^Popis 1\. .*česky$/).fill('Modré pouzdro');
  await panel.getByRole('button', { name: 'Uložit' }).click();
  await expect(pictures.nth(0).locator('img')).toHaveAttribute('alt', 'Modré pouzdro');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);

  const act = async (item: RegExp) => {
    await panel.getByRole('button', { name: 'Akce' }).click();
    await panel.getByRole('menuitem', { name: item }).click();
  };
  const confirm = async (item: RegExp) => {
    await act(item);
    await page.getByRole('dialog').getByRole('button', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  expect(await status()).toBe(404);
  await act(/^Náhled/);
  await expect.poll(opened).toHaveLength(1);
  const [link = ''] = await opened();
  const previewed = new URL(link).pathname.split('/').at(-1) ?? '';
  const answer = await visitor.fetch(`/api/new/catalog/preview/${previewed}/`);
  expect(await answer.json()).toMatchObject({ name, pictures: [{ alt: 'Modré pouzdro' }, {}] });

  await confirm(/^Zveřejnit/);
  await expect(panel.getByText('Zveřejněno')).toBeVisible();
  expect(await status()).toBe(200);
  await confirm(/^Vyřadit/);
  await expect(panel.getByText('Vyřazeno')).toBeVisible();
  expect(await status()).toBe(410);
  await confirm(/^Vrátit/);
  await expect(panel.getByText('Zveřejněno')).toBeVisible();
  expect(await status()).toBe(200);
});
