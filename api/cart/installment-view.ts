import type { z } from 'zod';
import type { installmentView } from '#core/contract/cart-view.ts';
import type { InstallmentPlan } from '#core/installments/installment-plan.ts';
import type { Language } from '#core/market/market.ts';
import type { ProgramRow } from './package-rows.ts';

export type InstallmentView = z.output<typeof installmentView>;

/** A program's plan as the wire carries it. */
export const viewOfPlan = (
  program: ProgramRow,
  plan: InstallmentPlan,
  language: Language,
): InstallmentView => ({
  id: program.id,
  installmentArrangeType: program.arrangeType,
  kind: program.kind,
  company: program.company,
  name: program.name[language],
  ratePercent: program.ratePercent,
  months: plan.months,
  downPayment: plan.downPayment,
  financed: plan.financed,
  installment: plan.installment,
  lastInstallment: plan.lastInstallment,
  total: plan.total,
  rpsnHundredths: plan.rpsnHundredths,
});
