import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { FieldRefusal, MessageRefusal } from '../platform/http/refusal.ts';

/** Addresses of a cascade of choices: the buy-back's or the service's. */
export interface CascadePaths {
  readonly selector: (steps: SelectedSteps) => string;
}
type StepField = keyof SelectedSteps;

const stepFields = [
  'productType',
  'productManufacturer',
  'productModel',
  'productColor',
] as const satisfies readonly StepField[];

/** A step that the catalogue does not have: the address of the last valid one comes along. */
export const unknownStep = (
  paths: CascadePaths,
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

type Choices = Readonly<Record<StepField, readonly { readonly value: string }[]>>;

/** Each step must be among the choices of the one before. */
export function requireOffered(paths: CascadePaths, choices: Choices, steps: SelectedSteps): void {
  const valid: Partial<Record<StepField, string>> = {};
  for (const field of stepFields) {
    const step = steps[field];
    if (!step) return;
    if (!choices[field].some(({ value }) => value === step)) throw unknownStep(paths, field, valid);
    valid[field] = step;
  }
}
