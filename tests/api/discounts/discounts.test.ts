import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeKey } from '#core/discounts/match-code.ts';
import { add, cartOf, prepareCartShop, startCartApp } from '#tests/api/cart/cart-fixture.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let staff: TestClient;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(async () => {
  await prepareCartShop(app);
  staff = await signIn(app, 'pricing');
});
afterAll(() => app.close());

const tenPercent = {
  marketingNameCs: 'Podzim',
  marketingNameRo: 'Toamnă',
  isActive: true,
  isPublic: true,
  isCombinable: true,
  isAutomaticAssigment: false,
  isStudentDiscount: false,
  validFrom: null,
  validTo: null,
  discountType: 'percentage' as const,
  discountValue: 10,
  isDiscountPerPiece: false,
  appliesTo: 'goods' as const,
  scopeProducts: [],
  scopeCategories: [],
  customerGroups: [],
  minimalDiscountNumerical: null,
  minimalDiscountSets: [],
  maxUses: null,
};
const store = (more: Readonly<Record<string, unknown>> = {}) =>
  staff.post('admin-discount-add', { body: { ...tenPercent, ...more } });
const change = (id: number, body: Readonly<Record<string, unknown>> & { version: number }) =>
  staff.patch('admin-discount-update', { params: { id }, body });

