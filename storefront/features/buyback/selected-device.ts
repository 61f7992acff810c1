import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import type {
  ColorChoice,
  ModelChoice,
  SelectionChoice,
  SelectionState,
} from '#core/buyback/selection-state.ts';
import type { MarketCode } from '#core/market/market.ts';

export interface SelectedDevice {
  readonly kind: DeviceKind;
  readonly type: SelectionChoice | null;
  readonly manufacturer: SelectionChoice | null;
  readonly model: ModelChoice | null;
  readonly color: ColorChoice | null;
}

const find = <C extends SelectionChoice>(choices: readonly C[], value: string | null): C | null =>
  choices.find((choice) => choice.value === value) ?? null;

/** The choices behind the selected values, with their labels. */
export const selectedDevice = (state: SelectionState, market: MarketCode): SelectedDevice => ({
  kind: deviceKindOf(state.selectedProductType ?? '', market) ?? 'accessory',
  type: find(state.productTypeChoices, state.selectedProductType),
  manufacturer: find(state.productManufacturerChoices, state.selectedProductManufacturer),
  model: find(state.productModelChoices, state.selectedProductModel),
  color: find(state.productColorChoices, state.selectedProductColor),
});

export type OpenStep = 'type' | 'manufacturer' | 'model' | 'color' | 'appraisal';

/** The first step that nothing is chosen in. */
export function openStep(state: SelectionState): OpenStep {
  if (state.selectedProductType === null) return 'type';
  if (state.selectedProductManufacturer === null) return 'manufacturer';
  if (state.selectedProductModel === null) return 'model';
  return state.selectedProductColor === null ? 'color' : 'appraisal';
}
