import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { truncateAll } from '#tests/support/database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { claimOfGoods, kindsOfMail } from './claim-fixture.ts';
import { prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';

const sent: OutgoingMail[] = [];
let app: TestApp;
beforeAll(async () => {
  const send = (mail: OutgoingMail) => Promise.resolve(void sent.push(mail));
  app = await startRepairApp({ mailTransport: { send } });
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

type Taken = Awaited<ReturnType<typeof takeIn>>;

/** Saves what is known of a repair with another promised day. */
async function promise(
  { desk, id }: Pick<Taken, 'desk' | 'id'>,
  promisedOn: string | null,
  longerConsent = '',
) {
  const { version, fault, look, accessories } = await desk.seen(id);
  const kept = { fault, look, accessories, technicianId: null, serial: '', unlockCode: '' };
  const body = { version, ...kept, promisedOn, longerConsent };
  return desk.client.patch('admin-repair-change', { params: { id }, body });
}

it('of a claim is longer than the law gives only with consent, which its customer reads', async () => {
  const claim = await claimOfGoods(app);
  const { claimEndsOn, promisedOn } = await claim.desk.seen(claim.id);
  expect(claimEndsOn).toBe('2026-12-23');
  expect(promisedOn).toBe(claimEndsOn);
  await expect(promise(claim, null)).rejects.toMatchObject({ status: 400 });
  await expect(promise(claim, '2027-01-08')).rejects.toMatchObject({ status: 400 });
  expect((await claim.desk.seen(claim.id)).promisedOn).toBe(claimEndsOn);

  const agreed = await promise(claim, '2027-01-08', 'telefonicky');
  expect(agreed.promisedOn).toBe('2027-01-08');
  expect(agreed.history.at(-1)).toMatchObject({
    reason: '08.01.2027: telefonicky',
    actor: 'staff',
  });
  await app.deps.jobs.runDue();
  expect(await kindsOfMail(app)).toEqual(['repair-received', 'repair-claim-longer']);
  expect(sent.map(({ html }) => html).join('')).toContain('08.01.2027');

  // What was agreed is saved again, and made shorter, without being asked for anew.
  expect((await promise(claim, '2027-01-08')).promisedOn).toBe('2027-01-08');
  expect((await promise(claim, '2026-12-28')).promisedOn).toBe('2026-12-28');
  expect(await kindsOfMail(app)).toHaveLength(2);
});

it('of a repair that claims nothing is what the bench says', async () => {
  const taken = await takeIn(app);
  expect(taken.row.claimEndsOn).toBeNull();
  expect((await promise(taken, '2027-06-01')).promisedOn).toBe('2027-06-01');
  expect((await promise(taken, null)).promisedOn).toBeNull();
  expect(await kindsOfMail(app)).toEqual(['repair-received']);
});
