import type { Knex } from 'knex';
import { bestPlans } from '#core/installments/best-plans.ts';
import { programPlan, type ProgramRefusal } from '#core/installments/package-plan.ts';
import { programsKey } from '../catalog/surrogate-keys.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { planRefusalText, type Reader } from './cart-words.ts';
import { currentCart } from './current-cart.ts';
import { viewOfPlan, type InstallmentView } from './installment-view.ts';
import { programJson, type ProgramRow } from './package-rows.ts';

const programsSql = `
  select ${programJson} as program from installment_programs i
  where i.is_active order by i.position, i.id`;

const findPrograms = async (db: Knex): Promise<ProgramRow[]> =>
  (await query<{ program: ProgramRow }>(db, programsSql, [])).map(({ program }) => program);

/** Plans of installments and leasing: for the cart, the best of them, and for any price. */
export const installmentRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('cart-installments', async (_, context) => {
    const cart = await currentCart(deps.knex, deps, context);
    const programs = await findPrograms(deps.knex);
    const reader = { language: context.language, market: deps.market.code };
    const packages = (cart?.packages ?? []).filter(({ isBlocked }) => !isBlocked);
    return {
      packages: packages.map(({ row, main, total }) => ({
        packageId: row.id,
        name: main.name[context.language],
        price: total,
        chosenId: row.program?.id ?? null,
        ...plansOf(programs, total, 0, reader),
      })),
    };
  }),

  bind('cart-installments-best', async (_, context) => {
    const cart = await currentCart(deps.knex, deps, context);
    const programs = await findPrograms(deps.knex);
    const reader = { language: context.language, market: deps.market.code };
    const lent = programs.filter(({ kind }) => kind === 'installments');
    return bestPlans(plansOf(lent, cart?.priced.goods ?? 0, 0, reader).plans);
  }),

  bind('installment-calculator', async ({ query: { price, downPayment } }, context) => {
    context.tag(programsKey);
    const programs = await findPrograms(deps.reads);
    const reader = { language: context.language, market: deps.market.code };
    return { plans: plansOf(programs, price, downPayment, reader).plans };
  }),
];

/** Every program's plan of a price, or why it has none. */
function plansOf(
  programs: readonly ProgramRow[],
  price: number,
  downPayment: number,
  reader: Reader,
) {
  const plans: InstallmentView[] = [];
  const notOffered: { readonly name: string; readonly message: string }[] = [];
  for (const program of programs) {
    const plan = programPlan(price, program, downPayment);
    if (plan.ok) plans.push(viewOfPlan(program, plan.value, reader.language));
    else {
      const message = planRefusalText(plan.error, boundOf(plan.error, program), reader);
      notOffered.push({ name: program.name[reader.language], message });
    }
  }
  return { plans, notOffered };
}

/** The amount that a refusal speaks of. */
const boundOf = (reason: ProgramRefusal, program: ProgramRow): number =>
  reason === 'above_maximum' ? (program.maximalFinanced ?? 0) : program.minimalFinanced;
