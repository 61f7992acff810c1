import { datePartsOf, type CalendarDate } from '../shared/calendar.ts';
import type { DeviceKind } from './device-kind.ts';

/** How fast a family of devices loses its value. */
export type ValueCurve = 'apple' | 'premium' | 'budget' | 'watch';

/** Launch price (CZK) from which a device keeps its value as the premium ones do. */
const premiumFrom = 15_000;

/**
 * Share of the launch price by age in months, linear in between. The middle of each curve was read
 * off the 42 devices priced by hand; both ends are ours, flat after the last point.
 */
const curves: Record<ValueCurve, readonly (readonly [months: number, share: number])[]> = {
  apple: [
    [0, 0.75],
    [14, 0.596],
    [26, 0.463],
    [38, 0.354],
    [50, 0.266],
    [62, 0.189],
    [73, 0.126],
    [86, 0.081],
    [110, 0.045],
    [170, 0.012],
  ],
  premium: [
    [0, 0.62],
    [22, 0.367],
    [34, 0.257],
    [45, 0.179],
    [57, 0.116],
    [75, 0.055],
    [95, 0.03],
    [125, 0.022],
    [170, 0.014],
  ],
  budget: [
    [0, 0.53],
    [20, 0.321],
    [30, 0.222],
    [34, 0.189],
    [39, 0.152],
    [44, 0.125],
    [57, 0.075],
    [75, 0.042],
    [95, 0.025],
    [125, 0.02],
    [170, 0.012],
  ],
  watch: [
    [0, 0.6],
    [28, 0.295],
    [38, 0.207],
    [50, 0.131],
    [58, 0.089],
    [75, 0.045],
    [95, 0.025],
    [170, 0.008],
  ],
};

export interface LaunchedDevice {
  readonly kind: DeviceKind;
  readonly manufacturer: string;
  /** Whole CZK at launch. */
  readonly launchPrice: number;
  readonly releasedOn: CalendarDate;
}

/** The curve that a device follows; Apple's phones and tablets are a family of their own. */
export function valueCurveOf(device: Omit<LaunchedDevice, 'releasedOn'>): ValueCurve {
  if (device.kind === 'smartwatch') return 'watch';
  if (device.manufacturer === 'Apple') return 'apple';
  return device.launchPrice >= premiumFrom ? 'premium' : 'budget';
}

/** Share of the launch price (0 to 1) that a device is bought for at an age in months. */
export function resaleShare(curve: ValueCurve, months: number): number {
  let [lastMonth, lastShare] = [0, 1];
  for (const [month, share] of curves[curve]) {
    if (months === month) return share;
    if (months < month) {
      return lastShare + ((share - lastShare) * (months - lastMonth)) / (month - lastMonth);
    }
    [lastMonth, lastShare] = [month, share];
  }
  return lastShare;
}

/**
 * What a device in the best grade is worth on a day: launch price times the share left at its age
 * in whole months. Whole CZK, rounded to 50, below 1 000 to 10; a device from the future counts as
 * new.
 */
export function resaleValue(device: LaunchedDevice, on: CalendarDate): number {
  const [born, today] = [datePartsOf(device.releasedOn), datePartsOf(on)];
  const months = Math.max(0, (today.year - born.year) * 12 + today.month - born.month);
  return rounded(device.launchPrice * resaleShare(valueCurveOf(device), months));
}

function rounded(value: number): number {
  const step = value < 1_000 ? 10 : 50;
  return Math.round(value / step) * step;
}

/** Growth of the value with every doubling of the storage; ours, about what used phones show. */
const perDoubling = 1.08;

/** Value (whole CZK, rounded alike) of the same model with another capacity than `value`'s. */
export const valueWithStorage = (value: number, fromGb: number, toGb: number): number =>
  rounded(value * perDoubling ** Math.log2(toGb / fromGb));
