import { watchUnpaidRests } from '#api/orders/jobs/watch-unpaid-rests.ts';
import { answersC } from '#tests/support/buyback-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openDoorExchanges } from './door-exchange-steps.ts';

/** A morning so many days after the rest was reckoned, when the job runs. */
export const morningOf = (day: number): Date => new Date(Date.UTC(2026, 10, 23 + day, 7, 55));

/** A device from the door that is worth 2 700 less, of which its seller said so: 2 700 or all 5 900 is to pay. */
export async function openUnpaidRests(app: TestApp, said: 'accept' | 'keep_device' = 'accept') {
  const at = await openDoorExchanges(app);
  const code = await at.onTheWay('card');
  await at.take();
  await at.receive(answersC);
  await at.decide(said);
  const runOn = async (...days: number[]) => {
    for (const day of days) {
      app.clock.now = morningOf(day);
      await watchUnpaidRests.run({}, app.deps);
    }
  };
  /** The 21st day came; nobody of the staff stays signed in for so long, so the clock goes back after it. */
  const late = async () => {
    const soon = new Date(app.clock.now.getTime() + 60_000);
    await runOn(21);
    app.clock.now = soon;
  };
  const waiting = async () => {
    const { queues } = await at.support.get('home', {});
    return queues.find(({ queue }) => queue === 'unpaid_rests');
  };
  return { ...at, code, runOn, late, waiting };
}
