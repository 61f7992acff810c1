import type { Appraisal, AppraisalResults, DeviceConditions } from './appraisal.ts';
import { displayMasks, type DisplayMask, type DisplayTarget } from './display-mask.ts';

export interface SelectionChoice {
  readonly value: string;
  readonly label: string;
}
export interface ModelChoice extends SelectionChoice {
  /** Highest price of the current list, whole units; null where the list has none. */
  readonly maximalPrice: number | null;
  /** Millimetres. */
  readonly size: { readonly width: number; readonly height: number } | null;
}
export interface ColorChoice extends SelectionChoice {
  readonly imageAlt: string;
  readonly hex: string;
}

export type SelectionStep = 'manufacturers' | 'models' | 'colors' | 'appraisal';

/** The buy-back state (SPECIFICATION 3) and what keeps late answers out of it. */
export interface SelectionState {
  readonly productTypeChoices: readonly SelectionChoice[];
  readonly selectedProductType: string | null;
  readonly productManufacturerChoices: readonly SelectionChoice[];
  readonly selectedProductManufacturer: string | null;
  readonly productModelChoices: readonly ModelChoice[];
  readonly selectedProductModel: string | null;
  readonly productColorChoices: readonly ColorChoice[];
  readonly selectedProductColor: string | null;
  readonly deviceConditions: DeviceConditions;
  readonly appraisalResultData: AppraisalResults;
  readonly appraisalVersion: string | null;
  readonly minimalBuyoutPrice: number | null;
  /** Whole market units; null while the answers give no price. */
  readonly appraisalPrice: number | null;
  /** Not null marks the appraisal as failed (SPECIFICATION 8). */
  readonly appraisalAPIErrorMessage: string | null;
  /** Failure of loading manufacturers, models or colours. */
  readonly choicesErrorMessage: string | null;
  readonly buyoutState: DisplayMask;
  /** Null before sending, then whether the e-mail left (T-BUY-26). */
  readonly emailSent: boolean | null;
  /** The one answer that is still wanted; any other is late and ignored. */
  readonly pending: { readonly requestId: number; readonly step: SelectionStep } | null;
  readonly lastRequestId: number;
}

/** Reply of `buyback-product-selector-data`, as far as the state needs it. */
export interface SelectorData {
  readonly selectedChoices: {
    readonly productType: string | null;
    readonly productManufacturer: string | null;
    readonly productModel: string | null;
    readonly productColor: string | null;
  };
  readonly choices: {
    readonly productType: readonly SelectionChoice[];
    readonly productManufacturer: readonly SelectionChoice[];
    readonly productModel: readonly ModelChoice[];
    readonly productColor: readonly ColorChoice[];
  };
  readonly appraisal: Appraisal | null;
}

interface Arrived {
  readonly requestId: number;
  readonly url: string;
}

export type SelectionEvent =
  | { readonly type: 'type_chosen'; readonly productType: string }
  | { readonly type: 'manufacturer_chosen'; readonly productManufacturer: string }
  | { readonly type: 'model_chosen'; readonly productModel: string }
  | { readonly type: 'color_chosen'; readonly productColor: string }
  | ({
      readonly type: 'manufacturers_arrived';
      readonly choices: readonly SelectionChoice[];
    } & Arrived)
  | ({ readonly type: 'models_arrived'; readonly choices: readonly ModelChoice[] } & Arrived)
  | ({ readonly type: 'colors_arrived'; readonly choices: readonly ColorChoice[] } & Arrived)
  | ({ readonly type: 'appraisal_arrived'; readonly appraisal: Appraisal } & Arrived)
  /** `message` is the server's on a 400 and the general phrase otherwise; `url` only from a 400. */
  | {
      readonly type: 'failed';
      readonly requestId: number;
      readonly message: string;
      readonly url?: string;
    }
  /** `review` shows a finished buy-back that cannot be changed. */
  | { readonly type: 'restored'; readonly data: SelectorData; readonly review: boolean }
  | { readonly type: 'answered'; readonly conditionId: string; readonly value: string }
  | { readonly type: 'display_chosen'; readonly target: DisplayTarget }
  /** Names the device that the mail was about, so that a late outcome marks no other. */
  | { readonly type: 'email_sent' | 'email_failed'; readonly productColor: string };

/** What the program around the state machine has to do; loads answer with their `requestId`. */
export type SelectionEffect =
  | {
      readonly type: 'load_manufacturers';
      readonly requestId: number;
      readonly productType: string;
    }
  | {
      readonly type: 'load_models';
      readonly requestId: number;
      readonly productType: string;
      readonly productManufacturer: string;
    }
  | { readonly type: 'load_colors'; readonly requestId: number; readonly productModel: string }
  | { readonly type: 'load_appraisal'; readonly requestId: number; readonly productColor: string }
  | { readonly type: 'reset_forms' }
  | { readonly type: 'apply_url'; readonly url: string };

/** The state without an appraisal: what every new selection starts from. */
export const noAppraisal = {
  deviceConditions: {},
  appraisalResultData: {},
  appraisalVersion: null,
  minimalBuyoutPrice: null,
  appraisalPrice: null,
  appraisalAPIErrorMessage: null,
  choicesErrorMessage: null,
  buyoutState: displayMasks.initial,
  emailSent: null,
} as const satisfies Partial<SelectionState>;

export const initialSelection: SelectionState = {
  ...noAppraisal,
  productTypeChoices: [],
  selectedProductType: null,
  productManufacturerChoices: [],
  selectedProductManufacturer: null,
  productModelChoices: [],
  selectedProductModel: null,
  productColorChoices: [],
  selectedProductColor: null,
  pending: null,
  lastRequestId: 0,
};
