import { z } from 'zod';
import { conditionTypes } from '../buyback/appraisal.ts';
import { grades } from '../buyback/grade.ts';

/** `choice` of API.md; a colour adds the alternative text of its picture. */
export const choice = z.object({ value: z.string(), label: z.string() });
export const colorChoice = choice.extend({
  imageAlt: z.string(),
  /** CSS colour of the device in this colour; the picture is drawn with it. */
  hex: z.string(),
});

/** Width and height in millimetres, so that the drawn device has its true proportions. */
const deviceSize = z.object({ width: z.number(), height: z.number() });
export const modelChoice = choice.extend({
  /** Highest price of the current list, whole units; null where the list has none. */
  maximalPrice: z.int().nonnegative().nullable(),
  size: deviceSize.nullable(),
});

const graded = z.object({ quality: z.enum(grades) });

const conditionChoice = choice.extend({
  priceCorrection: z.int(),
  appraisalResult: graded.nullable(),
});

export const deviceCondition = z.object({
  name: z.string(),
  type: z.enum(conditionTypes),
  value: z.string().nullable(),
  disabled: z.boolean(),
  choices: z.array(conditionChoice),
});

/** The price list of one device, with its questions: `appraisal` of API.md. Whole market units. */
export const appraisal = z.object({
  appraisalResult: z.record(
    z.string(),
    z.object({ quality: z.enum(grades), price: z.int().nonnegative(), url: z.string() }),
  ),
  deviceConditions: z.record(z.string(), deviceCondition),
  version: z.string(),
  minimalBuyoutPrice: z.int().nonnegative(),
});
