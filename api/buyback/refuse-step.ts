import type { SelectedSteps, buybackPaths } from '#core/paths/buyback-paths.ts';
import { FieldRefusal, MessageRefusal } from '../platform/http/refusal.ts';

export type BuybackPaths = ReturnType<typeof buybackPaths>;
export type StepField = keyof SelectedSteps;

export const stepFields = [
  'productType',
  'productManufacturer',
  'productModel',
  'productColor',
] as const satisfies readonly StepField[];

/** A step that the catalogue does not have: the address of the last valid one comes along. */
export const unknownStep = (
  paths: BuybackPaths,
  field: StepField,
  before: SelectedSteps,
): MessageRefusal =>
  new MessageRefusal('choice_unknown', paths.selector(before), {
    fields: { [field]: ['unknown_choice'] },
  });

/** A later step without an earlier one is no selection. */
export function requireUnbroken(steps: SelectedSteps): void {
  const gap = stepFields.find((field) => !steps[field]);
  const last = stepFields.findLast((field) => steps[field]);
  if (gap && last && stepFields.indexOf(gap) < stepFields.indexOf(last)) {
    throw new FieldRefusal({ [gap]: ['required'] });
  }
}
