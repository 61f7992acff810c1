import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';

const day = z.iso.date('invalid_value');
const percent = z.int('invalid_value').min(1, 'invalid_value').max(100, 'too_large');
/** What a bonus is, but for when it holds. */
export const bonusFields = {
  percent,
  /** Slugs; null for all. */
  manufacturer: token.nullable(),
  deviceType: token.nullable(),
};
/** When a bonus holds. */
export const validity = {
  /** First and last day in the market's time zone; null: until it is ended. */
  validFrom: day,
  validTo: day.nullable(),
};
/** Whether it does not end before it begins. */
export const isPeriod = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null || validFrom <= validTo;
