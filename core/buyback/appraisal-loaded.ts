import { answersOf } from './answers.ts';
import type { Appraisal } from './appraisal.ts';
import { appraise, type Appraised } from './appraise.ts';
import type { SelectionState } from './selection-state.ts';

export type AppraisalPart = Pick<
  SelectionState,
  | 'selectedProductColor'
  | 'appraisalResultData'
  | 'deviceConditions'
  | 'appraisalVersion'
  | 'minimalBuyoutPrice'
  | 'appraisalAPIErrorMessage'
>;

/**
 * Whether the appraisal is successfully loaded: a colour, results, conditions and a version are
 * there and no error is (SPECIFICATION 4, T-BUY-12).
 */
export const isAppraisalLoaded = (state: AppraisalPart): boolean => loadedAppraisal(state) !== null;

/** The loaded price list of the state; null while it is not successfully loaded. */
export function loadedAppraisal(state: AppraisalPart): Appraisal | null {
  const { appraisalResultData: appraisalResult, deviceConditions, appraisalVersion } = state;
  if (state.appraisalAPIErrorMessage !== null || !state.selectedProductColor) return null;
  if (Object.keys(appraisalResult).length === 0) return null;
  if (Object.keys(deviceConditions).length === 0) return null;
  if (!appraisalVersion || state.minimalBuyoutPrice === null) return null;
  return {
    appraisalResult,
    deviceConditions,
    version: appraisalVersion,
    minimalBuyoutPrice: state.minimalBuyoutPrice,
  };
}

/** The current result for the chosen answers; null when there is none (SPECIFICATION 4). */
export function currentAppraisal(state: AppraisalPart): Appraised | null {
  const appraisal = loadedAppraisal(state);
  if (appraisal === null) return null;
  const outcome = appraise(appraisal, answersOf(appraisal.deviceConditions));
  return outcome.ok ? outcome.value : null;
}

/** A device can be bought out when the chosen answers give a graded result. */
export const canBuyOut = (state: AppraisalPart): boolean => currentAppraisal(state) !== null;

/** An offer may be sent or the device sold: buyable, and every question answered (DECISIONS). */
export const mayFinishBuyback = (state: AppraisalPart): boolean =>
  currentAppraisal(state)?.complete === true;
