import { divideRounded } from '../shared/money.ts';

/** How an insurance, warranty or protection is priced. */
export interface AddOnTariff {
  /** Per mille of the device's price. */
  readonly permille: number;
  /** Least price, whole market units. */
  readonly minimalPrice: number;
}

/** Price of an add-on to a device of a price, whole market units, rounded half away from zero. */
export const addOnPrice = ({ permille, minimalPrice }: AddOnTariff, devicePrice: number): number =>
  Math.max(minimalPrice, divideRounded(devicePrice * permille, 1_000));
