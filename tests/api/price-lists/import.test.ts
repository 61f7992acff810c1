import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { times } from '#tests/support/factories/row-factory.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { draftRows, emptyDrafts, newDraft, price, sendFile } from './draft-fixture.ts';

let app: TestApp;
let pricing: TestClient;
let draft: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyDrafts(app);
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const begin = async () => {
  draft = (await newDraft(pricing)).id;
};
const insertModels = (count: number) =>
  addDeviceModel.many(
    app.deps.knex,
    times(count, (n) => ({ slug: `model-${String(n)}`, type_id: 1, manufacturer_id: 1 })),
  );

interface Preview {
  readonly refusal: string | null;
  readonly candidates: readonly { readonly encoding: string; readonly text: string }[];
  readonly encoding: string | null;
  readonly ignored: readonly string[];
  readonly unchanged: number;
  readonly changed: readonly Readonly<Record<string, unknown>>[];
  readonly bad: readonly Readonly<Record<string, unknown>>[];
  readonly bad_rows: number;
  readonly error_file: string;
  readonly plan: string;
}

async function preview(content: Uint8Array | string, fields = {}): Promise<Preview> {
  const path = `admin/price-drafts/${String(draft)}/import-preview/`;
  const [status, body] = await sendFile(pricing, path, content, fields);
  if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  return body as Preview; // what the contract promises
}
const apply = (content: Uint8Array | string, plan: string) =>
  sendFile(pricing, `admin/price-drafts/${String(draft)}/import/`, content, { plan });

const head = 'Kód modelu;Cena A+;Cena A;Cena B;Cena C;Cena D;Minimální cena';
const row = (model: string, b: string | number) => `${model};10000;8500;${String(b)};4000;1000;500`;
const latin = (text: string) => {
  // Letters of windows-1250 that these files use.
  const letters: Record<string, number> = {
    ó: 0xf3,
    á: 0xe1,
    í: 0xed,
    ř: 0xf8,
    š: 0x9a,
    '\u00a0': 0xa0,
  };
  return Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
};

it('reads cp1250 with semicolons from a Czech spreadsheet, and UTF-8 with a mark (T-CSV-1)', async () => {
  await begin();
  const text = `${head};Příslušenství\r\n${row('iphone-15-128gb', '6\u00a0900')};šanon\r\n`;
  for (const [content, encoding] of [
    [latin(text), 'windows-1250'],
    [`\ufeff${text}`, 'utf-8'],
  ] as const) {
    expect(await preview(content)).toMatchObject({
      refusal: null,
      encoding,
      bad_rows: 0,
      ignored: ['Příslušenství'],
      changed: [
        {
          line: 2,
          model: 'Apple iPhone 15 128 GB',
          prices: [{ column: 'priceB', before: 7_000, after: 6_900 }],
        },
      ],
    });
  }
});

it('asks which encoding a mixed file has, and reads it as chosen (T-CSV-1)', async () => {
  await begin();
  const utf8 = new TextEncoder().encode(`${head};ř\n${row('watch-se', 6_900)};`);
  const mixed = Uint8Array.from([...utf8, 0x9a, 0xf8]);
  const asked = await preview(mixed);
  expect(asked).toMatchObject({ refusal: expect.stringContaining('kódování'), changed: [] });
  expect(asked.candidates.map(({ encoding }) => encoding)).toContain('windows-1250');
  const chosen = await preview(mixed, { encoding: 'utf-8' });
  expect(chosen).toMatchObject({ refusal: null, changed: [{ line: 2 }] });
});

it('refuses a file without required columns or with doubled ones, naming all (T-CSV-2)', async () => {
  await begin();
  expect((await preview('Kód modelu;Cena A+;Cena A\n')).refusal).toBe(
    'V souboru chybí povinné sloupce: Cena B, Cena C, Cena D, Minimální cena.',
  );
  expect((await preview(`${head};Cena A\n`)).refusal).toContain('Cena A');
  expect((await preview(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).refusal).toContain('CSV');
});

it('applies 993 of 1 000 rows as one change set, and the 7 once they are mended (T-CSV-3)', async () => {
  await insertModels(1000);
  await begin();
  const lines = (bad: string) =>
    Array.from({ length: 1000 }, (_, n) => row(`model-${String(n + 1)}`, n < 7 ? bad : 7_000));
  const text = [head, ...lines('4,00638E+12')].join('\r\n');
  const seen = await preview(text);
  expect([seen.changed.length, seen.bad_rows, seen.unchanged]).toEqual([993, 7, 0]);
  expect(seen.bad[0]).toMatchObject({ line: 2, column: 'Cena B', text: '4,00638E+12' });
  const errors = seen.error_file.trim().split('\r\n');
  expect(errors).toHaveLength(8);
  expect(errors[1]).toMatch(/^model-1;10000;8500;4,00638E\+12;.*Cena B: Formát čísla/);
  let statements = 0;
  const listen = () => void (statements += 1);
  app.deps.knex.on('query', listen);
  const [status, applied] = await apply(text, seen.plan);
  app.deps.knex.removeListener('query', listen);
  expect([status, applied]).toMatchObject([200, { applied: 993, bad: 7 }]);
  expect(statements).toBeLessThan(20);
  const fixed = seen.error_file.replaceAll('4,00638E+12', '7000');
  const mended = await preview(fixed);
  expect([mended.changed.length, mended.bad_rows, mended.ignored]).toEqual([7, 0, ['Chyba']]);
  expect(await apply(fixed, mended.plan)).toMatchObject([200, { applied: 7 }]);
  // The same file once more changes nothing (T-CSV-6).
  const again = await preview(text);
  expect([again.changed.length, again.unchanged]).toEqual([0, 993]);
  const set = (applied as { change_set_id: number }).change_set_id; // what the contract promises
  const undone = await pricing.post('admin-change-undo', { params: { id: set }, body: {} });
  expect(undone).toMatchObject({ undone: 993, conflicts: [] });
});

it('applies only what was previewed', async () => {
  await begin();
  const text = `${head}\n${row('iphone-15-128gb', 6_900)}`;
  const { plan } = await preview(text);
  await price(pricing, draft, 'iphone-15-128gb', { price_b: 6_800 });
  const [status, body] = await apply(text, plan);
  expect([status, body]).toEqual([409, { detail: expect.stringContaining('náhled') }]);
  const [, iphone] = await draftRows(pricing, draft);
  expect(iphone).toMatchObject({ price_b: 6_800 });
});

it('exports lists and drafts without formulas, to be imported again (T-CSV-5, T-CSV-6)', async () => {
  await app.deps.knex('manufacturers').where({ id: 1 }).update({ name: '=HYPERLINK("x")' });
  await begin();
  const file = await pricing.get('price-draft-export', { params: { id: draft } });
  expect(file.text).toContain(
    `iphone-15-128gb;"'=HYPERLINK(""x"") iPhone 15 128 GB";10000;8500;7000`,
  );
  const same = await preview(file.text);
  expect([same.changed.length, same.unchanged, same.bad]).toEqual([0, 3, []]);
  const version = await pricing.get('admin-price-list-export', { params: { code: 'v41' } });
  expect(version).toEqual({ name: 'cenik-v41.csv', text: file.text });
});
