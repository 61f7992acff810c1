import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { addRepairCheck } from '#tests/support/factories/service.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { prepareRepairShop, startRepairApp, takeIn, type deskOf } from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

type Desk = Awaited<ReturnType<typeof deskOf>>;
type Outcome = 'ok' | 'not_ok' | 'not_testable' | 'measured' | 'chosen';
interface Said {
  readonly outcome: Outcome;
  readonly number?: number;
  readonly choice?: number;
}

const check = (
  { client }: Desk,
  id: number,
  phase: 'before' | 'after',
  said: Readonly<Record<number, Said>>,
) =>
  client.post('admin-repair-checked', {
    params: { id },
    body: {
      phase,
      results: Object.entries(said).map(([checkId, { outcome, number = null, choice = null }]) => ({
        checkId: Number(checkId),
        outcome,
        number,
        choice,
      })),
    },
  });

/** A repair on the bench, for which the display is changed. */
async function repairing() {
  const { desk, id } = await takeIn(app);
  await desk.estimate(id);
  return { desk, id };
}

describe('checks', () => {
  it('are those of all repairs and of what is done, and stand side by side with who and when', async () => {
    const { knex } = app.deps;
    const touch = await addRepairCheck(knex, { name_cs: 'Dotyk' });
    const health = await addRepairCheck(knex, {
      name_cs: 'Kondice baterie',
      kind: 'number',
      unit: '%',
      lowest: 0,
      highest: 100,
      is_required: false,
    });
    const origin = await addRepairCheck(knex, {
      name_cs: 'Původ displeje',
      kind: 'choice',
      when_made: 'after',
      operation_id: 1,
      choices_cs: 'originální, jiný',
      choices_ro: 'original, altul',
    });
    await addRepairCheck(knex, { name_cs: 'Nová baterie', operation_id: 2 });
    await addRepairCheck(knex, { name_cs: 'Už ne', is_active: false });
    const { desk, id } = await repairing();
    await check(desk, id, 'before', {
      [touch.id]: { outcome: 'ok' },
      [health.id]: { outcome: 'measured', number: 81 },
    });
    await desk.move(id, 'repairing', 'testing');
    const seen = await check(desk, id, 'after', {
      [touch.id]: { outcome: 'not_ok' },
      [origin.id]: { outcome: 'chosen', choice: 1 },
    });
    expect(seen.checks.map(({ name }) => name)).toEqual([
      'Dotyk',
      'Kondice baterie',
      'Původ displeje',
    ]);
    expect(seen.checks[0]).toMatchObject({
      before: { outcome: 'ok' },
      after: { outcome: 'not_ok' },
      isWorse: true,
    });
    expect(seen.checks[1]).toMatchObject({ before: { number: 81 }, after: null, unit: '%' });
    expect(seen.checks[2]).toMatchObject({ phases: ['after'], after: { choice: 'jiný' } });
    expect(seen.checks[0]?.before?.by).not.toBe('');
  });

  it('of the battery are told to its customer, before and after, and no others', async () => {
    const { knex } = app.deps;
    const percent = { kind: 'number', unit: '%', is_required: false } as const;
    const health = await addRepairCheck(knex, { ...percent, is_battery_health: true });
    const other = await addRepairCheck(knex, percent);
    const { desk, id } = await repairing();
    const { code } = (await knex('repairs').where({ id }).first('code')) ?? { code: '' };
    const told = async () => (await app.client().get('repair', { params: { code } })).batteryHealth;
    expect(await told()).toBeNull();
    const measured = (number: number) => ({ outcome: 'measured' as const, number });
    await check(desk, id, 'before', { [health.id]: measured(78), [other.id]: measured(11) });
    expect(await told()).toEqual({ before: 78, after: null });
    await desk.move(id, 'repairing', 'testing');
    await check(desk, id, 'after', { [health.id]: measured(100) });
    expect(await told()).toEqual({ before: 78, after: 100 });
  });

  it('that are required keep a repair from being ready, and are named', async () => {
    const made = await addRepairCheck(app.deps.knex, { name_cs: 'Dotyk' });
    const { desk, id } = await repairing();
    const seen = await desk.move(id, 'repairing', 'testing');
    const answer = await desk.client.change(`admin/repairs/${String(id)}/move/`, {
      version: seen.version,
      to: 'ready',
      reason: 'spěchá',
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      // The matcher is typed as anything.
      detail: expect.stringContaining('povinné kontroly') as unknown,
      missing: ['Dotyk'],
    });
    await check(desk, id, 'after', { [made.id]: { outcome: 'not_testable' } });
    expect((await desk.move(id, 'ready')).status).toBe('ready');
    // Opened again an hour later, it is looked at again.
    for (const table of ['repair_events', 'repair_check_results']) {
      await app.deps.knex.raw(`update ${table} set at = at - interval '1 hour'`);
    }
    const before = await desk.client.get('admin-repair-bench', { params: { id } });
    expect(before).toMatchObject({ missing: [], checks: [{ isStale: false }] });
    await desk.move(id, 'repairing', 'testing');
    const bench = await desk.client.get('admin-repair-bench', { params: { id } });
    expect(bench).toMatchObject({ missing: ['Dotyk'], checks: [{ isStale: true }] });
  });

  it('refuse a number out of bounds, another kind, and a list whose time has passed', async () => {
    const { knex } = app.deps;
    const health = await addRepairCheck(knex, { kind: 'number', lowest: 0, highest: 100 });
    const { desk, id } = await repairing();
    for (const said of [{ outcome: 'measured', number: 101 }, { outcome: 'ok' }] as const) {
      await expect(check(desk, id, 'before', { [health.id]: said })).rejects.toMatchObject({
        status: 400,
      });
    }
    await expect(
      check(desk, id, 'before', { [health.id + 1]: { outcome: 'ok' } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      check(desk, id, 'after', { [health.id]: { outcome: 'measured', number: 90 } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('keep what was found when they are taken off the list', async () => {
    const { knex } = app.deps;
    const touch = await addRepairCheck(knex, { name_cs: 'Dotyk' });
    const { desk, id } = await repairing();
    await check(desk, id, 'before', { [touch.id]: { outcome: 'not_ok' } });
    await knex('repair_checks').delete();
    const { checks } = await desk.client.get('admin-repair-bench', { params: { id } });
    expect(checks).toMatchObject([{ checkId: null, name: 'Dotyk', before: { outcome: 'not_ok' } }]);
  });
});

describe('timers', () => {
  const start = ({ client }: Desk, id: number) =>
    client.post('admin-repair-timer-start', { params: { id }, body: {} });

  it('run one for a technician, sum up for each, and stop when the device leaves the bench', async () => {
    const { desk, id } = await repairing();
    const other = await takeIn(app);
    await other.desk.estimate(other.id);
    await desk.move(id, 'repairing');
    await other.desk.move(other.id, 'repairing');
    expect((await start(desk, id)).stopped).toBeNull();
    expect((await start(desk, id)).stopped).toBeNull();
    const { number } = await desk.seen(id);
    await app.deps.knex.raw("update repair_timers set started_at = started_at - interval '25 min'");
    expect(await start(desk, other.id)).toMatchObject({
      stopped: number,
      bench: { timer: { isMine: true, canStart: true } },
    });
    await start(other.desk, id);
    const bench = await desk.client.get('admin-repair-bench', { params: { id } });
    expect(bench.timer).toMatchObject({
      isMine: false,
      elsewhere: { id: other.id },
      people: [
        { minutes: 25, since: null },
        // The matcher is typed as anything.
        { minutes: 0, since: expect.any(String) as unknown },
      ],
    });
    await desk.move(id, 'testing', 'ready');
    const [running]: number[] = await app.deps
      .knex('repair_timers')
      .whereNull('stopped_at')
      .pluck('repair_id');
    expect(running).toBe(other.id);
    await expect(start(desk, id)).rejects.toMatchObject({ status: 409 });
    await desk.client.post('admin-repair-timer-stop', { params: { id: other.id }, body: {} });
    expect(await app.deps.knex('repair_timers').whereNull('stopped_at')).toEqual([]);
    const numbers = await desk.client.get('admin-repair-numbers', { query: { days: 30 } });
    expect(numbers.workedByTechnician).toMatchObject([{ minutes: 25, repairs: 2 }, { minutes: 0 }]);
    expect(numbers.workedByOperation).toMatchObject([{ name: 'Výměna displeje', repairs: 2 }]);
  });

  it('starts one even where two windows press at once', async () => {
    const { desk, id } = await repairing();
    const other = await takeIn(app);
    await other.desk.estimate(other.id);
    await desk.move(id, 'repairing');
    await other.desk.move(other.id, 'repairing');
    await Promise.all([start(desk, id), start(desk, other.id), start(desk, id)]);
    expect(await app.deps.knex('repair_timers').whereNull('stopped_at')).toHaveLength(1);
  });
});
