import type { CheckAnswer, CheckPhase } from '#core/service/repair-checks.ts';
import type { Caller, PastShop } from './past-shop.ts';

type Result = CheckAnswer & { readonly checkId: number };

/** Makes every check of a phase on a device that is repaired: all is well, and a battery is measured within its bounds. */
export async function checkRepair(
  shop: PastShop,
  bench: Caller,
  { id, phase }: { readonly id: number; readonly phase: CheckPhase },
): Promise<void> {
  const params = { id };
  const { checks, phases } = await shop.call(bench, 'admin-repair-bench', { params });
  if (!phases.includes(phase)) return;
  const results = checks.flatMap(({ checkId, kind, lowest, highest, phases: made }): Result[] => {
    if (checkId === null || !made.includes(phase)) return [];
    if (kind === 'verdict') return [{ checkId, outcome: 'ok', number: null, choice: null }];
    if (kind === 'choice') return [{ checkId, outcome: 'chosen', number: null, choice: 0 }];
    const number = shop.dice.between(lowest ?? 0, highest ?? 100);
    return [{ checkId, outcome: 'measured', number, choice: null }];
  });
  if (results.length === 0) return;
  await shop.call(bench, 'admin-repair-checked', { params, body: { phase, results } });
}
