import { pino } from 'pino';
import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Dependencies } from '#api/platform/dependencies.ts';
import type { BoundRoute } from '#api/platform/http/bind.ts';
import { checkReply } from '#api/platform/http/check-reply.ts';
import { measureFaults } from '#api/platform/http/fault-metrics.ts';
import { mendReply } from '#api/platform/http/mend-reply.ts';
import { textOf, WireText } from '#api/platform/http/wire-text.ts';

const row = z.object({
  id: z.int(),
  name: z.string(),
  note: z.string().nullable(),
  color: z.string().optional(),
  tags: z.array(z.string()),
});
const schema = z.object({ rows: z.array(row), total: z.int() });
const good = { id: 1, name: 'A', note: 'n', color: 'c', tags: ['x'] };
const reply = (...rows: unknown[]) => ({ rows, total: rows.length });
const mended = (value: unknown) => mendReply(schema, value)?.data;

describe('a reply that breaks its contract is made of what the contract allows of it', () => {
  it.each([
    ['a field that may be null is null', { ...good, note: 7 }, { ...good, note: null }],
    [
      'a field that may be missing is left out',
      { ...good, color: 7 },
      { ...good, color: undefined },
    ],
    ['of a list in a row the wrong one is left out', { ...good, tags: ['x', 7] }, good],
    ['what the contract does not name is left out', { ...good, secret: 'x' }, good],
  ])('%s', (_, wrong, expected) => {
    expect(mended(reply(good, wrong))).toEqual({ rows: [good, expected], total: 2 });
  });

  it('leaves out rows that hold a wrong value, and none beside them', () => {
    const rows = [{ ...good, id: 'x' }, good, { ...good, name: null }, 7, { ...good, note: 7 }];
    expect(mended(reply(...rows))).toEqual({ rows: [good, { ...good, note: null }], total: 5 });
  });

  it('takes unknown names out of what allows none', () => {
    const strict = z.object({ rows: z.array(z.strictObject({ id: z.int() })) });
    const rows = [{ id: 1, secret: 'x' }, { id: 'x' }, { id: 3 }];
    expect(mendReply(strict, { rows })?.data).toEqual({ rows: [{ id: 1 }, { id: 3 }] });
  });

  it('goes out to the nearest object that may be null', () => {
    const around = z.object({ order: z.object({ id: z.int() }).nullable() });
    expect(mendReply(around, { order: { id: 'x' } })?.data).toEqual({ order: null });
  });

  it.each([[{ rows: [], total: 'x' }], [null], [7]])(
    'gives up where nothing helps: %j',
    (value) => {
      expect(mendReply(schema, value)).toBeNull();
    },
  );

  it('changes nothing of what it was given', () => {
    const wrong = reply({ ...good, note: 7 });
    mended(wrong);
    expect(wrong).toEqual(reply({ ...good, note: 7 }));
  });
});

const logs: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void logs.push(line) });
beforeEach(() => void logs.splice(0));

const program = (kind: 'production' | 'development'): Dependencies => {
  const environment = { isProduction: kind === 'production', isTest: false };
  return { log, environment } as Dependencies; // all that the check asks for
};
const route = (): BoundRoute => {
  const endpoint: Endpoint = {
    method: 'GET',
    path: 'things/',
    access: 'public',
    reply: schema,
    status: 200,
    summary: '',
  };
  return { key: 'catalog-home', endpoint, handle: () => Promise.resolve(null), rules: undefined };
};

describe('where the shop is open', () => {
  it('serves the rest of it, counts it, and logs where and not what', async () => {
    const deps = program('production');
    const wrong = reply(good, { ...good, id: 'Bořivoj Zelenka' });
    expect(checkReply(deps, route(), wrong)).toEqual({ rows: [good], total: 2 });
    expect(logs.join()).toContain('breaks the contract at rows.*.id (invalid_type)"');
    expect(logs.join()).not.toContain('Zelenka');
    const registry = new Registry();
    measureFaults(registry, deps, []);
    expect(await registry.metrics()).toContain(
      'reply_contract_broken_total{call="catalog-home"} 1',
    );
  });

  it('checks each prepared text of a call of which one was wrong', () => {
    const deps = program('production');
    const call = route();
    const wrong = new WireText(textOf({ ...reply(good), secret: 'x' }));
    const right = new WireText(textOf(reply(good)));
    for (let times = 0; times < 3; times += 1) {
      expect(checkReply(deps, call, wrong)).toEqual(reply(good));
      expect(checkReply(deps, call, right)).toBe(right);
    }
    expect(logs).toHaveLength(3);
  });

  it('does not serve what nothing of can be served', () => {
    expect(() => checkReply(program('production'), route(), { rows: 7 })).toThrow(
      'breaks the contract',
    );
  });
});

it('ends the call anywhere else, so that it is found', () => {
  const deps = program('development');
  expect(() => checkReply(deps, route(), reply({ ...good, note: 7 }))).toThrow(
    'reply of catalog-home breaks the contract at rows.*.note (invalid_type)',
  );
  const more = new WireText(textOf({ ...reply(good), secret: 'x' }));
  expect(() => checkReply(deps, route(), more)).toThrow(
    'reply of catalog-home says more than the contract',
  );
});