describe('staff', () => {
  it('add a discount, find it, change it, and it counts at once', async () => {
    const made = await store({ isAutomaticAssigment: true });
    const list = await staff.get('admin-discount-list', { query: { term: 'podz' } });
    expect(list).toEqual({ count: 1, results: [made] });
    const client = app.client();
    await add(client);
    expect((await cartOf(client)).totals.saved).toBe(2_000);
    const changed = await change(made.id, { version: made.version, discountValue: 12.5 });
    expect(changed).toMatchObject({ discountValue: 12.5, version: 2 });
    expect((await cartOf(client)).totals.saved).toBe(2_500);
    await change(made.id, { version: 2, isActive: false });
    expect((await cartOf(client)).totals.saved).toBe(0);
    expect(await staff.get('admin-discount', { params: { id: made.id } })).toMatchObject({
      isActive: false,
    });
  });

  it('write the old spelling on the wire and nowhere else', async () => {
    const { id } = await store({ isAutomaticAssigment: true });
    const answer = await staff.fetch(`/api/new/discounts/admin/${String(id)}/`);
    expect(await answer.json()).toHaveProperty('is_automatic_assigment', true);
    const stored = await app.deps.knex('discounts').where({ id }).first<object>();
    expect(stored).toHaveProperty('is_automatic_assignment', true);
  });

  it('are told of a change that came first', async () => {
    const { id } = await store();
    await change(id, { version: 1, maxUses: 5 });
    const second = { version: 1, max_uses: 6 };
    const path = `discounts/admin/${String(id)}/`;
    expect(await answerOf(await staff.changeBy('PATCH', path, second))).toMatchObject([
      409,
      { current: { version: 2, max_uses: 5 } },
    ]);
  });

  it.each([
    [79.99, null],
    [80, 'high_percentage'],
    [100, 'high_percentage'],
  ])('save %d percent with the warning %s (T-DIS-11)', async (discountValue, warning) => {
    expect(await store({ discountValue })).toMatchObject({ discountValue, warning });
  });

  it.each([
    [{ discountValue: 100.01 }, 'discount_value'],
    [{ discountValue: 0 }, 'discount_value'],
    [{ discountValue: -5 }, 'discount_value'],
    [{ discountValue: 1.005 }, 'discount_value'],
    [{ discountType: 'absolute', discountValue: 9.5 }, 'discount_value'],
    [{ scopeCategories: [999] }, 'scope_categories'],
    [{ validTo: '2026-02-30' }, 'valid_to'],
    [{ unknown: 1 }, 'unknown'],
  ])('cannot save %j', async (more, field) => {
    await expect(store(more)).rejects.toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    });
    expect(await app.deps.knex('discounts')).toEqual([]);
  });

  it('cannot turn a stored amount into a percentage above a hundred', async () => {
    const { id } = await store({ discountType: 'absolute', discountValue: 500 });
    await expect(change(id, { version: 1, discountType: 'percentage' })).rejects.toMatchObject({
      body: { discount_value: ['Sleva nemůže být vyšší než 100 %.'] },
    });
  });

  it('type the time of the shop: of an hour that comes twice the first (T-DIS-10)', async () => {
    const made = await store({ validFrom: '2026-10-25T02:30' });
    expect(made.validFrom).toBe('2026-10-25T00:30:00.000Z');
    const exact = await store({ validFrom: '2026-10-25T01:30:00.000Z' });
    expect(exact.validFrom).toBe('2026-10-25T01:30:00.000Z');
  });

  it('without the permission see nothing', async () => {
    const support = await signIn(app, 'support');
    await expect(support.get('admin-discount-list', { query: {} })).rejects.toMatchObject({
      status: 403,
    });
    await expect(app.client().get('admin-discount-list', { query: {} })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('codes (T-COD-4)', () => {
  const generate = (id: number, count: number) =>
    staff.post('admin-discount-codes-generate', { params: { id }, body: { count } });
  const codesOf = (id: number) =>
    app.deps.knex('discount_codes').where('discount_id', id).pluck<string[]>('code');

  it('are made ten thousand at once, none like another however it is typed', async () => {
    const { id } = await store();
    await staff.post('admin-discount-code-add', {
      params: { id },
      body: { code: 'VITEJTE', maxUses: null },
    });
    const batch = await generate(id, 10_000);
    expect(batch).toMatchObject({ count: 10_000, undoneAt: null });
    const codes = (await codesOf(id)).filter((code) => code !== 'VITEJTE');
    expect(codes).toHaveLength(10_000);
    expect(codes.every((code) => /^[0-9a-zA-Z]{10}$/.test(code))).toBe(true);
    expect(new Set(codes.map(codeKey)).size).toBe(10_000);
    const query = { batchId: batch.id, limit: 2 };
    const page = await staff.get('admin-discount-codes', { params: { id }, query });
    expect(page).toMatchObject({ count: 10_000, results: [{ maxUses: 1, uses: 0 }, {}] });
  });

  it('are taken back as a batch while unused, and only once', async () => {
    const { id } = await store();
    const batch = await generate(id, 3);
    const undo = () => staff.post('admin-discount-batch-undo', { params: { id: batch.id } });
    const undone = await undo();
    expect(undone.undoneAt).not.toBeNull();
    expect(await undo()).toEqual(undone);
    expect(await codesOf(id)).toEqual([]);
    const { results } = await staff.get('admin-discount-batches', { params: { id } });
    expect(results).toEqual([undone]);
  });

  it('stay when one of them was used', async () => {
    const { id } = await store();
    const batch = await generate(id, 3);
    const [code = ''] = await codesOf(id);
    await app.deps.knex('discount_codes').where({ code }).update({ uses: 1 });
    await expect(
      staff.post('admin-discount-batch-undo', { params: { id: batch.id } }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await codesOf(id)).toHaveLength(3);
  });

  it('that differ from another by case or by O and 0 alone are refused', async () => {
    const { id } = await store();
    const made = (code: string) =>
      staff.post('admin-discount-code-add', { params: { id }, body: { code, maxUses: 1 } });
    await made('PODZIM20');
    for (const code of ['podzim20', 'PODZIM2O']) {
      await expect(made(code)).rejects.toMatchObject({
        body: { code: ['Tato hodnota je už použita.'] },
      });
    }
    const found = await staff.get('admin-discount-list', { query: { term: 'podzim2o' } });
    expect(found).toMatchObject({ count: 1, results: [{ codeCount: 1 }] });
  });

  it('of a discount that is not there are not made', async () => {
    await expect(generate(999, 1)).rejects.toMatchObject({ status: 404 });
  });
});
